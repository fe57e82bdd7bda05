// The replay of a game of Mascarade.

import { t } from '../../../lib/words.svelte'
import { defineReplay } from '../../../replay/gameReplay'
import { Teller } from '../telling'
import type { Wire } from '../wire'
import Beliefs from './Beliefs.svelte'
import { checkDeal } from './deal'
import Picture from './Picture.svelte'
import SmallTable from './SmallTable.svelte'

export const replay = defineReplay<object, Wire>({
  texts: () => Promise.resolve({}),
  teller: (voice) => new Teller(voice),
  reason: (reason) => t(`tell-reason-${reason}`),
  Picture,
  legend: () =>
    [
      `● ${t('un-legend-swap')}`,
      `◌ ${t('un-legend-pretend')}`,
      `✓ ${t('un-legend-announce')}`,
      `✕ ${t('un-legend-lie')}`,
    ].join('   '),
  Moment: SmallTable,
  Analysis: Beliefs,
  checkDeal,
})
