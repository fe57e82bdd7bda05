// The house's end of a line, for tests of ours: it hears what is sent and says what it is told to.

import { vi } from 'vitest'
import type { Command, GameState, Meanwhile, Message, News, TableShown, View } from '../src/lib/wire'

export class Line {
  static all: Line[] = []
  readonly heard: Command[] = []
  readyState = 1
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  /** The latest line that was opened. */
  static get last(): Line {
    const line = Line.all.at(-1)
    if (!line) throw new Error('nobody has called')
    return line
  }

  static open = (address: string): WebSocket => new Line(address) as unknown as WebSocket

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Command)
  }

  close(): void {
    this.readyState = 3
  }

  say(message: Message): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  /** The house hangs up, or the line breaks. */
  hangUp(code: number): void {
    this.readyState = 3
    this.onclose?.(new CloseEvent('close', { code }))
  }

  /** What was heard, pings aside. */
  get commands(): Command[] {
    return this.heard.filter((command) => command.do !== 'ping')
  }

  get pings(): Command[] {
    return this.heard.filter((command) => command.do === 'ping')
  }
}

/** Wait until something holds, however busy the machine is. */
export const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 30_000, interval: 20 })

export function shown(change: Partial<TableShown> = {}): TableShown {
  return {
    phase: 'playing',
    wishes: {
      game: 'mascarade',
      players: 4,
      scenario: '4A',
      options: {},
      public: false,
      clock: null,
      claims: 'clockwise',
      memory: 'none',
      chat: false,
      pace: 1000,
    },
    host: 'ana',
    code: null,
    seats: ['ana', 'bruno'].map((person) => ({
      kind: 'person',
      name: person.toUpperCase(),
      person,
      stand_in: false,
      more_left: true,
      bank: 0,
      shared: true,
    })),
    commitment: 'c0ffee',
    rematch: null,
    fairness: null,
    ...change,
  }
}

export function state(change: Partial<GameState> = {}): GameState {
  return { over: false, player: 1, decision: 'turn', legal: [], turn: 3, ...change }
}

export function view(change: Partial<View> = {}): View {
  return {
    is: 'view',
    protocol: 1,
    table: 'tafel',
    n: 7,
    now: Date.now(),
    you: { person: 'ana', name: 'ANA', player: 0, removed: false },
    shown: shown(),
    entries: Array.from({ length: 7 }, (_, place) => ({ n: place + 1, at: 0, what: 'moved' })),
    setup: { players: 4 },
    state: state(),
    own: null,
    clock: null,
    ahead: null,
    said: [],
    muted: [],
    present: [true, true],
    spectators: 0,
    ...change,
  }
}

export function meanwhile(change: Partial<Meanwhile> = {}): Meanwhile {
  const { now, you, setup, ahead, said, muted, present, spectators } = view()
  return { is: 'meanwhile', now, you, setup, ahead, said, muted, present, spectators, ...change }
}

export function news(since: number, change: Partial<News> = {}): News {
  const n = change.n ?? since + 1
  return {
    is: 'news',
    since,
    n,
    entries: Array.from({ length: n - since }, (_, place) => ({
      n: since + 1 + place,
      at: 0,
      what: 'moved',
    })),
    shown: null,
    state: state(),
    own: null,
    clock: null,
    ...change,
  }
}
