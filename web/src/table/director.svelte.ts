// Shows events one after another, each for its own time, so that people can follow. The table itself has changed
// already: what is shown is the table without the events that are still to come.

import { untrack } from 'svelte'
import { PACES, settings } from '../lib/settings.svelte'
import type { GameWire } from '../lib/wire'
import type { Table } from './table.svelte'

interface Dated {
  type: string
}

export interface Score<E extends Dated> {
  /** Return how long an event is shown, in milliseconds; 0 for not at all. */
  timeOf: (event: E) => number
  /** Start to show an event. It has no time if it is skipped. */
  begin: (event: E, time: number) => void
  /** Types of events that take effect when their time is over, such as coins that travel first. */
  late: readonly string[]
}

/** Return the milliseconds of one unit of time: as the guest prefers, but faster at a table that hurries. */
export function paceOf(table: Table): number {
  const hurry = Math.min(1, (table.shown?.wishes.pace ?? PACES.normal) / PACES.normal)
  return PACES[settings.pace] * hurry
}

/** Have a director show what happens at a table, while a screen is set up. */
export function direct<G extends GameWire>(table: Table<G>, director: Director<G['event']>): void {
  let serial = untrack(() => table.fresh.serial)
  // Before anything is drawn, so that the page never shows the outcome first.
  $effect.pre(() => {
    const { fresh } = table
    untrack(() => {
      if (fresh.serial === serial) return
      serial = fresh.serial
      if (fresh.live) director.add(fresh.entries.flatMap((entry) => entry.events ?? []))
      else director.stop()
    })
  })
  $effect(() => {
    const hide = (): void => {
      if (document.hidden) director.skip()
    }
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') director.skip()
    }
    document.addEventListener('visibilitychange', hide)
    document.addEventListener('keydown', skip)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      document.removeEventListener('keydown', skip)
    }
  })
}

export class Director<E extends Dated> {
  /** The events that have not taken effect on the page, in order. */
  pending = $state.raw<readonly E[]>([])
  /** The event that is being shown, and its time in milliseconds. */
  current = $state.raw<{ event: E; time: number } | null>(null)
  /** True while something is shown or waits to be. */
  readonly running = $derived(this.current !== null || this.pending.length > 0)

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly score: Score<E>) {}

  /** Show new events after those that are still to come. The page is never more than a turn behind. */
  add(events: readonly E[]): void {
    this.pending = [...this.pending, ...events]
    if (typeof document !== 'undefined' && document.hidden) return this.skip()
    this.catchUp()
    if (!this.current) this.next()
  }

  /** End the show: everything has happened. */
  skip = (): void => {
    this.end()
    this.drop(this.pending.length)
  }

  /** Forget the events: the table is shown as it is. */
  stop(): void {
    this.end()
    this.pending = []
  }

  private end(): void {
    clearTimeout(this.timer)
    if (this.current && this.score.late.includes(this.current.event.type)) this.pending = this.pending.slice(1)
    this.current = null
  }

  /** Skip all turns but the last. */
  private catchUp(): void {
    const turns = this.pending.flatMap(({ type }, index) => (type === 'turn' ? [index] : []))
    const last = turns.at(-2)
    if (last === undefined) return
    // The event being shown may be among the pending ones.
    const before = this.pending.length
    this.end()
    this.drop(last + 1 - (before - this.pending.length))
  }

  /** Let events take effect without showing them. */
  private drop(count: number): void {
    const dropped = this.pending.slice(0, count)
    this.pending = this.pending.slice(count)
    for (const event of dropped) this.score.begin(event, 0)
  }

  private next(): void {
    for (let event = this.pending[0]; event; event = this.pending[0]) {
      const time = this.score.timeOf(event)
      if (time > 0) return this.show(event, time)
      this.drop(1)
    }
  }

  private show(event: E, time: number): void {
    if (!this.score.late.includes(event.type)) this.pending = this.pending.slice(1)
    this.current = { event, time }
    this.score.begin(event, time)
    this.timer = setTimeout(() => {
      this.end()
      this.next()
    }, time)
  }
}
