/**
 * Drawings that belong to no game, as SVG text to be set into the page.
 *
 * They contain no ids, styles or scripts, so one drawing may appear on a page many times and a
 * strict content security policy does not affect them. Each fills the box it is given. They are
 * hidden from screen readers: the page says in words what they show.
 *
 * Colours: lines on the background are `currentColor`. The rest are custom properties with a
 * fallback, so nothing has to be set: `--ivory` faces, `--gold`, `--oxblood`, `--mask-ink`
 * (lines and holes on ivory and gold, dark in both schemes), `--candlelit` skin and
 * `--portrait-ground` in portraits, `--card` the paper of frames. Text on a frame must be dark in
 * both schemes, because the paper is light in both.
 */

import { drawing, named } from './drawings'

/** Signs for actions, people and things on the table. */
export const icons = named(
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** Portraits of bots, by character. Characters play several games under the same name. */
export const portraits = named(
  import.meta.glob<string>('./portraits/*.svg', { query: '?raw', import: 'default', eager: true }),
)

export const icon = (name: string): string => drawing(icons, 'icon', name)
export const portrait = (name: string): string => drawing(portraits, 'portrait', name)
