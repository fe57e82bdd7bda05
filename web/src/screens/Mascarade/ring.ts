// Where the seats are: evenly around a rounded table, as large as they fit.

export interface Point {
  x: number
  y: number
}

export interface Ring {
  /** The size of a seat. */
  tile: { width: number; height: number }
  /** The middles of the seats, from the nearest one clockwise: to the left first. */
  places: Point[]
  /** The room in the middle that no seat touches. */
  hollow: { width: number; height: number }
}

const SIZES = [
  [144, 92],
  [128, 84],
  [112, 76],
  [100, 72],
  [92, 68],
  [86, 64],
  [80, 60],
  [76, 56],
  [70, 52],
] as const

const GAP = 4
/** The middle holds an announced mask, the court and the bank. */
const HOLLOW = { width: 148, height: 150 }
/** Between an ellipse (2) and a rectangle: more room for seats on a narrow screen. */
const ROUNDNESS = 3.4
const STEPS = 1440

/** Seats for so many around a table of this size. */
export function ring(seats: number, width: number, height: number): Ring {
  let made: Ring | null = null
  for (const [w, h] of SIZES) {
    made = laidOut(seats, width, height, w, h)
    if (fits(made)) return made
  }
  return made as Ring
}

function laidOut(seats: number, width: number, height: number, w: number, h: number): Ring {
  const outline = curve(Math.max(1, (width - w) / 2), Math.max(1, (height - h) / 2))
  const length = outline.at(-1)?.along ?? 0
  const places = Array.from({ length: seats }, (_, seat) => {
    const along = (length * seat) / seats
    const found = outline.find((point) => point.along >= along - 1e-9) ?? { x: 0, y: 0 }
    return { x: width / 2 + found.x, y: height / 2 + found.y }
  })
  return {
    tile: { width: w, height: h },
    places,
    hollow: { width: width - 2 * w - 4 * GAP, height: height - 2 * h - 4 * GAP },
  }
}

/** A rounded outline about the origin from its lowest point clockwise, with the way so far. */
function curve(a: number, b: number): (Point & { along: number })[] {
  const points: (Point & { along: number })[] = []
  let along = 0
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / STEPS
    const x = a * bent(Math.cos(angle))
    const y = b * bent(Math.sin(angle))
    const last = points.at(-1)
    if (last) along += Math.hypot(x - last.x, y - last.y)
    points.push({ x, y, along })
  }
  return points
}

const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS)

function fits({ tile, places, hollow }: Ring): boolean {
  if (hollow.width < HOLLOW.width || hollow.height < HOLLOW.height) return false
  return places.every((one, index) =>
    places
      .slice(index + 1)
      .every(
        (other) =>
          Math.abs(one.x - other.x) >= tile.width + GAP ||
          Math.abs(one.y - other.y) >= tile.height + GAP,
      ),
  )
}

/** Which place of the ring a seat has, when the viewer's seat is the nearest. */
export const placeOf = (seat: number, nearest: number, seats: number): number =>
  (seat - nearest + seats) % seats
