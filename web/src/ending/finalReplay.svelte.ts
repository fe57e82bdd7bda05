// The replay of a game that has just ended, with everything revealed.

import { untrack } from 'svelte'
import { api } from '../lib/api'
import type { GameReplay, GameWire } from '../lib/wire'

/** Fetches the replay when the game is over. To be created while a screen is set up. */
export class FinalReplay<G extends GameWire> {
  replay = $state.raw<GameReplay<G> | null>(null)
  failed = $state(false)

  constructor(
    private readonly table: string,
    isOver: () => boolean,
  ) {
    $effect(() => {
      if (isOver()) untrack(() => void this.fetch())
    })
  }

  fetch = async (): Promise<void> => {
    this.failed = false
    try {
      this.replay = await api.replay<G>(this.table, 'omniscient')
    } catch {
      this.failed = true
    }
  }
}
