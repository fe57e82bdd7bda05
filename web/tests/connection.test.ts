import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, hexadecimal, type GoneWhy, type Line as Status } from '../src/lib/connection'
import type { Message } from '../src/lib/wire'
import { Line, news, view } from './fixtures/fakeHouse'

let heard: Message[]
let status: [Status, GoneWhy | null][]
let known: number | null
let connection: Connection

const now = (): Status | undefined => status.at(-1)?.[0]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Line.all = []
  heard = []
  status = []
  known = null
  const listener = {
    known: () => known,
    when: () => 1234,
    heard: () => 3,
    hear: (message: Message) => heard.push(message),
    line: (line: Status, why: GoneWhy | null) => status.push([line, why]),
  }
  connection = new Connection('/ws/tables/tafel', listener, Line.open)
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('a working connection', () => {
  it('connects to the table and passes on its messages', () => {
    expect(Line.last.address).toBe('ws://localhost:3000/ws/tables/tafel')
    Line.last.say(view())
    expect(now()).toBe('open')
    expect(heard.map((message) => message.is)).toEqual(['view'])
  })

  it('reports the outcome of a command', async () => {
    Line.last.say(view())
    const sat = connection.send({ do: 'start' })
    const refused = connection.send({ do: 'more' })
    const [first, second] = Line.last.commands
    expect(first?.id).not.toBe(second?.id)
    expect(connection.waiting).toBe(2)
    Line.last.say({ is: 'done', id: first!.id, n: 8 })
    const error = { code: 'no-more', message: 'once only' }
    Line.last.say({ is: 'refused', id: second!.id, n: 8, error, changed: [] })
    expect(await sat).toEqual({ ok: true, n: 8 })
    expect(await refused).toEqual({ ok: false, error, changed: [] })
    expect(connection.waiting).toBe(0)
  })

  it('sends a ping every few seconds', () => {
    Line.last.say(view())
    vi.advanceTimersByTime(4000)
    expect(Line.last.pings).toHaveLength(1)
    Line.last.say({ is: 'pong', id: Line.last.pings[0]!.id, n: 7, now: 0 })
    vi.advanceTimersByTime(3999)
    expect(now()).toBe('open')
    expect(Line.all).toHaveLength(1)
  })
})

describe('a lost connection', () => {
  it('is noticed within seconds if pings are not answered', () => {
    Line.last.say(view())
    vi.advanceTimersByTime(4000 + 3000)
    expect(now()).toBe('lost')
  })

  it('is reported at once when the device goes offline, and restored if the house still answers', () => {
    Line.last.say(view())
    dispatchEvent(new Event('offline'))
    expect(now()).toBe('lost')
    Line.last.say({ is: 'pong', id: Line.last.pings[0]!.id, n: 7, now: 0 })
    expect(now()).toBe('open')
    expect(Line.all).toHaveLength(1)
  })

  it('is retried at once when the device is online again', () => {
    Line.last.say(view())
    Line.last.hangUp(1006)
    vi.advanceTimersByTime(200)
    Line.last.hangUp(1006)
    const before = Line.all.length
    dispatchEvent(new Event('online'))
    expect(Line.all).toHaveLength(before + 1)
  })

  it('is retried with growing delays and resumes where it was', () => {
    Line.last.say(view())
    known = 7
    const waits: number[] = []
    for (let times = 0; times < 7; times += 1) {
      const lines = Line.all.length
      Line.last.hangUp(1006)
      let waited = 0
      while (Line.all.length === lines) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([200, 500, 1000, 2000, 4000, 8000, 8000])
    expect(Line.last.address).toMatch(/\?since=7&at=1234&heard=3$/)
    Line.last.say(news(7))
    expect(now()).toBe('open')
    Line.last.hangUp(1012)
    vi.advanceTimersByTime(200)
    Line.last.say(view())
    expect(now()).toBe('open')
  })

  it('resends commands exactly once, with their ids and in order', async () => {
    Line.last.say(view())
    const first = connection.send({ do: 'chat', text: 'one' })
    const old = Line.last.commands[0]!
    Line.last.hangUp(1006)
    const second = connection.send({ do: 'chat', text: 'two' })
    vi.advanceTimersByTime(200)
    expect(Line.last.commands).toEqual([])
    Line.last.say(view())
    expect(Line.last.commands.map((command) => 'text' in command && command.text)).toEqual(['one', 'two'])
    expect(Line.last.commands[0]!.id).toBe(old.id)
    for (const { id } of Line.last.commands) Line.last.say({ is: 'done', id, n: 7 })
    expect([(await first).ok, (await second).ok]).toEqual([true, true])
    Line.last.hangUp(1006)
    vi.advanceTimersByTime(200)
    Line.last.say(view())
    expect(Line.last.commands).toEqual([])
  })

  it('does not resend a command that was too large for the house', async () => {
    Line.last.say(view())
    const sent = connection.send({ do: 'chat', text: 'long' })
    Line.last.hangUp(4009)
    expect(await sent).toMatchObject({ ok: false, error: { code: 'too-large' } })
    vi.advanceTimersByTime(200)
    Line.last.say(view())
    expect(Line.last.commands).toEqual([])
  })

  it('ignores messages from a socket that was given up', () => {
    Line.last.say(view())
    const old = Line.last
    connection.resync()
    vi.advanceTimersByTime(10)
    old.say(news(7))
    expect(heard.map((message) => message.is)).toEqual(['view'])
  })

  it('waits longer if the house asks for it', () => {
    Line.last.say(view())
    Line.last.hangUp(1013)
    vi.advanceTimersByTime(2900)
    expect(Line.all).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(Line.all).toHaveLength(2)
  })
})

describe('a closed connection', () => {
  it.each([
    [4001, 'no-guest'],
    [4003, 'wrong-origin'],
    [4004, 'no-table'],
    [4010, 'damaged'],
  ])('gives the reason for code %d and does not retry', async (code, why) => {
    const sent = connection.send({ do: 'start' })
    Line.last.hangUp(code)
    expect(status.at(-1)).toEqual(['gone', why])
    expect(await sent).toMatchObject({ ok: false, error: { code: 'gone' } })
    expect(await connection.send({ do: 'start' })).toMatchObject({ ok: false })
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(Line.all).toHaveLength(1)
  })
})

it('shares of the deal are random', () => {
  expect(hexadecimal(16)).toMatch(/^[0-9a-f]{32}$/)
  expect(hexadecimal(16)).not.toBe(hexadecimal(16))
})
