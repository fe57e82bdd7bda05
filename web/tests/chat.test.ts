import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../src/lib/table.svelte'
import StorySheets from '../src/parts/table/StorySheets.svelte'
import Waiting from '../src/screens/Waiting.svelte'
import { Line, shown, view } from './house'
import { leaveSeat, takeSeat } from './seat'

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})

afterEach(() => leaveSeat(table, mounted))

describe('the chat over the table', () => {
  it('is called what it is once, also where spectators talk among themselves', () => {
    Line.last.say(view({ shown: shown() }))
    const props = { table, log: [], tones: {}, open: 'chat', onclose: () => undefined }
    mounted = mount(StorySheets, { target: document.body, props })
    flushSync()
    const headings = (): string[] =>
      [...document.querySelectorAll('dialog[open] h2')].map((heading) => heading.textContent)
    expect(headings()).toEqual(['Chat'])
    Line.last.say(view({ shown: shown(), you: { ...table.you!, player: null } }))
    flushSync()
    expect(headings()).toEqual(['Chat of the spectators'])
  })
})

describe('the chat of the waiting room', () => {
  it('counts at the top of the page what nobody has had in sight, and can be gone to', async () => {
    let sight: (seen: boolean) => void = () => undefined
    vi.stubGlobal('IntersectionObserver', class {
      constructor(saw: (sights: { isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => saw([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    })
    Element.prototype.scrollIntoView = () => undefined
    const { wishes } = shown()
    Line.last.say(view({ shown: shown({ phase: 'waiting', wishes: { ...wishes, chat: true } }), state: null }))
    mounted = mount(Waiting, { target: document.body, props: { table } })
    flushSync()
    const unread = (): string | undefined => document.querySelector('header .unread')?.textContent
    const say = (n: number): void =>
      Line.last.say({ is: 'said', said: { n, at: n, room: 'players', person: 'bruno', name: 'BRUNO', text: 'Hi' } })
    expect(unread()).toBeUndefined()
    say(1)
    say(2)
    flushSync()
    expect(unread()).toBe('2')
    expect(document.querySelector('header')?.textContent).toContain('2 new messages')

    document.querySelector<HTMLElement>('header button:has(.unread)')?.click()
    expect(document.activeElement?.querySelector('.said')).not.toBeNull()
    sight(true)
    flushSync()
    expect(unread()).toBeUndefined()
    say(3)
    flushSync()
    expect(unread()).toBeUndefined()
  })
})
