// A short recap for a viewer whose page was hidden, or who lost the connection.

import { untrack } from 'svelte'
import type { GameWire } from '../lib/wire'
import type { Table } from './table.svelte'
import type { Sentence } from './telling'

/** The most sentences of a recap. */
export const MOST_LINES = 4
/** Sentences of these types are left out: they say what the others imply. */
const SMALL = ['turn', 'phase', 'pass', 'passes']

export class Recap {
  lines = $state.raw<readonly Sentence[]>([])

  /** Show the last important sentences after a place of the story. */
  tell(story: readonly Sentence[], since: number): void {
    const missed = story.filter(({ order, type }) => order > since && !SMALL.includes(type))
    if (missed.length) this.lines = missed.slice(-MOST_LINES)
  }

  close = (): void => {
    this.lines = []
  }
}

/** Keep a recap of what the viewer missed. To be called while a screen is set up. */
export function keepRecap<G extends GameWire>(table: Table<G>, story: () => readonly Sentence[], acts: () => boolean): Recap {
  const recap = new Recap()
  const last = (): number => untrack(story).at(-1)?.order ?? 0
  let serial = untrack(() => table.fresh.serial)
  let seen = 0
  $effect(() => {
    const { fresh } = table
    const told = story()
    untrack(() => {
      if (fresh.serial !== serial && !fresh.live && fresh.entries.length) recap.tell(told, (fresh.entries[0]?.n ?? 0) - 1)
      serial = fresh.serial
    })
  })
  $effect(() => {
    const change = (): void => {
      if (document.hidden) seen = last()
      else recap.tell(untrack(story), seen)
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  })
  // The viewer is back in the game.
  $effect(() => {
    if (acts()) recap.close()
  })
  $effect(() => {
    const touch = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('main')) recap.close()
    }
    document.addEventListener('pointerdown', touch)
    return () => document.removeEventListener('pointerdown', touch)
  })
  return recap
}
