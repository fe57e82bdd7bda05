// Drawings of Mascarade.

import { drawing, named } from '../../../art/drawings'

/** The sixteen masks by identifier, and `hidden`, the back of a card. */
export const masks = named(
  import.meta.glob<string>('./masks/*.svg', { query: '?raw', import: 'default', eager: true }),
)

export const mask = (name: string): string => drawing(masks, 'mask', name)
