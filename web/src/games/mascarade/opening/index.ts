// Opening a table of Mascarade.

import { defineOpening } from '../../../lobby/open/opening'
import type { Wire } from '../wire'
import About from './About.svelte'
import { newChoices, ownSet, tableOptions, type Choices } from './choices'
import Options from './Options.svelte'
import Setup from './Setup.svelte'
import { terms } from './terms'

export const opening = defineOpening<Choices, Wire>({
  players: 6,
  choices: newChoices,
  playersFor: (choices) => ownSet(choices)?.players ?? null,
  tableOptions,
  Setup,
  Options,
  About,
  terms,
})
