// The replay of a game of Mascarade.

import { t } from '../../../lib/words.svelte'
import { defineReplay } from '../../../replay/gameReplay'
import { awardsOf, reasonOf, standingsOf } from '../ending'
import { Teller } from '../telling'
import type { Wire } from '../wire'
import Beliefs from './Beliefs.svelte'
import { checkDeal } from './deal'
import LookUp from './LookUp.svelte'
import Picture from './Picture.svelte'
import SmallTable from './SmallTable.svelte'

export const replay = defineReplay<object, Wire>({
  texts: () => Promise.resolve({}),
  teller: (voice, _texts, _game, end) => new Teller(voice, () => end),
  reason: (reason, _game, end) => reasonOf(t, reason, end),
  ending: ({ all, last }) => ({
    standings: standingsOf(last.state, last.truth?.masks ?? null, t),
    awards: awardsOf(all.steps),
  }),
  unit: 'mas-coins',
  Picture,
  legend: () =>
    [
      `● ${t('un-legend-swap')}`,
      `◌ ${t('un-legend-pretend')}`,
      `✓ ${t('un-legend-announce')}`,
      `✕ ${t('un-legend-lie')}`,
    ].join('   '),
  Moment: SmallTable,
  LookUp,
  Analysis: Beliefs,
  checkDeal,
})
