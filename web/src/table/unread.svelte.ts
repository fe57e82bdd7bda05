// Unread chat messages.

import { untrack } from 'svelte'
import type { Table } from './table.svelte'

/** Counts the messages since the chat was last read. To be created while a screen is set up. */
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
