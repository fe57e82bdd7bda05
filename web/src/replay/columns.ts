// The columns of a picture, which are alike in both games.

export interface Turn {
  turn: number
  /** The first and the last column of the turn. */
  first: number
  last: number
}

/** The columns of each turn, given the turn of each column. */
export function turnsOf(slots: readonly number[]): Turn[] {
  return [...new Set(slots)].map((turn) => ({
    turn,
    first: slots.indexOf(turn),
    last: slots.lastIndexOf(turn),
  }))
}
