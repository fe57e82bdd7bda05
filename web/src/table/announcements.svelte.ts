// Shows events and reads them out as they happen.

import { untrack } from 'svelte'
import { announce } from '../lib/announce.svelte'
import type { GameWire } from '../lib/wire'
import type { Table } from './table.svelte'
import type { Sentence } from './telling'

/** Show new events, given the state before them, and read them out. To be called while a screen is set up. */
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
