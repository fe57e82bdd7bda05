// The replay of a game without its own screens.

import { defineReplay } from '../../../replay/gameReplay'
import { Readable } from '../readable'
import { Teller } from '../telling'
import Moment from './Moment.svelte'

export const replay = defineReplay<object>({
  texts: () => Promise.resolve({}),
  teller: (voice, _texts, game) => new Teller(game, voice),
  reason: (reason, game) => new Readable(game, []).reason(reason),
  ending: null,
  unit: '',
  Picture: null,
  legend: () => '',
  Moment,
  LookUp: null,
  Analysis: null,
  checkDeal: null,
})
