// A table as this viewer knows it, updated by the house's messages.

import { Connection, hexadecimal, type GoneWhy, type Line, type OpenSocket, type Order, type Outcome } from '../lib/connection'
import { notices } from '../conduct/notices.svelte'
import type { Subject } from '../conduct/reporting.svelte'
import { namesOf } from '../lib/names'
import { noteSeal, noteShare } from '../lib/commitments'
import { settings } from '../lib/settings.svelte'
import type {
  ClockShown,
  EntryShown,
  GameWire,
  Meanwhile,
  MemoryShown,
  Message,
  News,
  ReportCommand,
  Said,
  SaidNumber,
  SeatShown,
  TableShown,
  View,
  You,
} from '../lib/wire'

/** The newest entries; `live` is false for those received after a reconnection. */
export interface Fresh<G extends GameWire> {
  serial: number
  live: boolean
  entries: EntryShown<G>[]
}

/** A command that came too late, and what had happened meanwhile. */
export interface Stale<G extends GameWire> {
  changed: EntryShown<G>[]
}

const LONGEST_SAID = 500

export class Table<G extends GameWire = GameWire> {
  line = $state<Line>('connecting')
  gone = $state<GoneWhy | null>(null)
  n = $state<number | null>(null)
  you = $state.raw<You | null>(null)
  shown = $state.raw<TableShown<G> | null>(null)
  setup = $state.raw<Partial<G['setup']> | null>(null)
  entries = $state.raw<EntryShown<G>[]>([])
  /** Entries before those, while they are fetched: a view has only the latest. */
  private past: EntryShown<G>[] = []
  state = $state.raw<G['state'] | null>(null)
  own = $state.raw<G['private'] | null>(null)
  clock = $state.raw<ClockShown | null>(null)
  ahead = $state<View['ahead']>(null)
  /** The players who have answered a claim that all answer at once. */
  answered = $state.raw<number[]>([])
  /** The players who have seen enough of an open deal. */
  ready = $state.raw<number[]>([])
  said = $state.raw<Said[]>([])
  muted = $state.raw<string[]>([])
  present = $state.raw<boolean[]>([])
  spectators = $state(0)
  /** The number of big screens at the table. */
  screens = $state(0)
  memory = $state.raw<MemoryShown<G> | null>(null)
  fresh = $state.raw<Fresh<G>>({ serial: 0, live: false, entries: [] })
  stale = $state.raw<Stale<G> | null>(null)
  /** The number of unanswered commands. */
  waiting = $state(0)
  /** True in a lesson, which no house knows about. */
  practice = false
  /** The house's clock minus ours, in milliseconds. */
  offset = $state(0)

  readonly phase = $derived(this.shown?.phase ?? null)
  readonly game = $derived(this.shown?.wishes.game ?? null)
  /** The viewer's own player, or null for a spectator. */
  readonly me = $derived(this.you?.player ?? null)
  readonly hosting = $derived(this.shown !== null && this.shown.host === this.you?.person)
  readonly mine = $derived(this.me !== null && this.state?.player === this.me)
  readonly legal = $derived<G['state']['legal']>(this.mine ? (this.state?.legal ?? []) : [])
  /** Who is still to answer a question that is put to everyone, in the order in which they are asked. */
  readonly asked = $derived<number[]>(this.clock?.pending ?? [])
  /** True while everyone looks at an open deal: nobody acts, and no clock runs. */
  readonly memorising = $derived(this.clock?.look_until != null)
  /** The pause during which nobody acts, or null. */
  readonly paused = $derived(this.shown?.paused ?? null)
  readonly seats = $derived<SeatShown[]>(this.shown?.seats ?? [])
  /** Names by player, all different. */
  readonly names = $derived<string[]>(namesOf(this.seats))
  readonly heard = $derived(this.said.filter((said) => !this.muted.includes(said.person)))
  readonly events = $derived<G['event'][]>(this.entries.flatMap((entry) => entry.events ?? []))

  /** Called with each chat message as it is said, but not with those that were missed. */
  readonly hearers = new Set<(said: Said) => void>()

  private connection: Connection<G>
  private caughtUp = false

  constructor(
    readonly id: string,
    openSocket?: OpenSocket,
    /** `screen` to watch as nobody, on a big screen. */
    as: 'person' | 'screen' = 'person',
  ) {
    const listener = {
      known: () => this.n,
      when: () => this.entries.at(-1)?.at ?? 0,
      heard: () => Math.max(0, ...this.said.filter((said) => said.room === 'players').map((said) => said.n)),
      hear: (message: Message<G>) => this.hear(message),
      line: (line: Line, why: GoneWhy | null) => {
        this.line = line
        this.gone = why
        if (line !== 'open') this.caughtUp = false
      },
    }
    const query = as === 'screen' ? '?screen=1' : ''
    this.connection = new Connection(`/ws/tables/${encodeURIComponent(id)}${query}`, listener, openSocket)
  }

