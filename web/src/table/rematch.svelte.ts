// Follows the other players to a rematch.

import { untrack } from 'svelte'
import { announce } from '../lib/announce.svelte'
import { go } from '../lib/router.svelte'
import { t } from '../lib/words.svelte'
import { planFor } from '../lobby/arrival'
import type { Table } from './table.svelte'

/** Seconds after the end of a game before following the others. */
const LINGER = 20

/**
 * Takes the viewer to the next game: at once if they asked for it, else after a while unless they stay. A viewer who
 * returns to an old table stays there. To be created while a screen is set up.
 */
export class RematchFollower {
  /** The seconds left until the viewer follows; null if they don't. */
  left = $state<number | null>(null)
  /** True if the viewer asked for the next game. */
  asked = false
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly table: Table) {
    let known = untrack(() => table.shown?.rematch ?? null)
    $effect(() => {
      const next = table.shown?.rematch
      // The table is sent again after a reconnection; a viewer who stays is not asked again.
      if (!next || next === known) return
      known = next
      untrack(() => this.follow(next))
    })
    $effect(() => this.stay)
  }

  private follow(next: string): void {
    const there = `/t/${encodeURIComponent(next)}`
    if (this.asked) {
      const { seats, me } = this.table
      // With only bots there is nobody to wait for.
      const alone = !seats.some((seat, player) => seat.kind === 'person' && player !== me)
      planFor(next, { sits: true, starts: alone })
      return go(there)
    }
    this.left = LINGER
    announce(t('mas-follow-soon', { seconds: LINGER }))
    this.timer = setInterval(() => {
      this.left = (this.left ?? 0) - 1
      if (this.left > 0) return
      this.stay()
      go(there)
    }, 1000)
  }

  stay = (): void => {
    clearInterval(this.timer)
    this.left = null
  }
}
