import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import Generic from '../src/games/generic/Table.svelte'
import { opening } from '../src/games/generic/opening'
import { Readable } from '../src/games/generic/readable'
import { replay } from '../src/games/generic/replay'
import { Teller } from '../src/games/generic/telling'
import type { GameReplay, GameState, View } from '../src/lib/wire'
import { FinishedGame } from '../src/replay/finishedGame.svelte'
import type { Table } from '../src/table/table.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, news, shown, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

// A game without screens: lanterns are lit in secret, and a player who names the right one scores.
const NAMES = ['ana', 'bruno', 'carla']
const seats = NAMES.map((person) => ({ ...shown().seats[0]!, person, name: person }))
const options = { ...shown().wishes, game: 'lanterns', players: 3, scenario: null, chat: true }

const lanterns = (change: Partial<GameState> = {}): GameState =>
  ({
    over: false,
    player: 0,
    decision: 'light',
    turn: 2,
    legal: [
      { act: 'light', colour: 'deep-red' },
      { act: 'give', target: 1, count: 2 },
      { act: 'pass' },
    ],
    points: [3, 0, 1],
    oil_left: 7,
    lit: ['red', 'blue'],
    ...change,
  }) as GameState

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})
afterEach(() => leaveSeat(table, mounted))

function sit(state: Partial<GameState> = {}, more: Partial<View> = {}): void {
  Line.last.say(view({ state: lanterns(state), shown: shown({ seats, wishes: options }), present: [true, true, false], ...more }))
  mounted = mount(Generic, { target: document.body, props: { table } })
  flushSync()
}

const text = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? '')

describe('the table', () => {
  it('shows the players, who decides, and what each of them has', () => {
    sit()
    const players = text('.seats > li')
    expect(players).toHaveLength(3)
    expect(players[0]).toContain('ana')
    expect(players[0]).toContain(t('mas-sign-acts'))
    expect(players[0]).toContain('Points 3')
    expect(players[2]).toContain('not here')
    expect(document.querySelector('.seats > [aria-current]')?.textContent).toContain('ana')
  })

  it('shows the public fields in a list, without those that the frame shows', () => {
    sit()
    expect(text('section[aria-labelledby="generic-state"] dl > div')).toEqual(['Oil left 7', 'Lit red and blue'])
  })

  it('shows the viewer’s private data', () => {
    sit({}, { own: { wish: 'blue', hand: [1, 4] } as unknown as View['own'] })
    expect(text('.own dl > div')).toEqual(['Wish blue', 'Hand 1 and 4'])
  })

  it('offers the legal actions as buttons, and sends the one that is pressed', async () => {
    sit()
    expect(text('.buttons button')).toEqual(['Light: deep red', 'Give: bruno, count 2', 'Pass'])
    // A tap right after a new question is meant for the previous one.
    await new Promise((done) => setTimeout(done, 300))
    document.querySelectorAll<HTMLElement>('.buttons button')[1]?.click()
    expect(Line.last.commands.at(-1)).toMatchObject({ do: 'act', action: { act: 'give', target: 1, count: 2 } })
  })

  it('says whom the table waits for, and offers nothing meanwhile', () => {
    sit({ player: 1, legal: [] })
    expect(text('.prompt')).toEqual(['Waiting for bruno: light.'])
    expect(text('.buttons button')).toEqual([])
    expect(document.title).toBe('Lanterns')
  })

  it('tells the story', () => {
    sit({ player: 1, legal: [] })
    const since = table.n ?? 0
    const events = [
      { type: 'lit', player: 1, colour: 'red' },
      { type: 'wind', strength: 3 },
    ]
    Line.last.say(news(since, { entries: [{ n: since + 1, at: 0, what: 'moved', player: 1, events }], state: lanterns() }))
    flushSync()
    // One event after another, or all of them for those who do not want to wait.
    expect(text('.widely .log li')).toEqual(['bruno: lit: red'])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    flushSync()
    expect(text('.widely .log li')).toEqual(['bruno: lit: red', 'Wind: strength 3'])
    expect(document.title).toContain('Your decision')
  })

  it('ends with winners, the reason and a rematch', () => {
    sit({ over: true, player: null, decision: null, legal: [], winners: [0], reason: 'no-oil' })
    expect(text('.lead')).toEqual(['You win! No oil.'])
    expect(text('.seats > li')[0]).toContain(t('mas-sign-winner'))
    expect(document.querySelector('.over button')).not.toBeNull()
  })
})