  // Commands. Each returns its outcome.

  sit(seat: number | null = null, name: string | null = null): Promise<Outcome> {
    const contribution = hexadecimal(16)
    noteShare(this.id, contribution)
    const { avatar } = settings
    return this.send({ do: 'sit', contribution, seat, name, ...(avatar === null ? {} : { avatar }) })
  }
  leave = (): Promise<Outcome> => this.send({ do: 'leave' })
  invite = (name: string, seat: number | null = null): Promise<Outcome> =>
    this.send({ do: 'bot', name, seat })
  remove = (seat: number, person: string | null = null): Promise<Outcome> => this.send({ do: 'remove', seat, person })
  forgive = (person: string): Promise<Outcome> => this.send({ do: 'forgive', person })
  handOver = (person: string): Promise<Outcome> => this.send({ do: 'host', person })
  pause = (): Promise<Outcome> => this.send({ do: 'pause' })
  resume = (): Promise<Outcome> => this.send({ do: 'resume' })
  endGame = (): Promise<Outcome> => this.send({ do: 'end' })
  begin = (): Promise<Outcome> => this.send({ do: 'start' })
  setPace = (pace: number): Promise<Outcome> => this.send({ do: 'pace', pace })
  closeTable = (): Promise<Outcome> => this.send({ do: 'close' })
  /** Act on the current state; the house refuses an action on an older one as stale. */
  act(action: G['action']): Promise<Outcome> {
    return this.send({ do: 'act', action, seen: this.n ?? 0 })
  }
  answerAhead = (answer: 'claim' | 'pass' | 'wait'): Promise<Outcome> =>
    this.send({ do: 'ahead', answer, seen: this.n ?? 0 })
  sayReady = (): Promise<Outcome> => this.send({ do: 'ready' })
  moreTime = (): Promise<Outcome> => this.send({ do: 'more' })
  say = (text: string): Promise<Outcome> =>
    this.send({ do: 'chat', text: text.slice(0, LONGEST_SAID) })
  sayPhrase = (phrase: NonNullable<Said['phrase']>): Promise<Outcome> => this.send({ do: 'chat', phrase })
  rematch = (): Promise<Outcome> => this.send({ do: 'rematch' })
  report = ({ person, said }: Subject, reason: ReportCommand['reason'], text: string): Promise<Outcome> =>
    this.send({ do: 'report', person, reason, text, room: said?.room ?? null, n: said?.n ?? null })
  async mute(person: string, on: boolean): Promise<Outcome> {
    const others = this.muted.filter((muted) => muted !== person)
    this.muted = on ? [...others, person] : others
    return this.send({ do: 'mute', person, on })
  }

  retryNow = (): void => this.connection.retryNow()
  close = (): void => this.connection.close()

  /** The house's time now, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offset
  }

  /** Return the milliseconds left at the house's time `now`: for this decision, then of the reserve. */
  left(now: number): { limit: number; bank: number } | null {
    const clock = this.clock
    if (!clock) return null
    // The clock starts later if the page still shows what has happened.
    const spent = Math.max(0, now - clock.since)
    return {
      limit: Math.max(0, clock.limit - spent),
      bank: Math.max(0, clock.bank - Math.max(0, spent - clock.limit)),
    }
  }

  /** Return the name of a player, or "" for an unknown one. */
  nameOf(player: number): string {
    return this.names[player] ?? ''
  }

  /** Return the name of a person in the chat: that of their seat if they have one, to tell namesakes apart. */
  callOf({ person, name }: Pick<Said, 'person' | 'name'>): string {
    const player = this.seats.findIndex((seat) => seat.person === person)
    return this.names[player] ?? name
  }

  /** Return the seat of a person in the chat, or what is known of a spectator. */
  seatOf({ person, name }: Pick<Said, 'person' | 'name'>): Pick<SeatShown, 'kind' | 'name' | 'person' | 'avatar'> {
    return this.seats.find((seat) => seat.person === person) ?? { kind: 'person', name, person }
  }

  private async send(order: Order): Promise<Outcome> {
    const answer = this.connection.send(order)
    this.waiting = this.connection.waiting
    const outcome = await answer
    this.waiting = this.connection.waiting
    if (!outcome.ok && outcome.error.code === 'stale') this.stale = { changed: outcome.changed }
    else if (order.do === 'act') this.stale = null
    return outcome
  }

