// Avatars: masks assembled from parts. A number chooses the parts, so the same number always looks the same.

/** Avatars are numbers from 1 to this one; the house accepts no others. */
export const LARGEST_AVATAR = 2 ** 20 - 1

const INK = '#131a2e'
const GROUNDS = ['#4b3569', '#1d5655', '#6a2536', '#345a2c', '#6b4a14', '#26508a']
const FILLS = ['#f4ead5', '#e0ad48', '#e2737a', '#6fbfae', '#b397e6', '#f0b58a']
const ACCENTS = ['#fff7e4', '#ffd166', '#ff7d7d', '#7fe0c4', '#c9b6ff']

/** Outlines, which all leave room for the same eyes. */
const SHAPES = [
  'M32 30C26 24 14 23 8 28C8 41 14 48 24 48C29 48 30 43 32 42C34 43 35 48 40 48C50 48 56 41 56 28C50 23 38 24 32 30Z',
  'M32 14C45 14 50 24 50 34C50 46 42 56 32 58C22 56 14 46 14 34C14 24 19 14 32 14Z',
  'M15 20C22 15 42 15 49 20C51 32 48 41 44 45L49 58H15L20 45C16 41 13 32 15 20Z',
  'M12 28C14 17 50 17 52 28C53 38 45 44 38 46C37 53 35 59 32 62C29 59 27 53 26 46C19 44 11 38 12 28Z',
  'M10 15L24 23C29 21 35 21 40 23L54 15C56 29 54 42 46 48C41 52 37 51 32 48C27 51 23 52 18 48C10 42 8 29 10 15Z',
  'M32 15A20 20 0 1 1 32 55A20 20 0 1 1 32 15Z',
  'M32 23C38 15 52 16 54 27C55 41 43 51 32 58C21 51 9 41 10 27C12 16 26 15 32 23Z',
  'M10 26C19 19 45 19 54 26C55 37 48 43 40 43C39 50 36 57 32 57C28 57 25 50 24 43C16 43 9 37 10 26Z',
]
/** Left eyes; the right ones are mirrored. */
const EYES = [
  'M16 34C19 29 25 30 28 35C24 39 18 39 16 34Z',
  'M22 29A5 5 0 1 1 22 39A5 5 0 1 1 22 29Z',
  'M15 31L28 35C26 40 18 39 15 31Z',
  'M16 33H28C27 39 17 39 16 33Z',
  'M16 37C18 30 26 30 28 37C25 34 19 34 16 37Z',
  'M22 28L25 34L22 40L19 34Z',
]
/** What is worn above the mask; the last is nothing. */
const TOPS = [
  'M44 24C42 14 48 4 56 3C60 10 56 20 48 26Z',
  'M18 20L16 5L25 12L32 3L39 12L48 5L46 20C38 16 26 16 18 20Z',
  'M4 20C14 5 24 9 32 7C40 9 50 5 60 20C46 14 18 14 4 20Z',
  'M32 18C26 10 28 3 32 1C36 3 38 10 32 18ZM22 20C14 14 13 7 16 4C21 5 24 12 22 20ZM42 20C50 14 51 7 48 4C43 5 40 12 42 20Z',
  'M14 24C4 20 3 11 7 6C10 13 16 14 22 18ZM50 24C60 20 61 11 57 6C54 13 48 14 42 18Z',
  'M32 2L35 9L42 9L37 14L39 21L32 17L25 21L27 14L22 9L29 9Z',
  'M36 3A9 9 0 1 0 41 18A7.5 7.5 0 1 1 36 3Z',
  '',
]
/** What is painted on the mask; the last is nothing. */
const MARKS = [
  'M32 20L35 25L32 30L29 25Z',
  'M17 43A2 2 0 1 1 21 43A2 2 0 1 1 17 43ZM43 43A2 2 0 1 1 47 43A2 2 0 1 1 43 43Z',
  'M20 40L22 47L24 40ZM40 40L42 47L44 40Z',
  'M30.5 26H33.5V44H30.5Z',
  'M26 46C30 43 34 43 38 46C34 49 30 49 26 46Z',
  'M32 42C27 39 22 43 18 41C20 47 28 48 32 45C36 48 44 47 46 41C42 43 37 39 32 42Z',
  '',
]

/** Return a number that depends on all of a text: FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193)
  return sum >>> 0
}

/** Return the avatar of someone who has chosen none. */
export function avatarFor(id: string): number {
  return (hash(id) % LARGEST_AVATAR) + 1
}

/** Return a random avatar other than this one. */
export function otherAvatar(than: number | null): number {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  const found = (chance % LARGEST_AVATAR) + 1
  return found === than ? (found % LARGEST_AVATAR) + 1 : found
}

/** Return the drawing of an avatar. */
export function avatar(number: number): string {
  // Neighbouring numbers must not look alike.
  let rest = hash(`${number}`)
  const pick = (from: readonly string[]): string => {
    const chosen = from[rest % from.length] ?? ''
    rest = Math.floor(rest / from.length)
    return chosen
  }
  const [ground, fill, accent] = [pick(GROUNDS), pick(FILLS), pick(ACCENTS)]
  const [shape, eye, top, mark] = [pick(SHAPES), pick(EYES), pick(TOPS), pick(MARKS)]
  const path = (drawn: string, colour: string, more = ''): string => drawn && `<path d="${drawn}" fill="${colour}"${more}/>`
  const line = ` stroke="${INK}" stroke-width="2" stroke-linejoin="round"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" aria-hidden="true">' +
    `<circle cx="32" cy="32" r="32" fill="${ground}"/>` +
    path(top, accent, line) +
    path(shape, fill, line) +
    path(mark, fill === '#e2737a' ? '#6a1426' : '#b0313f') +
    path(eye, INK) +
    path(eye, INK, ' transform="matrix(-1 0 0 1 64 0)"') +
    '</svg>'
  )
}
