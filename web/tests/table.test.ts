import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClockShown, EntryShown, Said } from '../src/lib/wire'
import { Table } from '../src/table/table.svelte'
import { Line, meanwhile, news, shown, state, view } from './fixtures/fakeHouse'

let table: Table

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  table = new Table('tafel', Line.open)
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const said = (n: number, person = 'bruno'): Said => ({
  n,
  at: 0,
  room: 'players',
  person,
  name: person,
  text: `number ${n}`,
})

describe('a message from the house', () => {
  it('sets the table', () => {
    const legal = [{ act: 'look' }]
    Line.last.say(view({ state: state({ player: 0, legal }) }))
    expect(table.phase).toBe('playing')
    expect([table.me, table.hosting, table.mine]).toEqual([0, true, true])
    expect(table.legal).toEqual(legal)
    expect(table.nameOf(1)).toBe('BRUNO')
    expect(table.nameOf(9)).toBe('')
  })

  it('updates the table with news', () => {
    Line.last.say(view())
    Line.last.say(news(7, { n: 9, state: state({ player: 0 }) }))
    expect(table.n).toBe(9)
    expect(table.entries.map((entry) => entry.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(table.mine).toBe(true)
    expect(table.shown).toEqual(shown())
    expect(table.fresh).toMatchObject({ live: true, entries: [{ n: 8 }, { n: 9 }] })
  })

  it('is requested again if a number is missing', () => {
    Line.last.say(view())
    Line.last.say(news(8))
    expect(table.n).toBe(7)
    vi.advanceTimersByTime(10)
    expect(Line.last.address).toMatch(/\?since=7&at=0&heard=0$/)
    Line.last.say(news(7, { n: 9 }))
    expect(table.n).toBe(9)
    expect(table.fresh.live).toBe(false)
  })

  it('is requested again if a pong has a higher number', () => {
    Line.last.say(view())
    Line.last.say({ is: 'pong', id: 'x', n: 7, now: Date.now() })
    expect(Line.all).toHaveLength(1)
    Line.last.say({ is: 'pong', id: 'x', n: 8, now: Date.now() })
    vi.advanceTimersByTime(10)
    expect(Line.all).toHaveLength(2)
  })

  it('restores set-up, chat and mutes after a disconnection', () => {
    const wishes = { ...shown().wishes, chat: true }
    const waiting = shown({ wishes, phase: 'waiting' })
    Line.last.say(view({ shown: waiting, setup: null, state: null, said: [said(1), said(4)] }))
    Line.last.hangUp(1006)
    vi.advanceTimersByTime(300)
    expect(Line.last.address).toMatch(/\?since=7&at=0&heard=4$/)
    Line.last.say(news(7, { shown: shown({ wishes }) }))
    Line.last.say(meanwhile({ said: [said(3), said(4), said(5)], muted: ['x'], ahead: 'pass' }))
    expect(table.said.map(({ n }) => n)).toEqual([1, 3, 4, 5])
    expect([table.setup, table.ahead, table.muted]).toEqual([{ players: 4 }, 'pass', ['x']])
    expect(table.fresh).toMatchObject({ live: false, entries: [{ n: 8 }] })
  })

  it('has only the latest entries of a long log, and the others are fetched', async () => {
    const entries = (first: number, last: number): EntryShown[] =>
      Array.from({ length: last - first + 1 }, (_, place) => ({ n: first + place, at: 0, what: 'moved' }))
    Line.last.say(view({ n: 250, entries: entries(201, 250), earlier: 200 }))
    await Promise.resolve()
    expect(Line.last.commands).toMatchObject([{ do: 'earlier', before: 201 }])
    Line.last.say(news(250))
    Line.last.say({ is: 'earlier', id: Line.last.commands[0]?.id ?? '', entries: entries(101, 200) })
    expect(table.entries[0]?.n).toBe(201)
    expect(Line.last.commands).toMatchObject([{}, { do: 'earlier', before: 101 }])
    Line.last.say({ is: 'earlier', id: Line.last.commands[1]?.id ?? '', entries: entries(1, 100) })
    expect(table.entries.map((entry) => entry.n)).toEqual(entries(1, 251).map((entry) => entry.n))
    expect(Line.last.commands).toHaveLength(2)
    // A late answer for an earlier view is ignored.
    Line.last.say({ is: 'earlier', id: 'x', entries: entries(1, 100) })
    expect(table.entries).toHaveLength(251)
  })

  it('brings the set-up when the game starts', () => {
    Line.last.say(view({ setup: null }))
    Line.last.say({ is: 'setup', setup: { players: 5 } })
    expect(table.setup).toEqual({ players: 5 })
  })

  it('updates the viewer’s seat when seats change', () => {
    Line.last.say(view({ you: { person: 'carla', name: 'carla', player: null, removed: false } }))
    expect(table.me).toBeNull()
    const seat = { ...shown().seats[0]!, person: 'carla', name: 'Carla' }
    Line.last.say(news(7, { shown: shown({ seats: [...shown().seats, seat] }) }))
    expect(table.me).toBe(2)
    Line.last.say(news(8, { shown: shown() }))
    expect(table.me).toBeNull()
  })
})

describe('answers to a claim', () => {
  const asked = state({ decision: 'claim', announced: 'king', turn: 4 })
  const clock = (pending: number[]): ClockShown => ({ players: pending.slice(0, 1), since: 0, limit: 0, bank: 0, pending })

  it('are kept until the claim is over', () => {
    Line.last.say(view({ state: asked, clock: clock([1, 0]) }))
    Line.last.say({ is: 'ahead', answer: 'pass' })
    Line.last.say({ is: 'answered', players: [1] })
    Line.last.say(news(7, { state: { ...asked, player: 0 }, clock: clock([0]) }))
    expect([table.ahead, table.answered]).toEqual(['pass', [1]])
    Line.last.say(news(8, { state: state() }))
    expect([table.ahead, table.answered]).toEqual([null, []])
  })

  it('are dropped for the next claim', () => {
    Line.last.say(view({ state: asked, clock: clock([2, 0]), ahead: 'claim' }))
    expect(table.ahead).toBe('claim')
    Line.last.say(news(7, { state: { ...asked, turn: 5 }, clock: clock([0, 1]) }))
    expect(table.ahead).toBeNull()
  })
})

describe('acting', () => {
  it('sends the number of the last entry that was seen', () => {
    Line.last.say(view())
    void table.act({ act: 'look' })
    expect(Line.last.commands).toMatchObject([{ do: 'act', action: { act: 'look' }, seen: 7 }])
    expect(table.waiting).toBe(1)
  })

  it('too late shows what happened meanwhile, until the next action', async () => {
    Line.last.say(view())
    const act = table.act({ act: 'look' })
    const changed = news(7).entries
    const error = { code: 'stale', message: 'too late' }
    Line.last.say({ is: 'refused', id: Line.last.commands[0]!.id, n: 8, error, changed })
    await act
    expect(table.stale).toEqual({ changed })
    expect(table.waiting).toBe(0)
    const again = table.act({ act: 'look' })
    Line.last.say({ is: 'done', id: Line.last.commands[1]!.id, n: 9 })
    await again
    expect(table.stale).toBeNull()
  })

  it('sitting down sends a share of the deal', () => {
    Line.last.say(view())
    void table.sit(2, 'Ana')
    const [command] = Line.last.commands
    expect(command).toMatchObject({ do: 'sit', seat: 2, name: 'Ana' })
    expect(command).toHaveProperty('contribution', expect.stringMatching(/^[0-9a-f]{32}$/))
  })
})

describe('the clock', () => {
  it('follows the house’s time: first the limit, then the reserve', () => {
    const since = 1_000_000_000_000
    vi.setSystemTime(since - 60_000)
    Line.last.say(view({ now: since, clock: { players: [0], since, limit: 30_000, bank: 10_000 } }))
    expect(table.now()).toBe(since)
    expect(table.left(since + 10_000)).toEqual({ limit: 20_000, bank: 10_000 })
    expect(table.left(since + 34_000)).toEqual({ limit: 0, bank: 6000 })
    expect(table.left(since + 90_000)).toEqual({ limit: 0, bank: 0 })
  })

  it('is absent at a table without time limit', () => {
    Line.last.say(view())
    expect(table.left(table.now())).toBeNull()
  })
})

describe('the chat', () => {
  it('is in order, including messages that arrive after the game', () => {
    const watching: Said = { ...said(1, 'wit'), room: 'spectators', at: 15 }
    Line.last.say(view({ said: [{ ...said(1), at: 10 }, { ...said(2), at: 20 }] }))
    Line.last.say({ is: 'said', said: watching })
    expect(table.said.map(({ room, n }) => `${room} ${n}`)).toEqual(['players 1', 'spectators 1', 'players 2'])
  })

  it('has no duplicates and no muted people', () => {
    Line.last.say(view({ said: [said(1)] }))
    Line.last.say({ is: 'said', said: said(1) })
    Line.last.say({ is: 'said', said: said(2, 'carla') })
    expect(table.heard).toHaveLength(2)
    void table.mute('bruno', true)
    expect(table.heard.map((one) => one.person)).toEqual(['carla'])
    expect(Line.last.commands).toMatchObject([{ do: 'mute', person: 'bruno', on: true }])
    void table.mute('bruno', false)
    expect(table.heard).toHaveLength(2)
  })
})
