// Where a tip is shown: near what it is about, and never over what the viewer has to decide.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 12
const STEP = 4
/** The distances to keep from everything, if there is room: the arrow is between the tip and its target. */
const MARGINS = [24, 8, 0]

const widened = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Return where the top left corner of a tip belongs: as near to its target as possible without covering the target or a
 * decision; null if there is no room.
 */
export function place(
  size: { width: number; height: number },
  target: Box,
  window: { width: number; height: number },
  kept: readonly Box[],
): { left: number; top: number } | null {
  const centre = (target.left + target.right) / 2
  const left = Math.max(GAP, Math.min(centre - size.width / 2, window.width - size.width - GAP))
  const middle = (target.top + target.bottom) / 2
  const fits = (top: number, margin: number): boolean => {
    const box = widened({ left, top, right: left + size.width, bottom: top + size.height }, margin)
    return ![target, ...kept].some((other) => overlap(box, other))
  }
  const away = (top: number): number => Math.abs(top + size.height / 2 - middle)
  const tops: number[] = []
  for (let top = GAP / 2; top + size.height <= window.height - GAP / 2; top += STEP) tops.push(top)
  tops.sort((one, other) => away(one) - away(other))
  for (const margin of MARGINS) {
    const best = tops.find((top) => fits(top, margin))
    if (best !== undefined) return { left, top: best }
  }
  return null
}

/** Return the ends of an arrow from a box to its target: the nearest points of the two. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const between = (low: number, high: number, value: number): number => Math.max(low, Math.min(high, value))
  const x2 = between(to.left, to.right, (from.left + from.right) / 2)
  const x1 = between(from.left + GAP, from.right - GAP, (to.left + to.right) / 2)
  const below = (to.top + to.bottom) / 2 > (from.top + from.bottom) / 2
  return { x1, y1: below ? from.bottom : from.top, x2, y2: below ? to.top : to.bottom }
}
