// The positions of a picture's columns.

export interface ColumnLayout {
  /** The left edge of a column. */
  from: (column: number) => number
  middle: (column: number) => number
}

/** Lay out columns of this width after a margin. */
export function columnLayout(margin: number, width: number): ColumnLayout {
  const from = (column: number): number => margin + column * width
  return { from, middle: (column) => from(column) + width / 2 }
}

/** Return the room for results on the right, which is wider with "you". */
export const roomRight = (me: number | null): number => (me === null ? 176 : 212)
