// Places the seats evenly around a rounded table, as large as they fit.

export interface Point {
  x: number
  y: number
}

/**
 * The layout of the middle: everything in a column; centre masks, court and bank in one row; or everything in one
 * row.
 */
export type Way = 'tall' | 'low' | 'broad'

export interface Ring {
  /** The size of a seat. */
  tile: { width: number; height: number }
  /** The centres of the seats, clockwise from the nearest one, so to the left first. */
  places: Point[]
  /** The free room in the middle; its lowest part may be wider. */
  hollow: { width: number; height: number; foot: number }
  way: Way
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
/** An oval is preferred if seats can be wider than this. */
const ROOMY = 96
/** The height of the lowest part of the middle, with court and bank. */
const FOOT = 48

interface Need {
  way: Way
  width: number
  height: number
  /** The width of the foot if it holds more than court and bank. */
  foot: number
}

/** The room for an announced mask, the court and the bank; the preferred layout comes first. */
const PLAIN: readonly Need[] = [
  { way: 'tall', width: 134, height: 150, foot: 0 },
  { way: 'broad', width: 400, height: 112, foot: 0 },
]
/** The same with centre masks. */
const CENTRED: readonly Need[] = [
  { way: 'tall', width: 134, height: 220, foot: 0 },
  { way: 'low', width: 134, height: 160, foot: 184 },
  { way: 'broad', width: 400, height: 112, foot: 0 },
]
/** Between an ellipse (2) and a rectangle: more room for seats on a narrow screen. */
const ROUNDNESS = 3.4
const STEPS = 1440

/**
 * Place seats around a table of this size, which may have masks in the centre.
 * With letters larger than usual, the text in the middle is higher.
 */
export function ring(seats: number, width: number, height: number, centre = false, letters = 1): Ring {
  const needs = (centre ? CENTRED : PLAIN).map((need) => ({
    ...need,
    height: need.height * letters,
    foot: need.foot * letters,
  }))
  const tries = [
    ...SIZES.filter(([w]) => w > ROOMY).map((size) => ({ size, shape: oval })),
    ...SIZES.map((size) => ({ size, shape: hall })),
  ]
  let made: Ring | null = null
  for (const { size, shape } of tries) {
    const [w, h] = size
    const room = { tile: { width: w, height: h }, places: shape(seats, width, height, w, h), width, height, letters }
    const need = needs.find((one) => enough(room, one))
    // If no layout fits, use the last one before the broad one.
    made = laid(room, need ?? (needs.at(-2) as Need))
    if (need && apart(made)) return made
  }
  return made as Ring
}

interface Room {
  tile: Ring['tile']
  places: Point[]
  width: number
  height: number
  letters: number
}

/** Return the width between the seats from one height to another, the same to the left and to the right. */
function between({ tile, places, width }: Room, from: number, to: number): number {
  const beside = places.filter(({ y }) => y + tile.height / 2 > from && y - tile.height / 2 < to)
  return Math.min(width, ...beside.map(({ x }) => 2 * (Math.abs(x - width / 2) - tile.width / 2 - GAP)))
}

const widthFor = (room: Room, { height }: Need): number =>
  between(room, (room.height - height) / 2, (room.height + height) / 2)

const highest = ({ tile, height }: Room): number => height - 2 * tile.height - 2 * GAP

function footOf(room: Room): number {
  const bottom = room.height - room.tile.height - GAP
  return between(room, bottom - FOOT * room.letters, bottom)
}

const enough = (room: Room, need: Need): boolean =>
  highest(room) >= need.height && widthFor(room, need) >= need.width && footOf(room) >= need.foot

const laid = (room: Room, need: Need): Ring => ({
  tile: room.tile,
  places: room.places,
  hollow: { width: widthFor(room, need), height: highest(room), foot: footOf(room) },
  way: need.way,
})

/** Place seats evenly around a rounded table. */
function oval(seats: number, width: number, height: number, w: number, h: number): Point[] {
  const outline = curve(Math.max(1, (width - w) / 2), Math.max(1, (height - h) / 2))
  const length = outline.at(-1)?.along ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    const { x, y } = pointAt(outline, (length * seat) / seats)
    return { x: width / 2 + x, y: height / 2 + y }
  })
}

/** Return the point at this distance along an outline. */
function pointAt(outline: readonly (Point & { along: number })[], along: number): Point {
  const index = Math.max(1, outline.findIndex((point) => point.along >= along))
  const [one, other] = [outline[index - 1], outline[index]]
  if (!one || !other) return { x: 0, y: 0 }
  const part = (along - one.along) / (other.along - one.along || 1)
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
}

/** Place seats along the two long sides with one at each end, for many seats on a narrow screen. */
function hall(seats: number, width: number, height: number, w: number, h: number): Point[] {
  const beside = Math.floor((seats - 1) / 2)
  const bottom = height - h / 2
  const step = beside > 1 ? (height - h) / (beside - 1) : 0
  const side = (x: number): Point[] =>
    Array.from({ length: beside }, (_, row) => ({ x, y: bottom - row * step }))
  const top = seats % 2 === 0 ? [{ x: width / 2, y: h / 2 }] : []
  return [{ x: width / 2, y: bottom }, ...side(w / 2), ...top, ...side(width - w / 2).reverse()]
}

/** Return a rounded outline around the origin, clockwise from its lowest point, with the length so far. */
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

/** Check that no seat overlaps another. */
const apart = ({ tile, places }: Ring): boolean =>
  places.every((one, index) =>
    places
      .slice(index + 1)
      .every(
        (other) =>
          Math.abs(one.x - other.x) >= tile.width + GAP ||
          Math.abs(one.y - other.y) >= tile.height + GAP,
      ),
  )

/** Return the place of a seat in the ring, given the nearest seat. */
export const placeOf = (seat: number, nearest: number, seats: number): number =>
  (seat - nearest + seats) % seats
