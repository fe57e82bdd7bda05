// Opening a table of a game without its own screens.

import { defineOpening } from '../../../lobby/open/opening'
import OptionsFrame from '../../../lobby/open/OptionsFrame.svelte'

export const opening = defineOpening<null>({
  players: 2,
  choices: () => null,
  playersFor: () => null,
  tableOptions: () => ({}),
  Setup: null,
  Options: OptionsFrame,
  About: null,
  terms: () => [],
})
