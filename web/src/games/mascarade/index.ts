// The screens of Mascarade.

import type { GameScreens } from '../screens'

export const screens: GameScreens = {
  quickPlay: { players: 6, options: { memory: 'seen' } },
  table: () => import('./Table.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  pad: () => import('./pad/Pad.svelte'),
  opening: () => import('./opening'),
  replay: () => import('./replay'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  coach: () => import('./coach'),
}
