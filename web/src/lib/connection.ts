// The connection to a table: it detects a dead socket, reconnects, and delivers every command exactly once.

import type { Command, EntryShown, ErrorDetail, GameWire, Message } from './wire'

/** The state of the connection; `gone` is final. */
export type Line = 'connecting' | 'open' | 'lost' | 'gone'
export type GoneWhy = 'no-guest' | 'wrong-origin' | 'no-table' | 'banned' | 'damaged' | 'left'

/** The outcome of a command. */
export type Outcome<G extends GameWire = GameWire> =
  | { ok: true; n: number }
  | { ok: false; error: ErrorDetail; changed: EntryShown<G>[] }

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never
/** A command before the connection gives it an id. */
export type Order = WithoutId<Command>

export interface Listener<G extends GameWire> {
  /** The number of the last entry known here, or null for none. */
  known(): number | null
  /** The time of that entry by the house's clock. */
  when(): number
  /** The number of the last known chat message. */
  heard(): number
  hear(message: Message<G>): void
  line(line: Line, why: GoneWhy | null): void
}

export type OpenSocket = (address: string) => WebSocket

const GONE: Record<number, GoneWhy> = { 4001: 'no-guest', 4003: 'wrong-origin', 4004: 'no-table', 4005: 'banned', 4010: 'damaged' }
const PING_EVERY = 4000
const PONG_WITHIN = 3000
const OPEN_WITHIN = 8000
const WAITS = [200, 500, 1000, 2000, 4000, 8000]

/** Return a unique id for a command. */
export function newId(): string {
  return hexadecimal(12)
}

/** Return random bytes, for a player's share of the deal or a command's id. */
export function hexadecimal(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

interface Pending<G extends GameWire> {
  command: Command
  settle(outcome: Outcome<G>): void
}

export class Connection<G extends GameWire = GameWire> {
  private socket: WebSocket | null = null
  private line: Line = 'connecting'
  private greeted = false
  private tries = 0
  private readonly pending = new Map<string, Pending<G>>()
  private pingTimer: ReturnType<typeof setTimeout> | undefined
  private deadTimer: ReturnType<typeof setTimeout> | undefined
  private retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly path: string,
    private readonly listener: Listener<G>,
    private readonly openSocket: OpenSocket = (address) => new WebSocket(address),
  ) {
    addEventListener('offline', this.suspect)
    addEventListener('online', this.retryNow)
    document.addEventListener('visibilitychange', this.awake)
    this.connect()
  }

  /** The number of unanswered commands. */
  get waiting(): number {
    return this.pending.size
  }

  /** Send a command, now or after reconnecting, and return its outcome. */
  send(order: Order): Promise<Outcome<G>> {
    const command: Command = { ...order, id: newId() }
    if (this.line === 'gone') {
      const error = { code: 'gone', message: 'the line is closed' }
      return Promise.resolve({ ok: false, error, changed: [] })
    }
    return new Promise((settle) => {
      this.pending.set(command.id, { command, settle })
      if (this.greeted) this.put(command)
    })
  }

  /** Reconnect without waiting for the next retry. */
  readonly retryNow = (): void => {
    if (this.line === 'gone' || this.greeted) {
      this.probe(PONG_WITHIN)
      return
    }
    this.tries = 0
    this.connect()
  }

  /** Close the connection for good. */
  close(): void {
    removeEventListener('offline', this.suspect)
    removeEventListener('online', this.retryNow)
    document.removeEventListener('visibilitychange', this.awake)
    this.end('left')
  }

  /** Fetch missing entries after a gap in the numbers. */
  resync(): void {
    this.lose(0)
  }

  private connect(): void {
    this.drop()
    const since = this.listener.known()
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const known = since === null ? '' : `since=${since}&at=${this.listener.when()}&heard=${this.listener.heard()}`
    const query = known && (this.path.includes('?') ? `&${known}` : `?${known}`)
    const socket = this.openSocket(`${scheme}//${location.host}${this.path}${query}`)
    this.socket = socket
    this.deadTimer = setTimeout(() => this.lose(), OPEN_WITHIN)
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data))
    }
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) this.closed(event.code)
    }
  }

  private receive(message: Message<G>): void {
    clearTimeout(this.deadTimer)
    if (this.line !== 'open') this.say('open')
    const first = !this.greeted
    if (first) {
      this.greeted = true
      this.tries = 0
      this.planPing()
    }
    if (message.is === 'done') {
      this.settle(message.id, { ok: true, n: message.n })
    } else if (message.is === 'refused' && message.id !== null) {
      this.settle(message.id, { ok: false, error: message.error, changed: message.changed })
    } else if (message.is === 'earlier') {
      this.settle(message.id, { ok: true, n: this.listener.known() ?? 0 })
    }
    this.listener.hear(message)
    // The listener may have found a gap and reconnected: then this socket is obsolete.
    if (first && this.greeted) {
      for (const { command } of this.pending.values()) this.put(command)
    }
  }

  private settle(id: string, outcome: Outcome<G>): void {
    const pending = this.pending.get(id)
    this.pending.delete(id)
    pending?.settle(outcome)
  }

  private put(command: Command): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(command))
  }

  private planPing(): void {
    clearTimeout(this.pingTimer)
    this.pingTimer = setTimeout(() => {
      this.probe(PONG_WITHIN)
      this.planPing()
    }, PING_EVERY)
  }

  /** Send a ping; without an answer the connection is lost. */
  private probe(within: number): void {
    if (!this.greeted) return
    clearTimeout(this.deadTimer)
    this.deadTimer = setTimeout(() => this.lose(0), within)
    this.put({ do: 'ping', id: newId() })
  }

  /** Report that the device is offline. A house on the same device may still answer. */
  private readonly suspect = (): void => {
    if (this.line === 'gone') return
    if (!this.greeted) {
      this.say('lost')
      return
    }
    this.say('lost')
    this.probe(1000)
  }

  private readonly awake = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.greeted) this.probe(1500)
    else this.retryNow()
  }

  private closed(code: number): void {
    const why = GONE[code]
    if (why) {
      this.end(why)
    } else {
      // Resending a message that is too large would close the connection again.
      if (code === 1009 || code === 4009) this.settleAll('too-large', 'that was too much at once')
      this.lose(code === 1013 || code === 4008 ? 3000 : undefined)
    }
  }

  private lose(wait?: number): void {
    if (this.line === 'gone') return
    this.drop()
    this.say('lost')
    const planned = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000
    this.tries += 1
    const jitter = 0.75 + Math.random() / 2
    this.retryTimer = setTimeout(() => this.connect(), (wait ?? planned) * jitter)
  }

  private end(why: GoneWhy): void {
    this.drop()
    this.line = 'gone'
    this.listener.line('gone', why)
    this.settleAll('gone', 'the line is closed')
  }

  private settleAll(code: string, message: string): void {
    for (const id of [...this.pending.keys()]) {
      this.settle(id, { ok: false, error: { code, message }, changed: [] })
    }
  }

  private drop(): void {
    clearTimeout(this.pingTimer)
    clearTimeout(this.deadTimer)
    clearTimeout(this.retryTimer)
    const socket = this.socket
    this.socket = null
    this.greeted = false
    if (socket) {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
  }

  private say(line: Line): void {
    if (this.line === line) return
    this.line = line
    this.listener.line(line, null)
  }
}
