// A square picture of a game's end, for sharing.

import type { Award, Standing } from '../ending/ending'
import { placed, short } from './ink'
import { asPng, standalone } from './picture'

/** The side of the picture. */
export const SIDE = 1080
const EDGE = 64
const WIDE = SIDE - 2 * EDGE
const GAP = 24
/** The average width of a letter, relative to its height. */
const LETTER = 0.54
/** More standings than this take two columns. */
const ONE_COLUMN = 6
const MOST_AWARDS = 6

export interface SquareTexts {
  title: string
  note: string
  names: readonly string[]
  award: (award: Award) => { title: string; who: string; why: string }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Return a line of text that is set smaller if it would be wider than this. */
function line(content: string, x: number, y: number, size: number, width: number, more: string): string {
  const fitting = Math.min(size, width / Math.max(1, content.length * LETTER))
  return `<text x="${x}" y="${y}" font-size="${fitting.toFixed(1)}" ${more}>${escaped(content)}</text>`
}

const SERIF = 'font-family="var(--serif)" font-weight="600"'
const QUIET = 'font-family="var(--sans)" fill="var(--quiet)"'

function standing({ player, won, amount, drawing, mask }: Standing, texts: SquareTexts, x: number, y: number, width: number): string {
  const room = width - 190
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="62" rx="14" fill="var(--surface)"${won ? ' stroke="var(--gold)" stroke-width="3"' : ''}/>`,
    `<g color="var(--text)">${placed(drawing, x + 10, y + 7, 48)}</g>`,
    line(short(texts.names[player] ?? '', 24), x + 72, y + 30, 27, room, 'font-family="var(--sans)" font-weight="600" fill="var(--text)"'),
    line(mask, x + 72, y + 53, 20, room, QUIET),
    `<text x="${x + width - 20}" y="${y + 45}" text-anchor="end" font-size="42" ${SERIF} fill="var(--text)">${amount ?? ''}</text>`,
  ].join('')
}

function awarded(award: Award, texts: SquareTexts, x: number, y: number, width: number): string {
  const { title, who, why } = texts.award(award)
  return [
    `<rect x="${x}" y="${y}" width="5" height="92" fill="var(--gold)"/>`,
    line(title, x + 20, y + 24, 27, width - 20, `${SERIF} fill="var(--gold-text)"`),
    line(short(who, 40), x + 20, y + 56, 25, width - 20, 'font-family="var(--sans)" font-weight="600" fill="var(--text)"'),
    line(why, x + 20, y + 85, 21, width - 20, QUIET),
  ].join('')
}

/** Return the picture as the text of an SVG that uses the page's colours. */
export function squareText(standings: readonly Standing[], awards: readonly Award[], texts: SquareTexts): string {
  const columns = standings.length > ONE_COLUMN ? 2 : 1
  const rows = Math.ceil(standings.length / columns)
  const [width, half] = [(WIDE - (columns - 1) * GAP) / columns, (WIDE - GAP) / 2]
  const below = 200 + rows * 70 + 36
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="var(--ground)"/>`,
    line(texts.title, EDGE, 112, 58, WIDE, `${SERIF} fill="var(--text)"`),
    line(texts.note, EDGE, 158, 26, WIDE, QUIET),
    // Down the first column, then down the second.
    ...standings.map((one, place) =>
      standing(one, texts, EDGE + Math.floor(place / rows) * (width + GAP), 200 + (place % rows) * 70, width)),
    ...awards.slice(0, MOST_AWARDS).map((award, place) =>
      awarded(award, texts, EDGE + (place % 2) * (half + GAP), below + Math.floor(place / 2) * 112, half)),
    '</svg>',
  ].join('')
}

/** Return the picture as an image. */
export function squarePicture(text: string): Promise<Blob> {
  return asPng(standalone(text), 1)
}

/** Share a file through the share dialog; return false if this browser can't. */
export async function shareFile(blob: Blob, name: string, title: string): Promise<boolean> {
  const files = [new File([blob], name, { type: blob.type })]
  if (typeof navigator.share !== 'function' || !navigator.canShare?.({ files })) return false
  try {
    await navigator.share({ files, title })
  } catch (error) {
    // A guest who closes the dialog wants no download either.
    return (error as DOMException).name === 'AbortError'
  }
  return true
}
