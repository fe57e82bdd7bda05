// How much to enlarge the table on a big screen.

import type { Size } from '../../../screen/canvas'
import { ring } from '../ring'

const ZOOMS = Array.from({ length: 16 }, (_, step) => 1 + step / 10)
/** Seats of this width or less are the last resort: there was no room for better ones. */
const LAST_RESORT = 76
/** The middle must be this wide, before it is enlarged: it has long sentences. */
const MIDDLE = 230

/** Return the scale at which the seats are largest, with everything in the middle one below the other. */
export function zoomOf(seats: number, { width, height }: Size, centre: boolean): number {
  let best = { zoom: 1, width: 0 }
  for (const zoom of ZOOMS) {
    const { tile, hollow, way } = ring(seats, width / zoom, height / zoom, centre)
    const fits = tile.width > LAST_RESORT && hollow.width >= MIDDLE && way === 'tall'
    if (fits && tile.width * zoom > best.width) best = { zoom, width: tile.width * zoom }
  }
  return best.zoom
}
