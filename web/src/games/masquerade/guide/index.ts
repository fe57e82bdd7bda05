// How to play Masquerade.

import type { GameGuide } from '../../../guide/gameGuide'
import { words } from '../../../lib/words.svelte'
import { symbol } from '../art'
import { fetchDeck } from '../deck.svelte'
import Guide from './Guide.svelte'

export const guide: GameGuide = {
  drawings: ['muse', 'spell', 'tower'].map(symbol),
  lookUp: { id: 'cards', title: 'guide-cards' },
  fetchEntries: () => fetchDeck(words.language),
  Guide,
}
