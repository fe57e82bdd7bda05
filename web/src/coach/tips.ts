// The coach's tips: one sentence each, when it matters.

import type { GameWire } from '../lib/wire'
import type { Table } from '../table/table.svelte'
import type { Args } from '../lib/words.svelte'

export interface Tip<G extends GameWire = any> {
  /** The last part of its message, `coach-<game>-<id>`. */
  id: string
  /** Check whether the tip helps now. It may use only what this viewer sees. */
  when: (table: Table<G>) => boolean
  /** Return a selector of what the tip is about. */
  at: (table: Table<G>) => string
  /** A selector of what else stays uncovered. */
  keeps?: string
  /** Return the values in its message. */
  args?: (table: Table<G>) => Args
}

export interface GameCoach {
  /** The most important ones first. */
  tips: readonly Tip[]
}
