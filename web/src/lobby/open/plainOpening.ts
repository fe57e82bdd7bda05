// Opening a table of a game that has no options of its own.

import { defineOpening, type Opening } from './opening'
import OptionsFrame from './OptionsFrame.svelte'

/** Return an opening that proposes this number of players. */
export const plainOpening = (players: number): Opening =>
  defineOpening<null>({
    players,
    choices: () => null,
    playersFor: () => null,
    tableOptions: () => ({}),
    Setup: null,
    Options: OptionsFrame,
    About: null,
    terms: () => [],
  })
