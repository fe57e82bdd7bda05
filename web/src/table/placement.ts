// Where speech bubbles go: next to the seat of the speaker, and never over what the viewer needs.

/** A rectangle in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Place {
  x: number
  y: number
  side: 'above' | 'below'
}

/** The room between a bubble and its seat, in pixels: the seat may be one of the viewer's choices. */
const GAP = 5
/** How bad it is to cover the speaker's own seat, compared with another one. */
const OWN_SEAT = 0.5
/** How bad it is to be a pixel off the middle of the seat, in pixels of other seats that are covered. */
const OFF_MIDDLE = 10

/** Return the area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Return where a bubble covers least of the others (`taken`); null if it would always cover something that must stay
 * `clear`, or if the seat is out of sight.
 */
export function place(
  bubble: Pick<Box, 'width' | 'height'>,
  seat: Box,
  clear: readonly Box[],
  taken: readonly Box[],
  within: Box,
): Place | null {
  if (shared(seat, within) === 0) return null
  let best: Place | null = null
  let least = Infinity
  for (const candidate of candidates(bubble, seat, within)) {
    const box = { ...bubble, x: candidate.x, y: candidate.y }
    if (clear.some((one) => shared(box, one) > 0)) continue
    const off = Math.abs(box.x + box.width / 2 - seat.x - seat.width / 2)
    const own = OWN_SEAT * shared(box, seat) + OFF_MIDDLE * off
    const cost = taken.reduce((sum, one) => sum + shared(box, one), own)
    if (cost >= least) continue
    least = cost
    best = candidate
  }
  return best
}

/** Return the places around a seat that are in sight, the preferred ones first. */
function candidates({ width, height }: Pick<Box, 'width' | 'height'>, seat: Box, within: Box): Place[] {
  const centre = seat.x + seat.width / 2
  const columns = [centre - width / 2, centre - width * 0.8, centre - width * 0.2]
  const rows: [number, Place['side']][] = [
    [seat.y - height - GAP, 'above'],
    [seat.y + seat.height + GAP, 'below'],
    [seat.y - height / 2, 'above'],
    [seat.y + seat.height - height / 2, 'below'],
  ]
  return rows
    .filter(([y]) => y >= within.y && y + height <= within.y + within.height)
    .flatMap(([y, side]) => columns.map((x) => ({ x: clamp(x, within.x, within.x + within.width - width), y, side })))
}
