// Whose rules somebody wants to look up: those of the game at hand, where there is one.

import { getContext, setContext } from 'svelte'

const GAME = Symbol('game')

/** Say which game is at hand on this screen and all that it is made of. */
export function gameAtHand(game: () => string | null): void {
  setContext(GAME, game)
}

/** The address of the rules, as long as the same screen is shown. To be asked while it is set up. */
export function rulesAddress(): () => string {
  const game = getContext<(() => string | null) | undefined>(GAME)
  return () => {
    const played = game?.()
    return played ? `/how/${played}` : '/how'
  }
}
