// Shows events beat by beat, each for its own time, so that people can follow. The table itself has changed already:
// what is shown is the table without the events that are still to come.

import { untrack } from 'svelte'
import { PACES, settings } from '../lib/settings.svelte'
import type { GameWire } from '../lib/wire'
import type { Table } from './table.svelte'

interface Dated {
  type: string
}

/** How a game's events are shown. */
export interface Beats {
  /** How long events are shown, by type, as a share of the pace. */
  times: Readonly<Record<string, number | undefined>>
  /** How long those of other types are shown; by default not at all. */
  others?: number
  /** Types whose consecutive events are shown together. */
  joint: readonly string[]
  /** Types of events that take effect when their time is over, such as coins that travel first. */
  late: readonly string[]
  /** Types of events with which a turn begins: a page that lags behind skips all turns but the last. */
  turns: readonly string[]
}

/** Events that are shown together, and their time in milliseconds; 0 if they are skipped. */
export interface Beat<E extends Dated> {
  events: readonly E[]
  time: number
}

/** A table far quicker than the viewer's own pace is not shown slower than this many times its pace. */
const SLOWEST = PACES.calm / PACES.quick

/** Return the milliseconds of one unit of time: as the viewer prefers, or as the table plays. */
export function paceOf(table: Table): number {
  const theirs = table.shown?.wishes.pace ?? PACES.normal
  return settings.pace === null ? theirs : Math.min(PACES[settings.pace], theirs * SLOWEST)
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
      director.stop()
    }
  })
}

export class Director<E extends Dated> {
  /** The events that have not taken effect on the page, in order. */
  pending = $state.raw<readonly E[]>([])
  /** The beat that is being shown. */
  current = $state.raw<Beat<E> | null>(null)
  /** True while something is shown or waits to be. */
  readonly running = $derived(this.current !== null || this.pending.length > 0)

  /** How many of the pending events are being shown. */
  readonly arriving = $derived(this.current && this.isLate(this.current.events) ? this.current.events.length : 0)

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly beats: Beats,
    private readonly pace: () => number,
    /** Start to show a beat. */
    private readonly begin: (beat: Beat<E>) => void,
  ) {}

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
    if (this.current && this.isLate(this.current.events)) this.take(this.current.events.length)
    this.current = null
  }

  private isLate([first]: readonly E[]): boolean {
    return first !== undefined && this.beats.late.includes(first.type)
  }

  /** Skip all turns but the last. */
  private catchUp(): void {
    const turns = this.pending.flatMap(({ type }, index) => (this.beats.turns.includes(type) ? [index] : []))
    const last = turns.at(-2)
    if (last === undefined) return
    // The beat being shown may be among the pending events.
    const before = this.pending.length
    this.end()
    this.drop(last + 1 - (before - this.pending.length))
  }

  /** Let events take effect without showing them. */
  private drop(count: number): void {
    for (const event of this.take(count)) this.begin({ events: [event], time: 0 })
  }

  private take(count: number): readonly E[] {
    const taken = this.pending.slice(0, count)
    this.pending = this.pending.slice(count)
    return taken
  }

  private next(): void {
    for (let [event] = this.pending; event; [event] = this.pending) {
      const time = (this.beats.times[event.type] ?? this.beats.others ?? 0) * this.pace()
      if (time > 0) return this.show({ events: this.together(event), time })
      this.drop(1)
    }
  }

  /** Return the pending events that are shown together with the first one. */
  private together(first: E): readonly E[] {
    if (!this.beats.joint.includes(first.type)) return [first]
    const end = this.pending.findIndex(({ type }) => type !== first.type)
    return end < 0 ? this.pending : this.pending.slice(0, end)
  }

  private show(beat: Beat<E>): void {
    if (!this.isLate(beat.events)) this.take(beat.events.length)
    this.current = beat
    this.begin(beat)
    this.timer = setTimeout(() => {
      this.end()
      this.next()
    }, beat.time)
  }
}
