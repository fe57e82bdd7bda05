// Situations at a table, for tests that show them without playing.

import type { State as MascaradeState } from '../src/games/mascarade/wire'
import type { State as MasqueradeState } from '../src/games/masquerade/wire'
import type { EntryShown, GameWire, TableShown, View } from '../src/lib/wire'

export const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elena', 'Fosca', 'Guido', 'Ines', 'Livia', 'Marco', 'Nina', 'Orso']

/** Something to check: a view, then events, then presses. */
export interface Situation<G extends GameWire = GameWire> {
  name: string
  view: View<G>
  /** Events that happen while the guest looks on. */
  hears: readonly G['event'][]
  /** Selectors of elements to press, one by one. */
  press: readonly string[]
}

interface Options {
  game: string
  players: number
  wishes?: Partial<TableShown['wishes']>
}

/** Return a table with these options and people in all seats. The first is the host and the viewer. */
export function shownTable({ game, players, wishes = {} }: Options): TableShown {
  return {
    phase: 'playing',
    wishes: {
      game, players, scenario: null, options: {}, public: false, clock: null, claims: 'clockwise', memory: 'none',
      chat: true, pace: 0, rotate: false, ...wishes,
    }, // prettier-ignore
    host: 'p0',
    code: null,
    seats: NAMES.slice(0, players).map((name, player) => ({
      kind: 'person', name, person: `p${player}`, stand_in: false, more_left: true, bank: 0, shared: true,
    })), // prettier-ignore
    commitment: 'c0ffee',
    rematch: null,
    fairness: null,
  }
}

/** Return the first player's view of a table. */
export function viewOf<G extends GameWire>(
  shown: TableShown,
  state: G['state'],
  events: G['event'][],
  more: Partial<View<G>> = {},
): View<G> {
  const entries: EntryShown<G>[] = [
    { n: 1, at: 0, what: 'started' },
    { n: 2, at: 0, what: 'moved', player: 1, events },
  ]
  return {
    is: 'view',
    protocol: 1,
    table: 'staged',
    n: 2,
    now: Date.now(),
    you: { person: 'p0', name: NAMES[0] ?? '', player: 0, removed: false },
    shown: shown as TableShown<G>,
    entries,
    setup: null,
    state,
    own: null,
    clock: null,
    ahead: null,
    said: [],
    muted: [],
    present: shown.seats.map(() => true),
    spectators: 0,
    earlier: 0,
    ...more,
  }
}

/** Return the state of a game of Mascarade, with a mask for every player and the rest in the centre. */
export function mascaradeState(masks: readonly string[], players: number, change: Partial<MascaradeState> = {}): MascaradeState {
  return {
    over: false, player: 0, decision: 'turn', legal: [], turn: 7, coins: NAMES.slice(0, players).map((_, seat) => 6 + seat),
    court: 12, bank: 120, seats: NAMES.slice(0, players).map((_, seat) => seat), masks_in_play: [...masks],
    announced: null, claims: [], opening_left: 0, turn_player: 0, announcer: null, ...change,
  } // prettier-ignore
}

/** Return the state of a game of Masquerade in its third turn. */
export function masqueradeState(players: number, change: Partial<MasqueradeState> = {}): MasqueradeState {
  const each = <T>(value: (player: number) => T): T[] => NAMES.slice(0, players).map((_, player) => value(player))
  const dancers = ['muse', 'maestro', 'eternal-prisoner', 'nightingale', 'heiress']
  const stages = ['tower', 'arena', 'chapel', 'garden', 'music-room']
  return {
    over: false, player: 0, decision: 'cast', legal: [], turn: 3, phase: 'spell', line: each((player) => player),
    orders: each((player) => player + 1), dancers: each((player) => dancers[player] ?? null),
    stages: each((player) => stages[player] ?? null), life: each((player) => player % 3), hands: each(() => 5),
    counters: each((player) => player), treasures: each(() => []), emblems: {}, guardian: 'hound', guardians_left: 4,
    events_left: ['encore', 'midnight-supper'], events_past: [], spell_deck: 20, tomb: ['lullaby', 'waltz'], casting: [],
    renewals: 1, masks: each(() => null), dancers_aside: [], vp: each((player) => player), fight: null, target: null, turn_player: 0,
    ...change,
  } // prettier-ignore
}
