// The end of a game of Masquerade: points, Masks and awards.

import { most, ranked, type Award, type Standing } from '../../ending/ending'
import { cardSymbol } from './art'
import type { Deck } from './deck.svelte'
import type { GameEvent, State } from './wire'

/** Everyone's life at the start, and the most that anyone can have. */
const FULL_LIFE = 2

/** Return the awards of a game, from the events that everyone has seen. */
export function awardsOf(events: readonly GameEvent[], players: number): Award[] {
  const zeros = (): number[] => Array.from({ length: players }, () => 0)
  const [fights, treasures, spells, hurt, masks] = [zeros(), zeros(), zeros(), zeros(), zeros()]
  const life = Array.from({ length: players }, () => FULL_LIFE)
  let fighters: [number, number | 'guardian'] | null = null
  const add = (counts: number[], player: number, amount = 1): void => {
    counts[player] = (counts[player] ?? 0) + amount
  }
  for (const event of events) {
    if (event.type === 'challenge') fighters = [event.player, event.challenged]
    else if (event.type === 'clash' && fighters) {
      const [own, other] = event.totals
      const winner = own > other ? fighters[0] : own < other ? fighters[1] : null
      if (typeof winner === 'number') add(fights, winner)
      fighters = null
    } else if (event.type === 'treasure') add(treasures, event.player)
    else if (event.type === 'cast') add(spells, event.player)
    else if (event.type === 'life') {
      add(hurt, event.player, Math.max(0, (life[event.player] ?? FULL_LIFE) - event.life))
      life[event.player] = event.life
    } else if (event.type === 'score') masks[event.player] = event.mask_vp
  }
  return [
    ...most('masquerade-duels', fights),
    ...most('masquerade-treasures', treasures),
    ...most('masquerade-spells', spells),
    ...most('masquerade-hurt', hurt),
    ...most('masquerade-mask', masks),
  ]
}

/** Return the players by points. */
export function standingsOf({ winners = [], scores, vp, masks }: Pick<State, 'winners' | 'scores' | 'vp' | 'masks'>, deck: Deck): Standing[] {
  return ranked(
    vp.map((points, player) => {
      const mask = masks[player]
      return {
        player,
        won: winners.includes(player),
        amount: scores?.[player] ?? points,
        drawing: cardSymbol('mask', mask ?? ''),
        ...(mask ? { mask: deck.name(mask), target: `card-${mask}` } : { mask: '' }),
      }
    }),
  )
}
