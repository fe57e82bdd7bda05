// What can be read from the state and the events of a game of Masquerade.

import type { GameEvent, State } from './wire'

export const PHASES = ['order', 'stage', 'spell', 'challenge', 'event'] as const

export const MOST_LIFE = 2

/** Check whether everything has to be smaller because of many players. */
export const crowded = ({ life }: Pick<State, 'life'>): boolean => life.length > 3

/** Count cards, in order of first appearance. */
export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** Return who dances at a Stage, in turn order. */
export function dancersAt(state: Pick<State, 'line' | 'stages'>, stage: string): number[] {
  return state.line.filter((player) => state.stages[player] === stage)
}

/** Return the Emblems that a player holds. */
export function emblemsOf(state: Pick<State, 'emblems'>, player: number): string[] {
  return Object.keys(state.emblems).filter((emblem) => state.emblems[emblem] === player)
}

/** Return the players in turn order, then those without a place in it. */
export function inLine(state: Pick<State, 'life' | 'line'>): number[] {
  const rest = state.life.map((_, player) => player).filter((player) => !state.line.includes(player))
  return [...state.line, ...rest]
}

/** Return the Mask of a player that the viewer was shown, unless that player has a new one. */
export function maskSeen(events: readonly GameEvent[], me: number | null, target: number): string | null {
  let mask: string | null = null
  for (const event of events) {
    if (event.type === 'mask' && event.player === target) mask = null
    if (event.type === 'glimpse' && event.player === me && event.target === target) {
      mask = event.mask ?? null
    }
  }
  return mask
}
