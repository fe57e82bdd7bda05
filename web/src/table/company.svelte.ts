// What goes on at a table beside the game itself: it is read out, talked about and played again.
// All of it is called while a screen is set up.

import { untrack } from 'svelte'
import { announce } from '../lib/announce.svelte'
import { planFor } from '../lobby/arrival'
import type { GameWire } from '../lib/wire'
import { go } from '../lib/router.svelte'
import type { Table } from './table.svelte'
import { t } from '../lib/words.svelte'
import type { Sentence } from './telling'

/** Show what has just happened, given how things stood before, and read it out. */
export function readOut<G extends GameWire>(
  table: Table<G>,
  play: { readonly latest: readonly Sentence[] },
  show: (events: G['event'][], before: G['state'] | null) => void,
): void {
  let before = untrack(() => table.state)
  $effect(() => {
    const { fresh } = table
    untrack(() => {
      const then = before
      before = table.state
      if (!fresh.live) return
      show(
        fresh.entries.flatMap((entry) => entry.events ?? []),
        then,
      )
      const told = play.latest.filter((sentence) => sentence.n >= (fresh.entries[0]?.n ?? Infinity))
      if (told.length) announce(told.map((sentence) => sentence.text).join(' '))
    })
  })
}

/** How many seconds one may go on looking at how the game ended, when others play again. */
const LINGER = 20

/**
 * The company goes on together: whoever asks for it at once, the others after a while unless they want to stay.
 * Whoever comes back to an old table is not sent away from it.
 */
export class Following {
  /** In how many seconds one follows; null where one does not. */
  left = $state<number | null>(null)
  /** Whether it was oneself who asked. */
  asked = false
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly table: Table) {
    let known = untrack(() => table.shown?.rematch ?? null)
    $effect(() => {
      const next = table.shown?.rematch
      // The table is told anew when a line comes back: whoever wants to stay is not asked again.
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
      // With bots alone there is nobody to wait for.
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

/** How much was said since the chat was last read. */
export class Unread {
  count = $state(0)

  constructor(table: Table, reading: () => boolean) {
    let heard = untrack(() => table.heard.length)
    $effect(() => {
      const now = table.heard.length
      const read = reading()
      untrack(() => {
        this.count = read ? 0 : this.count + Math.max(0, now - heard)
        heard = now
      })
    })
  }
}
