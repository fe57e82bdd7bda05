// Screens for games that have none of their own.

import type { GameScreens } from '../screens'

export const screens: GameScreens = {
  quickPlay: null,
  table: () => import('./Table.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  pad: () => import('./pad/Pad.svelte'),
  opening: () => import('./opening'),
  replay: () => import('./replay'),
  guide: null,
  lesson: null,
  coach: null,
}
