import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClockShown, Said } from '../src/lib/wire'
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

describe('what the house says', () => {
  it('becomes the table', () => {
    const legal = [{ act: 'look' }]
    Line.last.say(view({ state: state({ player: 0, legal }) }))
    expect(table.phase).toBe('playing')
    expect([table.me, table.hosting, table.mine]).toEqual([0, true, true])
    expect(table.legal).toEqual(legal)
    expect(table.nameOf(1)).toBe('BRUNO')
    expect(table.nameOf(9)).toBe('')
  })

  it('goes on with news', () => {
    Line.last.say(view())
    Line.last.say(news(7, { n: 9, state: state({ player: 0 }) }))
    expect(table.n).toBe(9)
    expect(table.entries.map((entry) => entry.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(table.mine).toBe(true)
    expect(table.shown).toEqual(shown())
    expect(table.fresh).toMatchObject({ live: true, entries: [{ n: 8 }, { n: 9 }] })
  })

  it('is asked for again where a number is missing', () => {
    Line.last.say(view())
    Line.last.say(news(8))
    expect(table.n).toBe(7)
    vi.advanceTimersByTime(10)
    expect(Line.last.address).toMatch(/\?since=7&at=0&heard=0$/)
    Line.last.say(news(7, { n: 9 }))
    expect(table.n).toBe(9)
    expect(table.fresh.live).toBe(false)
  })

  it('is asked for again where a pong knows more than we do', () => {
    Line.last.say(view())
    Line.last.say({ is: 'pong', id: 'x', n: 7, now: Date.now() })
    expect(Line.all).toHaveLength(1)
    Line.last.say({ is: 'pong', id: 'x', n: 8, now: Date.now() })
    vi.advanceTimersByTime(10)
    expect(Line.all).toHaveLength(2)
  })

  it('is whole again after an absence: the set-up, what was said, who one hears', () => {
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

  it('brings the set-up when the game begins', () => {
    Line.last.say(view({ setup: null }))
    Line.last.say({ is: 'setup', setup: { players: 5 } })
    expect(table.setup).toEqual({ players: 5 })
  })

  it('tells who one is when seats change', () => {
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

  it('stand until the claim is over', () => {
    Line.last.say(view({ state: asked, clock: clock([1, 0]) }))
    Line.last.say({ is: 'ahead', answer: 'pass' })
    Line.last.say({ is: 'answered', players: [1] })
    Line.last.say(news(7, { state: { ...asked, player: 0 }, clock: clock([0]) }))
    expect([table.ahead, table.answered]).toEqual(['pass', [1]])
    Line.last.say(news(8, { state: state() }))
    expect([table.ahead, table.answered]).toEqual([null, []])
  })

  it('do not stand for the next one', () => {
    Line.last.say(view({ state: asked, clock: clock([2, 0]), ahead: 'claim' }))
    expect(table.ahead).toBe('claim')
    Line.last.say(news(7, { state: { ...asked, turn: 5 }, clock: clock([0, 1]) }))
    expect(table.ahead).toBeNull()
  })
})

describe('acting', () => {
  it('says what one had seen', () => {
    Line.last.say(view())
    void table.act({ act: 'look' })
    expect(Line.last.commands).toMatchObject([{ do: 'act', action: { act: 'look' }, seen: 7 }])
    expect(table.waiting).toBe(1)
  })

  it('too late tells what happened meanwhile, until one acts again', async () => {
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

  it('sitting down throws in a share of the deal', () => {
    Line.last.say(view())
    void table.sit(2, 'Ana')
    const [command] = Line.last.commands
    expect(command).toMatchObject({ do: 'sit', seat: 2, name: 'Ana' })
    expect(command).toHaveProperty('contribution', expect.stringMatching(/^[0-9a-f]{32}$/))
  })
})

describe('the clock', () => {
  it('runs by the house’s time: first the limit, then the bank', () => {
    const since = 1_000_000_000_000
    vi.setSystemTime(since - 60_000)
    Line.last.say(view({ now: since, clock: { players: [0], since, limit: 30_000, bank: 10_000 } }))
    expect(table.now()).toBe(since)
    expect(table.left(since + 10_000)).toEqual({ limit: 20_000, bank: 10_000 })
    expect(table.left(since + 34_000)).toEqual({ limit: 0, bank: 6000 })
    expect(table.left(since + 90_000)).toEqual({ limit: 0, bank: 0 })
  })

  it('is not there where nobody is hurried', () => {
    Line.last.say(view())
    expect(table.left(table.now())).toBeNull()
  })
})

describe('what is said', () => {
  it('stands in the order in which it was said, also where it is told after the game only', () => {
    const watching: Said = { ...said(1, 'wit'), room: 'spectators', at: 15 }
    Line.last.say(view({ said: [{ ...said(1), at: 10 }, { ...said(2), at: 20 }] }))
    Line.last.say({ is: 'said', said: watching })
    expect(table.said.map(({ room, n }) => `${room} ${n}`)).toEqual(['players 1', 'spectators 1', 'players 2'])
  })

  it('comes once, and not from those who are muted', () => {
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
