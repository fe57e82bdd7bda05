// The replay of a game of Masquerade.

import { t } from '../../../lib/words.svelte'
import { defineReplay } from '../../../replay/gameReplay'
import { fetchDeck, type Deck } from '../deck.svelte'
import { awardsOf, standingsOf } from '../ending'
import { Teller } from '../telling'
import type { Wire } from '../wire'
import { checkDeal } from './deal'
import LookUp from './LookUp.svelte'
import Picture from './Picture.svelte'
import SmallBall from './SmallBall.svelte'

export const replay = defineReplay<Deck, Wire>({
  texts: fetchDeck,
  teller: (voice, deck) => new Teller(voice, deck),
  reason: (reason) => t(`story-reason-${reason}`),
  ending: ({ all, last: { state } }, deck) => ({
    standings: standingsOf(state, deck),
    awards: awardsOf(all.steps.flatMap(({ events }) => events), state.life.length),
  }),
  unit: 'end-points',
  Picture,
  legend: () => '',
  Moment: SmallBall,
  LookUp,
  Analysis: null,
  checkDeal,
})
