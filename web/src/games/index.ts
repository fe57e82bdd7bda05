// The games' screens, found by directory. A game without a directory gets the generic screens.

import type { GameScreens } from './screens'

type Found = { screens: GameScreens }

const GENERIC = './generic/index.ts'
const found = import.meta.glob<Found>('./*/index.ts')
const pages = import.meta.glob<{ default: unknown }>('./*/pages/*.svelte')

/** The games that have screens of their own, by name. */
export const gamesWithScreens: readonly string[] = Object.keys(found)
  .filter((path) => path !== GENERIC)
  .map((path) => path.split('/')[1] ?? '')

/** Fetch the screens of a game; the generic ones if it has none of its own. */
export async function screensOf(game: string): Promise<GameScreens> {
  const load = found[`./${game}/index.ts`] ?? found[GENERIC]
  if (!load) throw new Error('the generic screens are missing')
  return (await load()).screens
}

/** Further pages of games by the first word of their address: `pages/Workshop.svelte` is at `/workshop`. */
export const gamePages: Readonly<Record<string, () => Promise<{ default: unknown }>>> = Object.fromEntries(
  Object.entries(pages).map(([path, load]) => [path.replace(/^.*\/|\.svelte$/g, '').toLowerCase(), load]),
)
