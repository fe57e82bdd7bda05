// How to play Mascarade.

import type { GameGuide } from '../../../guide/gameGuide'
import { fetchHouse } from '../../../lib/catalogue'
import { mask } from '../art'
import Guide from './Guide.svelte'

export const guide: GameGuide = {
  drawings: ['king', 'fool', 'witch'].map(mask),
  lookUp: { id: 'masks', title: 'guide-masks' },
  fetchEntries: fetchHouse,
  Guide,
}
