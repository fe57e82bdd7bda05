// The columns of a picture, the same in both games.

export interface Turn {
  turn: number
  /** The first and the last column of the turn. */
  first: number
  last: number
}

/** Return the columns of each turn, given the turn of each column. */
export function turnsOf(slots: readonly number[]): Turn[] {
  return [...new Set(slots)].map((turn) => ({
    turn,
    first: slots.indexOf(turn),
    last: slots.lastIndexOf(turn),
  }))
}
