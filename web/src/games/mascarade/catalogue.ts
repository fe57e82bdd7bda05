// What the house's catalogue says about Mascarade.

import type { GameOffer, House, SheetShown } from '../../lib/protocol'

export interface MascaradeOffer extends GameOffer {
  sheets: Record<string, SheetShown>
  masks: string[]
  starred: string[]
  /** The fewest players of masks that need more than the game does. */
  fewest_players: Record<string, number>
  /** The number of copies of masks that come more than once. */
  copies: Record<string, number>
}

/** Return the house's offer of Mascarade. */
export const mascaradeOf = (house: House): MascaradeOffer => house.games.mascarade as MascaradeOffer
