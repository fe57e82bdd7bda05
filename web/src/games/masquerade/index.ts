// The screens of Masquerade.

import type { GameScreens } from '../screens'

export const screens: GameScreens = {
  quickPlay: { players: 3, options: { memory: 'none' } },
  table: () => import('./Table.svelte'),
  opening: () => import('./opening'),
  replay: () => import('./replay'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  coach: () => import('./coach'),
}
