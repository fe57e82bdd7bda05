import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action, GameEvent, State, Wire } from '../src/games/masquerade/wire'
import { Table } from '../src/table/table.svelte'
import { words } from '../src/lib/words.svelte'
import Detail from '../src/games/masquerade/Detail.svelte'
import { flightsOf } from '../src/games/masquerade/flights'
import GuestSheet from '../src/games/masquerade/GuestSheet.svelte'
import Guests from '../src/games/masquerade/Guests.svelte'
import { offersOf } from '../src/games/masquerade/offers'
import { Play } from '../src/games/masquerade/play.svelte'
import Results from '../src/games/masquerade/Results.svelte'
import {
  dancersAt,
  emblemsOf,
  inLine,
  maskSeen,
} from '../src/games/masquerade/state'
import Tray from '../src/games/masquerade/Tray.svelte'
import { Line, news, shown, view } from './fixtures/fakeHouse'
import { ball, deck, decisions, own, samples, spoken } from './fixtures/masquerade'

let table: Table<Wire>
let play: Play
let mounted: ReturnType<typeof mount>[] = []

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const language = /words\/(\w\w)\.ftl/.exec(address)?.[1] as 'en'
    return new Response(await spoken(language))
  })
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  await words.speak('en')
  Line.all = []
  table = new Table('tafel', Line.open)
})

