// How much to enlarge the table on a big screen.

import type { Size } from '../../../screen/canvas'
import { ring } from '../ring'

const ZOOMS = Array.from({ length: 16 }, (_, step) => 1 + step / 10)
/** Seats of this width or less are the last resort: there was no room for better ones. */
const LAST_RESORT = 76

/** Return the scale at which the seats are largest. */
export function zoomOf(seats: number, { width, height }: Size, centre: boolean): number {
  let best = { zoom: 1, width: 0 }
  for (const zoom of ZOOMS) {
    const { tile } = ring(seats, width / zoom, height / zoom, centre)
    if (tile.width > LAST_RESORT && tile.width * zoom > best.width) best = { zoom, width: tile.width * zoom }
  }
  return best.zoom
}
