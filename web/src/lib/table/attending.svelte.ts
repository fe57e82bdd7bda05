// What goes on at a table beside the game itself: it is read out, talked about and played again.
// All of it is called while a screen is set up.

import { untrack } from 'svelte'
import { announce } from '../announce.svelte'
import type { GameEvent, GameState } from '../protocol'
import { go } from '../router.svelte'
import type { Table } from '../table.svelte'
import type { Sentence } from './telling'

/** Show what has just happened, given how things stood before, and read it out. */
export function readOut(
  table: Table,
  play: { readonly latest: readonly Sentence[] },
  show: (events: GameEvent[], before: GameState | null) => void,
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

/** The company goes on together; whoever comes back to an old table is not sent away from it. */
export function followRematch(table: Table): void {
  const followed = untrack(() => table.shown?.rematch ?? null)
  $effect(() => {
    const next = table.shown?.rematch
    if (next && next !== followed) untrack(() => go(`/t/${encodeURIComponent(next)}`))
  })
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
