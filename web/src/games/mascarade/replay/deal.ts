// How a deal of Mascarade is drawn.

import { same, type DealCheck } from '../../../replay/verify'

/** Check the masks' places and the first player. */
export const checkDeal: DealCheck = async (setup, draw) => {
  const deal = setup.deal as string[]
  return {
    deal: same(deal, await draw.shuffled(deal)),
    first: setup.first === (await draw.below(setup.players)),
  }
}
