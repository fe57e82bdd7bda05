// Takes a big screen to the next game.

import { go } from '../lib/router.svelte'
import type { Table } from '../table/table.svelte'

/** Seconds that the standings stay after somebody has asked for another game. */
const LINGER = 6

/** Follow the table to its rematch. To be called while a screen is set up. */
export function followRematch(table: () => Table | null): void {
  $effect(() => {
    const next = table()?.shown?.rematch
    if (!next) return
    // Nobody is there to go back.
    const timer = setTimeout(() => go(`/t/${encodeURIComponent(next)}/screen`, { replace: true }), LINGER * 1000)
    return () => clearTimeout(timer)
  })
}
