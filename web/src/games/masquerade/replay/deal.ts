// How a deal of Masquerade is drawn.

import { same, type Card, type DealCheck } from '../../../replay/verify'

/** Check the order of Masks, Orders and Spells. */
export const checkDeal: DealCheck = async (setup, draw) => {
  const { masks, orders, spells } = setup.deal as { masks: Card[]; orders: Card[]; spells: Card[][] }
  const drawn: unknown[] = [await draw.shuffled(masks), await draw.shuffled(orders)]
  const piles: Card[][] = []
  for (const pile of spells) piles.push(await draw.shuffled(pile))
  return { deal: same([masks, orders, spells], [...drawn, piles]) }
}
