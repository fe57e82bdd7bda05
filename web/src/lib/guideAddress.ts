// The address of the guide: that of the game being played, if there is one.

import { getContext, setContext } from 'svelte'

const GAME = Symbol('game')

/** Set the game that this screen and its parts are about. */
export function gameAtHand(game: () => string | null): void {
  setContext(GAME, game)
}

/** Return a function for the guide's address. To be called while a screen is set up. */
export function rulesAddress(): () => string {
  const game = getContext<(() => string | null) | undefined>(GAME)
  return () => {
    const played = game?.()
    return played ? `/how/${played}` : '/how'
  }
}
