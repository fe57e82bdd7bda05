import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Ball from '../src/games/masquerade/Ball.svelte'
import Generic from '../src/games/generic/Table.svelte'
import Mascarade from '../src/games/mascarade/Table.svelte'
import type { GameState, Said, TableShown, View } from '../src/lib/wire'
import { settings } from '../src/lib/settings.svelte'
import { t, words } from '../src/lib/words.svelte'
import { chatSwitch } from '../src/table/chatSwitch.svelte'
import { GESTURES, SPOKEN } from '../src/table/phrases'
import type { Table } from '../src/table/table.svelte'
import { Line, news, shown, view } from './fixtures/fakeHouse'
import { game } from './fixtures/mascarade'
import { ball, deck, own, spoken } from './fixtures/masquerade'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table<any>
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  table = await takeSeat()
})
afterEach(() => {
  settings.bubbles = true
  if (chatSwitch.off) chatSwitch.turn()
  leaveSeat(table, mounted)
  vi.useRealTimers()
})

const NAMES = ['ana', 'bruno', 'carla', 'dino']
const seats = NAMES.map((person) => ({ ...shown().seats[0]!, person, name: person }))
const at = (name: string, chat: boolean): TableShown => {
  const { wishes } = shown()
  return shown({ seats, wishes: { ...wishes, game: name, chat } })
}

const GAMES: Record<string, (chat: boolean, more?: Partial<View>) => void> = {
  mascarade: (chat, more) => {
    Line.last.say(view({ state: game({ player: 1 }), shown: at('mascarade', chat), present: NAMES.map(() => true), ...more }))
    mounted = mount(Mascarade, { target: document.body, props: { table } })
  },
  masquerade: (chat, more) => {
    Line.last.say(view({ state: ball({ player: 1 }), own: { ...own }, shown: at('masquerade', chat), ...more }))
    mounted = mount(Ball, { target: document.body, props: { table, deck } })
  },
  lanterns: (chat, more) => {
    const state = { over: false, player: 1, decision: 'light', turn: 2, legal: [] } as unknown as GameState
    Line.last.say(view({ state, shown: at('lanterns', chat), ...more }))
    mounted = mount(Generic, { target: document.body, props: { table } })
  },
}

function sit(name: string, chat = true, more: Partial<View> = {}): void {
  GAMES[name]?.(chat, more)
  flushSync()
}

let number = 0
const message = (person: string, more: Partial<Said> = {}): Said =>
  ({ n: ++number, at: number, room: 'players', person, name: person, text: 'Hello', ...more })
function says(person: string, more: Partial<Said> = {}): Said {
  const said = message(person, more)
  Line.last.say({ is: 'said', said })
  flushSync()
  return said
}

const bubbles = (): [speaker: string | undefined, text: string][] =>
  [...document.querySelectorAll<HTMLElement>('.bubble')].map((one) => [one.dataset.speaker, one.textContent.trim()])
const read = (): string[] => [...document.querySelectorAll('[role="log"] p')].map((one) => one.textContent)