  /** Apply a message from the house. */
  hear(message: Message<G>): void {
    switch (message.is) {
      case 'view':
        return this.see(message)
      case 'news':
        return this.learn(message)
      case 'meanwhile':
        return this.catchUp(message)
      case 'setup':
        this.setup = message.setup
        return
      case 'pong':
        this.offset = message.now - Date.now()
        if (message.n > (this.n ?? -1)) this.connection.resync()
        return
      case 'ahead':
        this.ahead = message.answer
        return
      case 'answered':
        this.answered = message.players
        return
      case 'ready':
        this.ready = message.players
        return
      case 'presence':
        this.present = message.present
        this.spectators = message.spectators
        this.screens = message.screens ?? 0
        return
      case 'said':
        this.hearSaid([message.said])
        for (const hear of this.hearers) hear(message.said)
        return
      case 'unsaid':
        this.unsay([message])
        return
      case 'notices':
        notices.hear(message.notices)
        return
      case 'memory':
        this.memory = message
        return
      case 'earlier':
        return this.recall(message.entries)
      case 'done':
      case 'refused':
        return
    }
  }

  private see(view: View<G>): void {
    const before = this.n
    this.n = view.n
    this.offset = view.now - Date.now()
    this.you = view.you
    this.shown = view.shown
    if (view.shown.phase !== 'over') noteSeal(this.id, view.shown.commitment)
    this.setup = view.setup
    this.entries = view.entries
    this.state = view.state
    this.own = view.own
    this.clock = view.clock
    this.ahead = view.ahead
    this.answered = []
    this.ready = []
    this.said = view.said
    this.muted = view.muted
    this.present = view.present
    this.spectators = view.spectators
    this.screens = view.screens ?? 0
    this.bring(before === null ? [] : view.entries.filter((entry) => entry.n > before), false)
    this.past = []
    // Deferred, because the connection first sends the commands that waited for the view.
    queueMicrotask(() => this.lookBack())
  }

  /** Ask for the entries before those known, or before those just fetched. */
  private lookBack(): void {
    const first = this.past[0]?.n ?? this.entries[0]?.n ?? 1
    if (first > 1) void this.connection.send({ do: 'earlier', before: first })
  }

  /** Add earlier entries; the story is told again when all are there. */
  private recall(entries: EntryShown<G>[]): void {
    const next = this.past[0]?.n ?? this.entries[0]?.n ?? 1
    // A new view may have arrived since the request.
    if (entries.at(-1)?.n !== next - 1) return
    this.past = [...entries, ...this.past]
    if (entries[0]?.n !== 1) return this.lookBack()
    this.entries = [...this.past, ...this.entries]
    this.past = []
  }

  private learn(news: News<G>): void {
    if (news.since !== this.n) {
      this.connection.resync()
      return
    }
    this.n = news.n
    this.entries = [...this.entries, ...news.entries]
    if (news.shown) this.reseat(news.shown)
    this.state = news.state
    this.own = news.own
    const before = this.asked
    this.clock = news.clock
    // An answer is for one question, during which no new players are asked.
    if (!this.asked.length || this.asked.some((player) => !before.includes(player))) {
      this.ahead = null
      this.answered = []
    }
    this.bring(news.entries, this.caughtUp)
  }

  /** Apply what changed during a disconnection, apart from the entries. */
  private catchUp(meanwhile: Meanwhile<G>): void {
    this.offset = meanwhile.now - Date.now()
    this.you = meanwhile.you
    this.setup = meanwhile.setup
    this.ahead = meanwhile.ahead
    // The next message says who has answered.
    this.answered = []
    this.hearSaid(meanwhile.said)
    this.unsay(meanwhile.unsaid ?? [])
    this.muted = meanwhile.muted
    this.present = meanwhile.present
    this.spectators = meanwhile.spectators
    this.screens = meanwhile.screens ?? 0
  }

  /** Add chat messages. Some may be known already; after the game, spectators' older ones arrive too. */
  private hearSaid(told: readonly Said[]): void {
    const isNew = (said: Said): boolean => !this.said.some(({ n, room }) => n === said.n && room === said.room)
    this.said = [...this.said, ...told.filter(isNew)].sort((one, other) => one.at - other.at || one.n - other.n)
  }

  /** Remove chat messages that an operator has deleted. */
  private unsay(gone: readonly SaidNumber[]): void {
    this.said = this.said.filter((said) => !gone.some(({ room, n }) => room === said.room && n === said.n))
  }

  /** Find the viewer's seat after the seats have changed. */
  private reseat(shown: TableShown<G>): void {
    this.shown = shown
    if (!this.you) return
    const me = this.you.person
    const player = shown.seats.findIndex((seat) => seat.person === me && !seat.removed)
    const removed = shown.removed?.some(({ person }) => person === me) ?? false
    this.you = { ...this.you, player: player < 0 ? null : player, removed }
    const own = shown.seats[player]
    if (own?.name) this.you.name = own.name
  }

  private bring(entries: EntryShown<G>[], live: boolean): void {
    this.caughtUp = true
    this.fresh = { serial: this.fresh.serial + 1, live, entries }
  }
}
