// What the house's catalogue says about Mascarade.

import type { HouseInfo } from '../../lib/wire'
import type { MascaradeCatalogue, Wire } from './wire'

/** Return the house's offer of Mascarade, or null if it has none. */
export const mascaradeOf = ({ games }: HouseInfo<Wire>): MascaradeCatalogue | null => games.mascarade ?? null
