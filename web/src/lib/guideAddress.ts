// The address of the guide: to the current game, if there is one.

import { getContext, setContext } from 'svelte'

const GAME = Symbol('game')

/** Set the game of this screen, and what its guide shows first. */
export function gameAtHand(game: () => string | null, query: () => string = () => ''): void {
  setContext(GAME, { game, query })
}

/** Return a function for the guide's address. To be called while a screen is set up. */
export function rulesAddress(): () => string {
  const hand = getContext<{ game: () => string | null; query: () => string } | undefined>(GAME)
  return () => {
    const played = hand?.game()
    return played ? `/how/${played}${hand?.query()}` : '/how'
  }
}
