import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Said, TableShown, View } from '../src/lib/wire'
import type { Table } from '../src/table/table.svelte'
import StorySheets from '../src/table/StorySheets.svelte'
import Waiting from '../src/lobby/waiting/Waiting.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, shown as shownAt, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

/** A table with chat. */
const shown = (change: Partial<TableShown> = {}): TableShown => {
  const { wishes, ...rest } = shownAt()
  return { ...rest, wishes: { ...wishes, chat: true }, ...change }
}

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})

afterEach(() => leaveSeat(table, mounted))

describe('the chat over the table', () => {
  function open(more: Partial<View>): void {
    Line.last.say(view({ shown: shown(), ...more }))
    const props = { table, log: [], tones: {}, open: 'chat', asks: '', onclose: () => undefined, onanswer: () => undefined }
    mounted = mount(StorySheets, { target: document.body, props })
    flushSync()
  }
  const said = (n: number, person: string, room: Said['room'] = 'players'): Said => ({
    n,
    at: n,
    room,
    person,
    name: 'Bianca',
    text: 'Hi',
  })
  const lines = (): string[] =>
    [...document.querySelectorAll('.said li')].map((line) => line.textContent.replace(/\s+/g, ' ').trim())

  it('numbers namesakes as at the table, in the list of people to mute too', () => {
    const seats = ['ana', 'bruno'].map((person) => ({ ...shown().seats[0]!, person, name: 'Bianca' }))
    open({ shown: shown({ seats }), said: [said(1, 'ana'), said(2, 'bruno'), said(3, 'ida', 'spectators')] })
    const who = [...document.querySelectorAll('.who')].map((name) => name.textContent)
    expect(who).toEqual(['Bianca', 'Bianca II', 'Bianca'])
    expect([...document.querySelectorAll('details label')].map((label) => label.textContent.trim())).toEqual([
      'Bianca II',
      'Bianca',
    ])
  })

  it('marks messages from spectators', () => {
    open({ said: [said(1, 'bruno'), said(1, 'ida', 'spectators')], you: { person: 'ida', name: 'IDA', player: null, removed: false } })
    expect(lines()[0]).not.toContain('spectator')
    expect(lines()[1]).toContain('spectator')
    expect(document.querySelector('input')?.placeholder).toBe(t('chat-say-spectators'))
  })

  it('says that messages are muted, not that there are none', () => {
    open({ said: [said(1, 'bruno')], muted: ['bruno'] })
    expect(lines()).toEqual([t('chat-muted')])
    Line.last.say(view({ shown: shown(), said: [] }))
    flushSync()
    expect(lines()).toEqual([t('chat-nothing')])
  })

  it('has one title, for spectators too', () => {
    Line.last.say(view({ shown: shown() }))
    const props = { table, log: [], tones: {}, open: 'chat', asks: '', onclose: () => undefined, onanswer: () => undefined }
    mounted = mount(StorySheets, { target: document.body, props })
    flushSync()
    const headings = (): string[] =>
      [...document.querySelectorAll('dialog[open] h2')].map((heading) => heading.textContent)
    expect(headings()).toEqual(['Chat'])
    Line.last.say(view({ shown: shown(), you: { ...table.you!, player: null } }))
    flushSync()
    expect(headings()).toEqual(['Chat'])
  })
})

describe('the chat of the waiting room', () => {
  it('counts unread messages at the top of the page, with a link to them', async () => {
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
