// The end of any game.

import { ranked, type Standing } from '../../ending/ending'
import type { GameState } from '../../lib/wire'

/** Return the players, winners first; with their points, if the public state has a number for each in `scores`. */
export function standingsOf(state: GameState, players: number): Standing[] {
  const { scores } = state as { scores?: unknown }
  const points = Array.isArray(scores) && scores.length === players ? (scores as unknown[]) : []
  return ranked(
    Array.from({ length: players }, (_, player) => {
      const amount = points[player]
      const won = state.winners?.includes(player) ?? false
      return { player, won, amount: typeof amount === 'number' ? amount : null, drawing: '', mask: '' }
    }),
  )
}
