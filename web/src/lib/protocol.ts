// The house's protocol, version 1, as the structs in src/ridotto/house/ define it.

export const PROTOCOL = 1

/** A game by name. The house may offer games that this page has no screens for. */
export type GameName = string
export type Phase = 'waiting' | 'playing' | 'over' | 'closed'
export type Standing = 'claim' | 'pass'
export type Claims = 'clockwise' | 'at-once'
export type Memory = 'none' | 'seen' | 'inferred'

export interface Clock {
  seconds: number
  bank: number
}

export interface OwnScenario {
  masks: string[]
  centre: number
}

/** How a table is to be played; the game adds its own options. */
export interface TableOptions {
  game: GameName
  players: number
  scenario?: string | OwnScenario | null
  options?: Record<string, unknown>
  public?: boolean
  clock?: Clock | null
  claims?: Claims
  memory?: Memory
  chat?: boolean
  pace?: number
}

export interface SeatShown {
  kind: 'empty' | 'person' | 'bot'
  name: string
  person: string | null
  stand_in: boolean
  more_left: boolean
  bank: number
  /** Whether they have thrown in their share of the deal. */
  shared: boolean
}

export interface TableShown {
  phase: Phase
  wishes: Required<TableOptions>
  host: string
  code: string | null
  seats: SeatShown[]
  commitment: string
  rematch: string | null
  fairness: Record<string, unknown> | null
}

export interface ClockShown {
  players: number[]
  since: number
  limit: number
  bank: number
}

export interface You {
  person: string
  name: string
  player: number | null
  /** Whether the host has emptied one's seat: one cannot sit here again. */
  removed: boolean
}

/** An action or an event in the referee's words. Screens of a game know its fields. */
export type Action = { act: string; [field: string]: unknown }
export type GameEvent = { type: string; [field: string]: unknown }

/** What everybody can see of the game. Screens of a game know its further fields. */
export interface GameState {
  over: boolean
  player: number | null
  decision: string | null
  legal: Action[]
  turn: number
  winners?: number[]
  reason?: string
  [field: string]: unknown
}

export type EntryKind =
  | 'opened'
  | 'sat'
  | 'bot'
  | 'left'
  | 'host'
  | 'started'
  | 'moved'
  | 'more'
  | 'absent'
  | 'back'
  | 'rematch'
  | 'closed'

/** Who or what made a move. */
export type How = 'person' | 'bot' | 'stand-in' | 'clock'

export interface EntryShown {
  n: number
  at: number
  what: EntryKind
  player?: number | null
  name?: string | null
  /** Who or what made a move, or that the host emptied a seat. */
  how?: How | 'removed' | null
  events?: GameEvent[]
}

export interface Said {
  n: number
  at: number
  room: 'players' | 'spectators'
  person: string
  name: string
  text: string
}

export interface Complaint {
  code: string
  message: string
}

// What the house says

export interface View {
  is: 'view'
  protocol: number
  table: string
  n: number
  now: number
  you: You
  shown: TableShown
  entries: EntryShown[]
  setup: Record<string, unknown> | null
  state: GameState | null
  own: Record<string, unknown> | null
  clock: ClockShown | null
  ahead: Standing | null
  said: Said[]
  muted: string[]
  present: boolean[]
  spectators: number
}

export interface News {
  is: 'news'
  since: number
  n: number
  entries: EntryShown[]
  shown: TableShown | null
  state: GameState | null
  own: Record<string, unknown> | null
  clock: ClockShown | null
}

/** What the news after an absence do not bring; right after them. */
export interface Meanwhile {
  is: 'meanwhile'
  now: number
  you: You
  setup: Record<string, unknown> | null
  ahead: Standing | null
  said: Said[]
  muted: string[]
  present: boolean[]
  spectators: number
}

export interface Done {
  is: 'done'
  id: string
  n: number
}

export interface Refused {
  is: 'refused'
  id: string | null
  n: number
  error: Complaint
  changed: EntryShown[]
}

export interface Pong {
  is: 'pong'
  id: string
  n: number
  now: number
}

export interface MemoryShown {
  is: 'memory'
  n: number
  seen: Record<string, unknown>[] | null
  chances: Record<string, number>[] | null
}

export type Message =
  | View
  | News
  | Meanwhile
  | Done
  | Refused
  | Pong
  | { is: 'setup'; setup: Record<string, unknown> }
  | { is: 'ahead'; answer: Standing | null }
  | { is: 'answered'; players: number[] }
  | { is: 'presence'; present: boolean[]; spectators: number }
  | { is: 'said'; said: Said }
  | MemoryShown

// What a client may say; `id` is added by the connection

export type Wish =
  | { do: 'sit'; contribution: string; seat?: number | null; name?: string | null }
  | { do: 'leave' }
  | { do: 'bot'; name: string; seat?: number | null }
  | { do: 'remove'; seat: number; person: string | null }
  | { do: 'start' }
  | { do: 'close' }
  | { do: 'act'; action: Action; seen: number }
  | { do: 'ahead'; answer: 'claim' | 'pass' | 'wait'; seen: number }
  | { do: 'ready' }
  | { do: 'more' }
  | { do: 'chat'; text: string }
  | { do: 'mute'; person: string; on: boolean }
  | { do: 'rematch' }
  | { do: 'ping' }

export type Command = Wish & { id: string }

// HTTP

export interface Guest {
  person: string
  name: string
}

export interface SheetShown {
  players: number
  centre: number
  masks: string[]
}

export interface Mind {
  name: string
  game: GameName
  rung: number
}

/** What the house offers of a game. Screens of a game know its further fields. */
export interface GameOffer {
  players: [number, number]
  options?: Record<string, unknown>
  [field: string]: unknown
}

export interface House {
  protocol: number
  version: string
  games: Record<string, GameOffer>
  bots: Mind[]
  languages: string[]
}

export interface TableCard {
  table: string
  game: GameName
  players: number
  scenario: string | OwnScenario | null
  phase: Phase
  seats_taken: number
  people: number
  bots: number
  host: string
  names: string[]
  since: number
}

export interface ScenarioProblem {
  code: string
  warning: boolean
  args: Record<string, string | number>
}

export interface ScenarioCheck {
  ok: boolean
  stars: number
  fewest_stars: number
  most_stars: number
  problems: ScenarioProblem[]
}

export interface ReplayStep {
  n: number
  at: number
  player: number | null
  how: How | null
  events: GameEvent[]
  state: GameState
  /** Everything hidden, for whoever sees all. */
  truth?: Record<string, unknown>
}

export interface Replay {
  table: string
  game: GameName
  names: string[]
  kinds: string[]
  setup: Record<string, unknown>
  viewer: number | 'spectator' | 'omniscient'
  steps: ReplayStep[]
  result: Record<string, unknown>
  fairness: Record<string, unknown>
}

/** What a player could have known when a turn was over: `mask` was true, `likely` the likeliest. */
export interface BeliefPoint {
  n: number
  turn: number
  mask: string
  chance: number
  likely: string
  likely_chance: number
  known: number
}
