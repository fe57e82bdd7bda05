// Opening a table of a game without its own screens.

import { words } from '../../../lib/words.svelte'
import { defineOpening } from '../../../lobby/open/opening'
import { plainOpening } from '../../../lobby/open/plainOpening'
import { Readable } from '../readable'
import { optionsOf, type Choices } from './choices'
import Options from './Options.svelte'

export const opening = defineOpening<Choices>({
  ...plainOpening(2),
  choices: (_query, { options }) => optionsOf(options),
  tableOptions: (options) => (Object.keys(options).length ? { options: { ...options } } : {}),
  Options,
  terms: ({ game, options }) => {
    const readable = new Readable(game, [])
    const terms = Object.entries(optionsOf(options))
    return terms.map(([name, value]) => words.t('generic-event', { name: readable.label(name), what: readable.value(value) }))
  },
})