afterEach(() => {
  for (const one of mounted) void unmount(one)
  mounted = []
  play.stop()
  table.close()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Mount the tray of a table in this state. */
function sit(state: Partial<State>): void {
  Line.last.say(view({ state: ball(state), own: { ...own }, shown: shown({ host: 'ana' }) }))
  play = new Play(table, () => deck)
  const props = { play, oncard: () => undefined, oncounters: () => undefined, onlog: () => undefined }
  mounted = [Tray, Detail].map((part) => mount(part, { target: document.body, props }))
  flushSync()
}

/** Mount one part of a table in this state, after these events. */
function see(part: typeof Guests | typeof Results | typeof GuestSheet, state: Partial<State>, events: GameEvent[] = []): void {
  const entries = [{ n: 1, at: 0, what: 'moved' as const, events }]
  Line.last.say(view({ state: ball(state), own: { ...own }, shown: shown({ host: 'ana' }), n: 1, entries }))
  play = new Play(table, () => deck)
  const props = { play, player: 1, oncard: () => undefined, onguest: () => undefined }
  mounted = [mount(part, { target: document.body, props })]
  flushSync()
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('ol > li')]
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-option]')]
const confirm = (): HTMLElement | null => document.querySelector('[data-first]')
const acted = (): unknown[] =>
  Line.last.commands.map((command) => (command.do === 'act' ? command.action : undefined))

describe('an action', () => {
  const all = [...decisions].flatMap(([decision, actions]) =>
    actions.map((action) => [decision, action.act, action] as const),
  )

  it.each(all)('%s: %s is offered, and sent when it is chosen', async (decision, _, action) => {
    const others = decisions.get(decision) ?? []
    // Add a second option, so that one has to be chosen.
    const more = others.length > 1 ? others : [...others, second(action)]
    sit({ decision, legal: more, target: 1 })
    const key = play.offers.options.find((option) => option.action === action || same(option.action, action))?.key
    if (action.act === 'done') {
      const done = [...document.querySelectorAll<HTMLElement>('.buttons .button')].at(-1)
      done?.click()
    } else {
      expect(confirm()).toBeNull()
      expect(options().length).toBeGreaterThan(0)
      for (const option of options()) {
        option.click()
        flushSync()
        if (play.selection?.key === key) break
        option.click()
        flushSync()
      }
      expect(play.selection?.key).toBe(key)
      confirm()?.click()
    }
    await tick()
    expect(acted()).toEqual([action])
  })

  it('is preselected if it is the only one', async () => {
    sit({ decision: 'salvage', legal: [{ act: 'take', spell: 'lullaby' }] })
    expect(confirm()?.textContent?.trim()).toBe('Take it')
    confirm()?.click()
    await tick()
    expect(acted()).toEqual([{ act: 'take', spell: 'lullaby' }])
  })

  it('is not offered to a player who is not asked', () => {
    sit({ player: 1, legal: [{ act: 'stage', stage: 'tower' }, { act: 'stage', stage: 'garden' }] })
    expect(options()).toEqual([])
    expect(document.querySelector('.buttons')).toBeNull()
  })

  it('is a single button if nothing can be cast', async () => {
    sit({ decision: 'cast', legal: [{ act: 'done' }] })
    const buttons = [...document.querySelectorAll<HTMLElement>('.buttons .button')]
    expect(buttons.map((button) => button.textContent?.trim())).toEqual([words.t('mq-go-on')])
    buttons[0]?.click()
    await tick()
    expect(acted()).toEqual([{ act: 'done' }])
  })

  it('shows the cost of a Spell before it is cast', () => {
    sit({ decision: 'cast', legal: [{ act: 'cast', spell: 'fugue' }, { act: 'done' }] })
    play.pick('card:fugue')
    flushSync()
    expect(confirm()?.textContent?.trim()).toBe('Cast it for 2')
  })

  it('is no longer chosen when a new question begins', () => {
    const legal: Action[] = [{ act: 'stage', stage: 'tower' }, { act: 'stage', stage: 'garden' }]
    sit({ legal })
    play.pick('card:tower')
    const before = play.question
    Line.last.say(news(7, { state: ball({ legal, decision: 'move' }), own: { ...own } }))
    flushSync()
    expect(play.question).not.toBe(before)
  })

  it('belongs to a new question after every decision, but not when a player leaves', () => {
    const keep = (...spells: string[]): State =>
      ball({ decision: 'keep', legal: spells.map((spell) => ({ act: 'keep', spell })) })
    sit(keep('fugue', 'minuet', 'waltz'))
    const before = play.question
    Line.last.say(news(7, { entries: [{ n: 8, at: 0, what: 'absent', player: 1 }], state: keep('fugue', 'minuet', 'waltz') }))
    expect(play.question).toBe(before)
    Line.last.say(news(8, { state: keep('minuet', 'waltz') }))
    expect(play.question).not.toBe(before)
  })
})

/** Return another action of the same form. */
function second(action: Action): Action {
  if ('player' in action) return { ...action, player: 0 }
  if ('order' in action) return { ...action, order: 1 }
  if ('stage' in action) return { ...action, stage: action.stage === 'tower' ? 'garden' : 'tower' }
  if ('spell' in action) return { ...action, spell: action.spell === 'fugue' ? 'lullaby' : 'fugue' }
  const field = Object.keys(action).find((name) => name !== 'act') ?? 'other'
  return { ...action, [field]: 'other' }
}
const same = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other)

describe('offers', () => {
  it('contain unknown actions too', () => {
    const legal: Action[] = JSON.parse('[{ "act": "waltz", "partner": 3 }, { "act": "done" }]')
    const offers = offersOf(legal, deck, own)
    expect(offers.options.map(({ action }) => action)).toEqual([legal[0]])
    expect(offers.done).toEqual({ act: 'done' })
    play = new Play(table, () => deck)
  })
})

describe('the viewer', () => {
  const marked = (): (string | undefined)[] => rows().map((row) => row.querySelector('.you')?.textContent)

  it('is marked in their own row only', () => {
    see(Guests, { line: [1, 0] })
    expect(marked()).toEqual([undefined, 'You'])
  })

  it('is marked in the results', () => {
    see(Results, { over: true, winners: [1], scores: [0, 4], masks: ['moon', 'owl'], reason: 'events' })
    expect(marked()).toEqual([undefined, 'You'])
  })
})

it('the viewer’s lives and points are shown beside the cards', () => {
  sit({ life: [1, 2], vp: [3, 2], legal: [{ act: 'stage', stage: 'tower' }, { act: 'stage', stage: 'garden' }] })
  const said = [...document.querySelectorAll('.standing .unseen')].map((one) => one.textContent)
  expect(said).toEqual(['1 life', '3 VP'])
})

