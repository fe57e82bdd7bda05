// The fields of an event, which the house alone fills.

import type { GameEvent } from '../lib/protocol'

/** A field that is a player or an amount. */
export const num = (event: GameEvent, field: string): number => event[field] as number
/** A field that is a mask, a card or a reason. */
export const word = (event: GameEvent, field: string): string => event[field] as string
/** A field that only some may see: undefined for whoever may not. */
export const seen = <T>(event: GameEvent, field: string): T | undefined => event[field] as T | undefined
