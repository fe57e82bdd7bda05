// The house's time, updated while something on the page depends on it.

import { createSubscriber } from 'svelte/reactivity'
import type { Table } from './table.svelte'

/** Update interval in milliseconds. */
const EVERY = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** Return the house's time now, and update effects and derived values that read it. */
export function houseTime(table: Table): number {
  subscribe()
  return table.now()
}

/** Return the house's time for clocks, which stand still during a pause. */
export function clockTime(table: Table): number {
  return table.paused ? table.paused.since : houseTime(table)
}

/** Return the time left, or null at a table without a clock. */
export function timeLeft(table: Table): { limit: number; bank: number } | null {
  return table.shown?.wishes.clock ? table.left(clockTime(table)) : null
}

/** Check whether this viewer is on the clock and may still ask for more time. */
export function mayAskMore(table: Table): boolean {
  const { me, clock, seats, shown } = table
  if (me === null || !shown?.wishes.clock) return false
  return clock?.players.includes(me) === true && seats[me]?.more_left === true
}

/** Format milliseconds as minutes and seconds, rounded up: 1:05. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
