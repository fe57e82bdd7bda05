// How a table of Mascarade is played, in sentences.

import type { TableOptions } from '../../../lib/protocol'
import { t } from '../../../lib/words.svelte'

/** Return the game's own options in sentences. */
export function terms({ claims, memory, options }: TableOptions): string[] {
  const { opening, peek, closed_deal: closedDeal } = (options ?? {}) as {
    peek?: boolean
    opening?: number
    closed_deal?: boolean
  }
  return [
    t(`option-claims-${claims}.why`),
    t(`option-memory-${memory}.why`),
    opening === undefined ? '' : t('terms-opening', { turns: opening }),
    peek ? t('option-peek.why') : '',
    closedDeal ? t('option-closed-deal.why') : '',
  ]
}
