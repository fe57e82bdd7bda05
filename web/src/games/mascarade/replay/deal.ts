// How a deal of Mascarade is drawn.

import { same, type DealCheck } from '../../../replay/verify'
import type { Wire } from '../wire'

/** Check the masks' places and the first player. */
export const checkDeal: DealCheck<Wire> = async ({ deal = [], first, players }, draw) => {
  return {
    deal: same(deal, await draw.shuffled(deal)),
    first: first === (await draw.below(players)),
  }
}
