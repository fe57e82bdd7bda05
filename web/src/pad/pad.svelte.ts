// Whether this device is a player's hand: with a big screen at the table, it need not show the table too.

import { keep, recall } from '../lib/settings.svelte'

const STORED = 'ridotto.pad'

class Pad {
  /** True if there is a big screen at the table of this player. */
  offered = $state(false)
  #chosen = $state(recall(STORED, 'session'))

  /** True if the player wants the pad. It holds for the evening, also at the next table. */
  get on(): boolean {
    return this.#chosen === 'yes'
  }
  set on(on: boolean) {
    this.#chosen = on ? 'yes' : 'no'
    keep(STORED, this.#chosen, 'session')
  }

  /** True until the player has chosen: a hint offers the pad. */
  get open(): boolean {
    return this.#chosen === null
  }
}

export const pad = new Pad()
