// The replay of a game without its own screens.

import { words } from '../../../lib/words.svelte'
import { defineReplay } from '../../../replay/gameReplay'
import Moment from './Moment.svelte'

export const replay = defineReplay<object>({
  texts: () => Promise.resolve({}),
  teller: () => ({ tell: () => [] }),
  reason: (reason) => words.find(`tell-reason-${reason}`) ?? reason,
  Picture: null,
  legend: () => '',
  Moment,
  Analysis: null,
  checkDeal: null,
})
