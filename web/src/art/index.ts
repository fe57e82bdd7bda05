/// <reference types="vite/client" />

/**
 * The drawings, as SVG text to be set into the page.
 *
 * They hold no ids, styles or scripts, so one drawing may stand on a page many times and a strict
 * content security policy does not touch them. Each fills the box it is given. They are hidden from
 * screen readers: the page says in words what they show.
 *
 * Colours: lines that lie on the ground are `currentColor`. The rest are custom properties with a
 * fallback, so that nothing has to be set: `--ivory` faces, `--gold`, `--oxblood`, `--mask-ink`
 * (lines and holes on ivory and gold, dark in both schemes), `--candlelit` skin and
 * `--portrait-ground` in portraits, `--card` the paper of frames. What a page writes on a frame has
 * to be dark in both schemes, because the paper is light in both.
 */

type Drawings = Readonly<Record<string, string>>

function named(files: Record<string, string>): Drawings {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg.trim()]),
  )
}

/** The sixteen masks of Mascarade by their identifiers, and `hidden`, the back of a card. */
export const masks: Drawings = named(
  import.meta.glob<string>('./masks/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Signs for actions, people and things on the table. */
export const icons: Drawings = named(
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** The characters who play without being people, by their names in both games. */
export const portraits: Drawings = named(
  import.meta.glob<string>('./portraits/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Masquerade: kinds of cards, the cards of the shipped deck by identifier, and what is counted. */
export const symbols: Drawings = named(
  import.meta.glob<string>('./masquerade/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Masquerade: an empty card face for each kind of card, 120 by 168, and `back`. */
export const frames: Drawings = named(
  import.meta.glob<string>('./frames/*.svg', { query: '?raw', import: 'default', eager: true }),
)

function drawing(from: Drawings, what: string, name: string): string {
  const svg = Object.hasOwn(from, name) ? from[name] : undefined
  if (svg === undefined) {
    const known = Object.keys(from).sort().join(', ')
    throw new Error(`There is no ${what} called "${name}". There are: ${known}.`)
  }
  return svg
}

export const mask = (name: string): string => drawing(masks, 'mask', name)
export const icon = (name: string): string => drawing(icons, 'icon', name)
export const portrait = (name: string): string => drawing(portraits, 'portrait', name)
export const symbol = (name: string): string => drawing(symbols, 'symbol', name)
export const frame = (kind: string): string => drawing(frames, 'frame', kind)

/**
 * The symbol of one Masquerade card. Decks written by others have cards nobody has drawn: those
 * show the symbol of their kind.
 */
export function cardSymbol(kind: string, id: string): string {
  return Object.hasOwn(symbols, id) ? symbol(id) : symbol(kind)
}
