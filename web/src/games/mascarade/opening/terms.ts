// How a table of Mascarade is played, in sentences.

import type { TableOptions } from '../../../lib/wire'
import { t } from '../../../lib/words.svelte'
import type { Wire } from '../wire'

/** Return the game's own options in sentences. */
export function terms({ claims, memory, options }: TableOptions<Wire>): string[] {
  const { opening, peek, closed_deal: closedDeal } = options
  return [
    t(`option-claims-${claims}.why`),
    t(`option-memory-${memory}.why`),
    opening === undefined ? '' : t('terms-opening', { turns: opening }),
    peek ? t('option-peek.why') : '',
    closedDeal ? t('option-closed-deal.why') : '',
  ]
}
