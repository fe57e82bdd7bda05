// Drawings of Masquerade.

import { drawing, named } from '../../../art/drawings'

/** Kinds of cards, the cards of the shipped deck by identifier, and what is counted. */
export const symbols = named(
  import.meta.glob<string>('./symbols/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** An empty card face for each kind of card, 120 by 168, and `back`. */
export const frames = named(
  import.meta.glob<string>('./frames/*.svg', { query: '?raw', import: 'default', eager: true }),
)

export const symbol = (name: string): string => drawing(symbols, 'symbol', name)
export const frame = (kind: string): string => drawing(frames, 'frame', kind)

/** Return the symbol of a card, or of its kind if nobody has drawn this card (decks written by others). */
export function cardSymbol(kind: string, id: string): string {
  return Object.hasOwn(symbols, id) ? symbol(id) : symbol(kind)
}