describe('the results', () => {
  it('say why a revealed Mask scores nothing', () => {
    const over = { over: true, winners: [1], scores: [0, 4], masks: ['moon', 'owl'], reason: 'events' }
    see(Results, over, [{ type: 'reveal', player: 1, mask: 'owl', bonus: 3 }])
    const [revealed, kept] = rows().map((row) => row.textContent ?? '')
    expect(revealed).toContain('Name of owl: revealed in a Challenge, so it no longer counts')
    expect(revealed).not.toContain('with a prophecy')
    expect(kept).toContain('Name of moon: with at least 1 counter')
    expect(kept).not.toContain('no longer counts')
  })
})

describe('a Mask that the viewer was shown', () => {
  const glimpse: GameEvent = { type: 'glimpse', player: 0, target: 1, mask: 'owl' }
  const told: GameEvent[] = [{ type: 'mask', player: 1 }, glimpse]

  it('is remembered until its player gets another', () => {
    play = new Play(table, () => deck)
    expect(maskSeen(told, 0, 1)).toBe('owl')
    expect(maskSeen([...told, { type: 'mask', player: 0, mask: 'moon' }], 0, 1)).toBe('owl')
    expect(maskSeen([...told, { type: 'mask', player: 1 }], 0, 1)).toBeNull()
  })

  it('is attributed to the right player, and unknown to other viewers', () => {
    play = new Play(table, () => deck)
    expect([maskSeen(told, 0, 2), maskSeen(told, 1, 1), maskSeen(told, null, 1)]).toEqual([null, null, null])
    expect(maskSeen([{ type: 'glimpse', player: 2, target: 1 }], 0, 1)).toBeNull()
  })

  it('is in that player’s sheet until it is revealed', () => {
    const said = (): string | undefined => document.querySelector('.glimpsed')?.textContent
    see(GuestSheet, {}, told)
    expect(said()).toContain(words.t('mq-mask-seen'))
    expect(said()).toContain('Name of owl')
    Line.last.say(news(1, { state: ball({ masks: [null, 'owl'] }), own: { ...own } }))
    flushSync()
    expect(said()).toBeUndefined()
  })

  it('is shown large to the viewer only', () => {
    see(GuestSheet, {})
    play.director.add([{ type: 'glimpse', player: 1, target: 0 }, { type: 'glimpse', player: 1, target: 0, mask: 'moon' }])
    play.director.skip()
    expect(play.glimpse).toBeNull()
    play.director.add([glimpse])
    expect(play.glimpse).toEqual({ target: 1, mask: 'owl' })
    play.hide()
    expect(play.glimpse).toBeNull()
  })
})

describe('the hall', () => {
  beforeEach(() => {
    play = new Play(table, () => deck)
  })

  it('shows who is where, in turn order', () => {
    const state = ball({ line: [1, 0], stages: ['tower', 'tower'] })
    expect(dancersAt(state, 'tower')).toEqual([1, 0])
    expect(dancersAt(state, 'garden')).toEqual([])
    expect(emblemsOf(state, 1)).toEqual(['rose'])
    expect(inLine(ball({ line: [1] }))).toEqual([1, 0])
  })

  it('drops a life only if one is lost', () => {
    const life = (now: number): string[] =>
      flightsOf([{ type: 'life', player: 1, life: now }], ball({ life: [2, 1] })).map(({ to }) => to)
    expect([life(0), life(1), life(2)]).toEqual([['fall'], [], []])
  })

  it('moves things between existing spots', () => {
    const spots = /^(player:\d|deck|tomb|guardian|emblem:rose|stage:garden|fall)$/
    const flights = flightsOf(samples, ball())
    expect(flights.length).toBeGreaterThan(10)
    for (const { from, to, drawing } of flights) {
      expect(from).toMatch(spots)
      expect(to).toMatch(spots)
      expect(drawing).toMatch(/^<svg/)
    }
  })
})
