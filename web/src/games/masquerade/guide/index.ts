// How to play Masquerade.

import type { GameGuide } from '../../../guide/gameGuide'
import { symbol } from '../art'
import Guide from './Guide.svelte'

export const guide: GameGuide = {
  drawings: ['muse', 'spell', 'tower'].map(symbol),
  lookUp: { id: 'cards', title: 'guide-cards' },
  Guide,
}
