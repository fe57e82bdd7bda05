// Reads the story out as it is shown: every sentence once and in order, even if the show is skipped.

import { untrack } from 'svelte'
import { announce } from '../lib/announce.svelte'
import type { GameWire } from '../lib/wire'
import type { Table } from './table.svelte'
import { parts, type Sentence } from './telling'

/** Read out what is told. To be called while a screen is set up. */
export function readOut<G extends GameWire>(table: Table<G>, play: { readonly told: readonly Sentence[] }): void {
  /** The place of the last sentence that was read out, or was there before. */
  let read = -1
  let serial = -1
  $effect(() => {
    const { told } = play
    const { fresh } = table
    untrack(() => {
      const fresher = told.flatMap(parts).filter(({ order }) => order > read)
      read = Math.max(read, ...fresher.map(({ order }) => order))
      // What happened before the guest came, or while the connection was lost, is not read out.
      const silent = fresh.serial !== serial && !fresh.live
      serial = fresh.serial
      if (!silent && fresher.length) announce(fresher.map(({ added, text }) => added ?? text).join(' '))
    })
  })
}
