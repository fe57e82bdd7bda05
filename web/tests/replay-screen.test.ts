import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitor } from '../src/lib/guest.svelte'
import type { TableShown } from '../src/lib/wire'
import { words } from '../src/lib/words.svelte'
import Replay from '../src/replay/Replay.svelte'
import { wholePicture } from '../src/replay/picture'
import { Line, news, shown, soon, view } from './fixtures/fakeHouse'
import { spoken } from './fixtures/masquerade'
import { replay } from './fixtures/finishedGame'

let mounted: ReturnType<typeof mount>
let tables: Record<string, TableShown>

beforeEach(async () => {
  localStorage.clear()
  Line.all = []
  tables = { tafel: shown({ phase: 'over' }) }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('WebSocket', Line)
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('.ftl')) return new Response(await spoken('en'))
    if (path.includes('/replay')) return Response.json(replay())
    const found = tables[path.replace('/api/tables/', '')]
    return found ? Response.json({ table: 'x', shown: found }) : Response.json({}, { status: 404 })
  })
  await words.speak('en')
})

afterEach(() => {
  void unmount(mounted)
  visitor.me = null
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Open the replay of a game as this person. */
async function unmask(person: string): Promise<void> {
  visitor.me = { person, name: person }
  mounted = mount(Replay, { target: document.body, props: { table: 'tafel' } })
  await soon(() => expect(document.querySelector('h1 + .lead')).not.toBeNull())
}

const wayOn = (): string | null => {
  flushSync()
  return document.querySelector('aside a')?.getAttribute('href') ?? null
}

it('a player on the replay page learns of a rematch and gets a link to it', async () => {
  await unmask('bruno')
  await soon(() => expect(Line.all).toHaveLength(1))
  Line.last.say(view({ you: { person: 'bruno', name: 'BRUNO', player: 1, removed: false }, shown: shown({ phase: 'over' }) }))
  expect(wayOn()).toBeNull()
  tables.next = shown({ phase: 'waiting' })
  Line.last.say(news(7, { shown: shown({ phase: 'over', rematch: 'next' }) }))
  await soon(() => expect(wayOn()).toBe('/t/next'))
  expect(document.querySelector('aside')?.textContent).toContain(words.t('un-again'))
  expect(localStorage.getItem('ridotto.tables')).toBe('["next"]')
})

it('a player is marked as "you" on the page, but not in the exported picture', async () => {
  await unmask('bruno')
  const marked = [...document.querySelectorAll('[data-you]')].map((mark) => mark.textContent)
  expect(marked).toEqual(['(you)', '(you)'])
  expect(document.querySelector('h1 ~ .small')?.textContent).toContain(words.t('un-you-were', { name: 'bruno' }))
  expect(document.querySelector('h1 + .lead')?.textContent).toContain('You win!')
  expect([...document.querySelectorAll('.known h3')].map((name) => name.textContent)).toContain('bruno (you)')

  const parts = [...document.querySelectorAll<SVGSVGElement>('.part > svg')]
  for (const part of parts) {
    Object.defineProperty(part, 'viewBox', { value: { baseVal: { width: 100, height: 100 } } })
  }
  const taken = wholePicture(parts, 'bruno wins.', '', '')
  expect(taken.textContent).toContain('bruno')
  expect(taken.textContent).not.toContain('you')
})

it('a mask in the story opens its sheet, and a line of the story shows its moment', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  await unmask('carla')
  const line = [...document.querySelectorAll('.story li')].find((one) => one.textContent?.includes('announces'))
  expect(line?.querySelector('button a')).toBeNull()
  line?.querySelector<HTMLElement>('button')?.click()
  flushSync()
  const told = document.querySelector('.moment')
  expect(told?.textContent).toContain('announces: King.')
  told?.querySelector<HTMLElement>('a[href$="#mask-king"]')?.click()
  flushSync()
  expect(document.querySelector('dialog[open] .power h3')?.textContent).toBe('King')
  expect(document.querySelectorAll('.table a[href$="#mask-thief"]').length).toBeGreaterThan(0)
})

it('nobody is marked as "you" for other viewers', async () => {
  await unmask('carla')
  expect(document.querySelectorAll('[data-you]')).toHaveLength(0)
  expect(document.body.textContent).not.toContain('(you)')
})

it('a viewer who did not play is not told of a rematch and opens no connection', async () => {
  tables.tafel = shown({ phase: 'over', rematch: 'next' })
  tables.next = shown({ phase: 'waiting' })
  await unmask('carla')
  expect(Line.all).toEqual([])
  expect(wayOn()).toBeNull()
})

it('a finished rematch is not announced', async () => {
  tables.next = shown({ phase: 'over' })
  await unmask('bruno')
  await soon(() => expect(Line.all).toHaveLength(1))
  Line.last.say(view({ shown: shown({ phase: 'over', rematch: 'next' }) }))
  await new Promise((later) => setTimeout(later, 20))
  expect(wayOn()).toBeNull()
})
