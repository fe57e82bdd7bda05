// How a deal of Masquerade is drawn.

import { same, type DealCheck } from '../../../replay/verify'
import type { Wire } from '../wire'

/** Check the order of Masks, Orders and Spells. */
export const checkDeal: DealCheck<Wire> = async ({ deal }, draw) => {
  if (!deal) return { deal: false }
  const { masks, orders, spells } = deal
  const drawn: unknown[] = [await draw.shuffled(masks), await draw.shuffled(orders)]
  const piles: string[][] = []
  for (const pile of spells) piles.push(await draw.shuffled(pile))
  return { deal: same([masks, orders, spells], [...drawn, piles]) }
}