describe('the game’s own messages', () => {
  it('are used first, with players by name', async () => {
    const bundle = new FluentBundle('en', { useIsolating: false })
    bundle.addResource(new FluentResource('act-lanterns-give = Give { $count } to { $target }\n'))
    const { words } = await import('../src/lib/words.svelte')
    const find = words.find
    words.find = (key, args) => {
      const pattern = bundle.getMessage(key)?.value
      return pattern ? bundle.formatPattern(pattern, args) : find(key, args)
    }
    sit()
    expect(text('.buttons button')[1]).toBe('Give 2 to bruno')
    words.find = find
  })
})

describe('the rest of the page', () => {
  const readable = new Readable('lanterns', NAMES)

  beforeEach(() => sit())

  it('shows values of every shape', () => {
    expect(readable.value(null)).toBe('nothing')
    expect(readable.value(true)).toBe('yes')
    expect(readable.value([0, 2], 'players')).toBe('ana and carla')
    expect(readable.value({ left_over: 2, by: 1 })).toBe('left over: 2; by: bruno')
    expect(readable.listed({ name: 'hands', label: 'Hands', value: [['a'], [], ['b', 'c']] })).toBe(
      'ana: a; bruno: nothing; carla: b and c',
    )
    expect(readable.action({ act: 'bid', bid: 3 })).toBe('Bid: 3')
  })

  it('does not mistake three cards at a table of three for values by player', () => {
    const state = lanterns({ lit: ['red', 'blue', 'green'], ready: [true, false, null], masks: ['moon', null, null] })
    expect(readable.atSeats(state).map(({ name }) => name)).toEqual(['points', 'ready', 'masks'])
    expect(readable.onTable(state).map(({ name }) => name)).toEqual(['oil_left', 'lit'])
  })

  it('opens a table with the options that the house lists', () => {
    const offer = {
      players: [2, 5] as [number, number],
      options: { rounds: 3, wind: true, deck: ['a'] },
      option_fields: [],
    }
    const choices = opening.choices(new URLSearchParams(), offer)
    expect(opening.tableOptions(choices, 3)).toEqual({ options: { rounds: 3, wind: true } })
    expect(opening.terms({ ...options, options: choices as object })).toEqual(['Rounds: 3', 'Wind: yes'])
    expect(opening.tableOptions(opening.choices(new URLSearchParams(), { ...offer, options: {} }), 3)).toEqual({})
  })

  it('replays the story step by step', () => {
    const steps = [
      { n: 1, at: 0, player: null, how: null, events: [{ type: 'deal', first: 0 }], state: lanterns({ turn: 0 }) },
      { n: 2, at: 0, player: 1, how: 'person', events: [{ type: 'lit', player: 1, colour: 'red' }], state: lanterns() },
    ]
    const all = { table: 'x', game: 'lanterns', names: NAMES, kinds: NAMES.map(() => 'person'), viewer: 'omniscient', steps }
    const game = new FinishedGame(all as unknown as GameReplay, replay)
    game.texts = {}
    expect(game.moments.map((moment) => moment.sentences.map(({ text }) => text))).toEqual([['Deal: ana'], ['bruno: lit: red']])
    expect(replay.reason('no-oil', 'lanterns', null)).toBe('No oil.')
    expect(new Teller('lanterns', { t: String, listed: String, names: NAMES, me: null }).tell([])).toEqual([])
  })
})
