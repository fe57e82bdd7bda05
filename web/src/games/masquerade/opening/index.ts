// Opening a table of Masquerade, which has no options of its own.

import { defineOpening } from '../../../lobby/open/opening'
import OptionsFrame from '../../../lobby/open/OptionsFrame.svelte'

export const opening = defineOpening<null>({
  players: 4,
  choices: () => null,
  playersFor: () => null,
  tableOptions: () => ({}),
  Setup: null,
  Options: OptionsFrame,
  About: null,
  terms: () => [],
})
