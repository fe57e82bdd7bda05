// The replay of a game of Masquerade.

import { t } from '../../../lib/words.svelte'
import { defineReplay } from '../../../replay/gameReplay'
import { fetchDeck, type Deck } from '../deck.svelte'
import { Teller } from '../telling'
import type { Wire } from '../wire'
import { checkDeal } from './deal'
import Picture from './Picture.svelte'
import SmallBall from './SmallBall.svelte'

export const replay = defineReplay<Deck, Wire>({
  texts: fetchDeck,
  teller: (voice, deck) => new Teller(voice, deck),
  reason: (reason) => t(`story-reason-${reason}`),
  Picture,
  legend: () => '',
  Moment: SmallBall,
  Analysis: null,
  checkDeal,
})
