// The house's time, four times a second, while anybody looks.

import { createSubscriber } from 'svelte/reactivity'
import type { Table } from './table.svelte'

const EVERY = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

export const ticking = {
  /** The house's time now; whoever asks in an effect or a derived value is kept up to date. */
  now(table: Table): number {
    subscribe()
    return table.now()
  },
}

/** What is left of the time, or null at a table where nobody is hurried. */
export function timeLeft(table: Table): { limit: number; bank: number } | null {
  return table.shown?.wishes.clock ? table.left(ticking.now(table)) : null
}

/** Whether this viewer is on the clock and may still ask for more time. */
export function mayAskMore(table: Table): boolean {
  const { me, clock, seats, shown } = table
  if (me === null || !shown?.wishes.clock) return false
  return clock?.players.includes(me) === true && seats[me]?.more_left === true
}

/** Milliseconds as minutes and seconds, rounded up: 1:05. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
