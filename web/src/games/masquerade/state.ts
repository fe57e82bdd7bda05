// What the house says of a game of Masquerade, in the referee's words.

import type { GameEvent, GameState } from '../../lib/protocol'
import { num, seen } from '../../table/events'

export const PHASES = ['order', 'stage', 'spell', 'challenge', 'event'] as const
export type PhaseName = (typeof PHASES)[number]

export const DECISIONS = [
  'dancer', 'order', 'stage', 'resolve', 'cast', 'pay', 'challenge', 'bout', 'counter', 'event',
  'target', 'treasure', 'move', 'discard', 'give', 'keep', 'salvage', 'search',
] as const
export type Decision = (typeof DECISIONS)[number]

export interface Fight {
  challenger: number
  challenged: number | 'guardian'
  totals: [number, number]
}

/** What everybody sees. Lists go by player where nothing else is said. */
export interface MasqueradeState extends GameState {
  decision: Decision | null
  phase: 'set-up' | PhaseName
  /** The players in the order of the turn. */
  line: number[]
  orders: (number | null)[]
  dancers: (string | null)[]
  stages: (string | null)[]
  life: number[]
  hands: number[]
  counters: number[]
  treasures: string[][]
  /** The holder of each. */
  emblems: Record<string, number | null>
  guardian: string | null
  guardians_left: number
  events_left: string[]
  events_past: string[]
  spell_deck: number
  tomb: string[]
  casting: string[]
  renewals: number
  masks: (string | null)[]
  dancers_aside: string[]
  vp: number[]
  fight: Fight | null
  target: number | null
  scores?: number[]
}

/** What one could reckon out. */
export interface Prospects {
  powers: number[]
  hand_limit: number
  costs: Record<string, number>
  mask_vp: number
}

/** What is the viewer's alone. */
export interface Own {
  mask: string
  hand: string[]
  counters: string[]
  prospects: Prospects
}

export const MOST_LIFE = 2

/** Whether so many play that all rows are in sight only where everything else is smaller. */
export const crowded = ({ life }: Pick<MasqueradeState, 'life'>): boolean => life.length > 3

/** Cards counted, in the order in which they come first. */
export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** Who dances at a Stage, in the order of the turn. */
export function dancersAt(state: MasqueradeState, stage: string): number[] {
  return state.line.filter((player) => state.stages[player] === stage)
}

/** The Emblems that a player holds. */
export function emblemsOf(state: MasqueradeState, player: number): string[] {
  return Object.keys(state.emblems).filter((emblem) => state.emblems[emblem] === player)
}

/** The players as the table shows them: in the order of the turn, whoever is not in it yet after. */
export function inLine(state: MasqueradeState): number[] {
  const rest = state.life.map((_, player) => player).filter((player) => !state.line.includes(player))
  return [...state.line, ...rest]
}

/** The Mask of another that the viewer was shown, unless they have taken a new one since. */
export function maskSeen(events: readonly GameEvent[], me: number | null, target: number): string | null {
  let mask: string | null = null
  for (const event of events) {
    if (event.type === 'mask' && num(event, 'player') === target) mask = null
    if (event.type === 'glimpse' && event.player === me && num(event, 'target') === target) {
      mask = seen<string>(event, 'mask') ?? null
    }
  }
  return mask
}
