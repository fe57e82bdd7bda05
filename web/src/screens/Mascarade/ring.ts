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
  [102, 72],
  [96, 66],
  [96, 60],
  [96, 56],
  [88, 56],
  [84, 54],
  [76, 52],
] as const

const GAP = 4
/** An oval is nicer as long as seats can be wider than this. */
const ROOMY = 96
/** The middle holds an announced mask, the court and the bank. */
const HOLLOW = { width: 134, height: 150 }
/** Between an ellipse (2) and a rectangle: more room for seats on a narrow screen. */
const ROUNDNESS = 3.4
const STEPS = 1440

/** Seats for so many around a table of this size. */
export function ring(seats: number, width: number, height: number): Ring {
  const tries = [
    ...SIZES.filter(([w]) => w > ROOMY).map((size) => ({ size, shape: oval })),
    ...SIZES.map((size) => ({ size, shape: hall })),
  ]
  let made: Ring | null = null
  for (const { size, shape } of tries) {
    const [w, h] = size
    const hollow = { width: width - 2 * w - 2 * GAP, height: height - 2 * h - 2 * GAP }
    made = { tile: { width: w, height: h }, places: shape(seats, width, height, w, h), hollow }
    if (fits(made)) return made
  }
  return made as Ring
}

/** Evenly around a rounded table. */
function oval(seats: number, width: number, height: number, w: number, h: number): Point[] {
  const outline = curve(Math.max(1, (width - w) / 2), Math.max(1, (height - h) / 2))
  const length = outline.at(-1)?.along ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    const { x, y } = pointAt(outline, (length * seat) / seats)
    return { x: width / 2 + x, y: height / 2 + y }
  })
}

/** Where one is after going so far along an outline. */
function pointAt(outline: readonly (Point & { along: number })[], along: number): Point {
  const index = Math.max(1, outline.findIndex((point) => point.along >= along))
  const [one, other] = [outline[index - 1], outline[index]]
  if (!one || !other) return { x: 0, y: 0 }
  const part = (along - one.along) / (other.along - one.along || 1)
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
}

/** Along the two long sides, with one at each end: many seats on a narrow screen. */
function hall(seats: number, width: number, height: number, w: number, h: number): Point[] {
  const beside = Math.floor((seats - 1) / 2)
  const bottom = height - h / 2
  const step = beside > 1 ? (height - h) / (beside - 1) : 0
  const side = (x: number): Point[] =>
    Array.from({ length: beside }, (_, row) => ({ x, y: bottom - row * step }))
  const top = seats % 2 === 0 ? [{ x: width / 2, y: h / 2 }] : []
  return [{ x: width / 2, y: bottom }, ...side(w / 2), ...top, ...side(width - w / 2).reverse()]
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