describe.each(Object.keys(GAMES))('at a table of %s', (name) => {
  it('a phrase, a gesture and a message appear at the seat of the speaker, who has one there', () => {
    sit(name)
    says('bruno', { phrase: 'hello', text: 'Good evening!' })
    says('ana', { text: 'Hi, all' })
    expect(bubbles()).toEqual([['1', 'Good evening!'], ['0', 'Hi, all']])
    says('bruno', { phrase: 'bow', text: 'A bow' })
    expect(bubbles()).toEqual([['0', 'Hi, all'], ['1', '']])
    for (const [speaker] of bubbles()) expect(document.querySelectorAll(`main [data-player="${speaker}"]`)).toHaveLength(1)
    expect(document.querySelectorAll('.bubble svg')).toHaveLength(1)
  })

  it('messages are read out once, in the reader’s language, and not the viewer’s own', () => {
    sit(name)
    says('bruno', { phrase: 'bow', text: 'A bow' })
    says('ana', { text: 'Hi, all' })
    says('carla', { text: 'Hi, all' })
    expect(read()).toEqual(['bruno: A bow', 'carla: Hi, all'])
    expect(document.querySelectorAll('[role="log"][aria-live="polite"]')).toHaveLength(1)
    expect(document.querySelector('.bubbles')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('phrases can be said and muted without chat', () => {
    sit(name, false)
    const opener = [...document.querySelectorAll('header button')].find((one) => one.textContent.includes(t('phrases-title')))
    ;(opener as HTMLElement).click()
    flushSync()
    const tray = document.querySelector('dialog[open] [role="group"]')
    expect(tray?.querySelectorAll('button')).toHaveLength(SPOKEN.length + GESTURES.length)
    expect(document.querySelectorAll('dialog[open] details label')).toHaveLength(NAMES.length - 1)
    tray?.querySelector<HTMLElement>(`[aria-label="${t('phrase-applause')}"]`)?.click()
    expect(Line.last.commands).toMatchObject([{ do: 'chat', phrase: 'applause' }])
    says('bruno', { phrase: 'hello', text: 'Good evening!' })
    expect(bubbles()).toEqual([['1', 'Good evening!']])
  })
})

describe('a bubble', () => {
  beforeEach(() => sit('mascarade'))

  it('is replaced by the next one of the same person and goes after a few seconds', () => {
    says('bruno', { text: 'One' })
    vi.advanceTimersByTime(2900)
    says('bruno', { text: 'Two' })
    expect(bubbles()).toEqual([['1', 'Two']])
    vi.advanceTimersByTime(2900)
    flushSync()
    expect(bubbles()).toEqual([['1', 'Two']])
    vi.advanceTimersByTime(5000)
    flushSync()
    expect(bubbles()).toEqual([])
  })

  it('goes at once when its speaker is muted or the message deleted', () => {
    says('bruno', { text: 'One' })
    const { room, n } = says('carla', { text: 'Two' })
    void table.mute('bruno', true)
    flushSync()
    expect(bubbles()).toEqual([['2', 'Two']])
    Line.last.say({ is: 'unsaid', room, n })
    flushSync()
    expect(bubbles()).toEqual([])
  })

  it('is not shown for spectators, for messages that were missed, or if bubbles or chat are off', () => {
    says('ida', { room: 'spectators' })
    Line.last.say(view({ state: game({}), shown: at('mascarade', true), said: [message('bruno')] }))
    flushSync()
    expect(bubbles()).toEqual([])
    settings.bubbles = false
    says('bruno')
    expect(bubbles()).toEqual([])
    settings.bubbles = true
    chatSwitch.turn()
    says('bruno')
    expect(bubbles()).toEqual([])
    expect(read()).toEqual([])
  })
})

describe('a phrase', () => {
  it('is shown in the reader’s language, in the chat too', async () => {
    vi.stubGlobal('fetch', async () => new Response(await spoken('pl')))
    await words.speak('pl')
    sit('mascarade')
    says('bruno', { phrase: 'hello', text: 'Good evening!' })
    expect(bubbles()).toEqual([['1', 'Dobry wieczór!']])
    expect(document.querySelector('.said li p')?.textContent.trim()).toBe('Dobry wieczór!')
    await words.speak('en')
  })

  it('of a rival names the mask that was announced, until the next turn', () => {
    sit('mascarade')
    const since = table.n ?? 0
    const events = [{ type: 'announce' as const, player: 2, mask: 'king' }]
    Line.last.say(news(since, { entries: [{ n: since + 1, at: 0, what: 'moved', player: 2, events }], state: game({ player: 1 }) }))
    flushSync()
    says('bruno', { phrase: 'no-me', text: 'No, I am!' })
    expect(bubbles()).toEqual([['1', 'No, I am the King!']])
    expect(document.querySelector('.said li p')?.textContent).toBe('No, I am!')
  })

  it('that this page does not know is shown in English', () => {
    sit('mascarade')
    says('bruno', { phrase: 'of-tomorrow' as 'hello', text: 'See you tomorrow' })
    expect(bubbles()).toEqual([['1', 'See you tomorrow']])
  })
})
