// Phrases and gestures that a guest can use without writing.

import { named } from '../art/drawings'
import type { Said } from '../lib/wire'
import { words } from '../lib/words.svelte'

export type Phrase = NonNullable<Said['phrase']>

/** Phrases, in the order in which an evening needs them. */
export const SPOKEN: readonly Phrase[] = [
  'hello', 'no-me', 'doubt', 'believe', 'sure', 'lost', 'patience', 'nearly', 'well-played', 'thanks', // prettier-ignore
]
export const GESTURES: readonly Phrase[] = ['applause', 'laughter', 'gasp', 'shrug', 'wink', 'bow']

const drawings = named(
  import.meta.glob<string>('../art/gestures/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Return the drawing of a gesture; undefined for a phrase. */
export const gestureOf = (phrase: Phrase | undefined): string | undefined => phrase && drawings[phrase]

/** Return a message in the reader's language; the house's English for a phrase that this page doesn't know. */
export const saidText = ({ phrase, text }: Pick<Said, 'phrase' | 'text'>): string =>
  (phrase && words.find(`phrase-${phrase}`)) || text
