// Events are shown one after another, each for its time; what is shown is the table before the rest.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Director, paceOf } from '../src/table/director.svelte'
import type { Table } from '../src/table/table.svelte'
import { sceneBefore } from '../src/games/mascarade/scene'
import type { GameEvent, State } from '../src/games/mascarade/wire'

interface Shown {
  type: string
  id: number
}

let begun: [number, number][] = []
const TIMES = { turn: 0.1, coins: 0.2, reveal: 0.3 }
const create = (others?: number): Director<Shown> =>
  new Director<Shown>(
    { times: TIMES, ...(others === undefined ? {} : { others }), joint: ['coins'], late: ['coins'], turns: ['turn'] },
    () => 1000,
    ({ events, time }) => events.forEach(({ id }) => begun.push([id, time])),
  )
const events = (...types: string[]): Shown[] => types.map((type, id) => ({ type, id }))
const left = (director: Director<Shown>): number[] => director.pending.map(({ id }) => id)

beforeEach(() => {
  begun = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('events are shown in order, each for its time', () => {
  const director = create()
  director.add(events('reveal', 'deal', 'coins'))
  expect(begun).toEqual([[0, 300]])
  expect(left(director)).toEqual([1, 2])
  vi.advanceTimersByTime(299)
  expect(begun).toHaveLength(1)
  vi.advanceTimersByTime(1)
  // An event without time takes effect at once.
  expect(begun).toEqual([[0, 300], [1, 0], [2, 200]])
  // Coins take effect when they arrive.
  expect(left(director)).toEqual([2])
  vi.advanceTimersByTime(200)
  expect(left(director)).toEqual([])
  expect(director.running).toBe(false)
})

test('a skipped show lets every event take effect once', () => {
  const director = create()
  director.add(events('coins', 'reveal', 'turn'))
  director.skip()
  expect(begun).toEqual([[0, 200], [1, 0], [2, 0]])
  expect(director.running).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(begun).toHaveLength(3)
})

test.each([['coins'], ['reveal']])('the page is never more than a turn behind while it shows %s', (first) => {
  const director = create()
  director.add(events(first, 'turn', 'reveal', 'turn', 'coins', 'reveal'))
  expect(begun).toEqual([[0, 0], [1, 0], [2, 300]])
  expect(left(director)).toEqual([3, 4, 5])
  director.add([{ type: 'turn', id: 6 }])
  expect(left(director)).toEqual([4, 5, 6])
  vi.runAllTimers()
  expect(begun.map(([id]) => id)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('coins that change hands together take effect together', () => {
  const director = create()
  director.add(events('coins', 'coins', 'reveal', 'coins'))
  expect(begun).toEqual([[0, 200], [1, 200]])
  vi.advanceTimersByTime(199)
  expect(left(director)).toEqual([0, 1, 2, 3])
  vi.advanceTimersByTime(1)
  expect(left(director)).toEqual([3])
  vi.runAllTimers()
  expect(begun).toEqual([[0, 200], [1, 200], [2, 300], [3, 200]])
})

test('events of other types may have a time, too', () => {
  const director = create(0.5)
  director.add(events('unknown', 'reveal'))
  expect(begun).toEqual([[0, 500]])
  vi.advanceTimersByTime(500)
  expect(begun).toEqual([[0, 500], [1, 300]])
})

test.each([
  [null, 500, 500], [null, 1600, 1600], ['quick', 500, 500], ['quick', 1000, 500], ['calm', 1000, 1600], ['calm', 500, 1600],
  ['calm', 100, 320], ['normal', 0, 0],
] as const)('a viewer who prefers %s at a table of %i ms sees units of %i ms', (own, theirs, shown) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  settings.pace = own
  expect(paceOf({ shown: { wishes: { pace: theirs } } } as Table)).toBeCloseTo(shown)
  settings.pace = null
  vi.unstubAllGlobals()
})

test('a page that is hidden shows nothing', () => {
  vi.stubGlobal('document', { hidden: true })
  const director = create()
  director.add(events('reveal', 'turn'))
  expect(director.running).toBe(false)
  expect(begun).toEqual([[0, 0], [1, 0]])
  vi.unstubAllGlobals()
})

test('a table before its latest events has their coins where they came from, by seat', () => {
  const happened: GameEvent[] = [
    { type: 'coins', from: 'bank', to: 0, amount: 3 },
    { type: 'seats', seats: [1, 0, 2] },
    { type: 'fine', player: 0, amount: 1 },
    { type: 'coins', from: 2, to: 'bank', amount: 2 },
  ]
  // Player 0 has three coins in seat 0, changes seats with player 1 and pays the fine in seat 1.
  const state = { coins: [9, 5, 4], court: 1, bank: 100, seats: [1, 0, 2] } as unknown as State
  expect(sceneBefore(state, [], happened)).toEqual({ coins: [9, 5, 4], court: 1, bank: 100, seats: [1, 0, 2] })
  expect(sceneBefore(state, happened.slice(2), happened).coins).toEqual([9, 6, 6])
  expect(sceneBefore(state, happened, happened)).toEqual({ coins: [6, 6, 6], court: 0, bank: 101, seats: [0, 1, 2] })
})
