// What all games share for this viewer: the show, the story and pending commands.

import { errorIn } from '../lib/refusals'
import type { GameWire } from '../lib/wire'
import { Director, paceOf, type Beat, type Beats } from './director.svelte'
import type { Table } from './table.svelte'
import { words } from '../lib/words.svelte'
import { asTold, type Sentence, type Telling, type Voice } from './telling'

/** A tap within this time after a new question is meant for the previous one, in milliseconds. */
const TOO_SOON = 250

/** A separate class, so that the table is set before values are derived from it. */
class AtTable<G extends GameWire> {
  constructor(readonly table: Table<G>) {}
}

export abstract class BasePlay<G extends GameWire, Told extends Sentence> extends AtTable<G> {
  problem = $state('')
  /** The public state. There is none before the start, when no game is shown. */
  readonly state = $derived(this.table.state as G['state'])
  log = $state.raw<Told[]>([])
  readonly director = new Director<G['event']>(
    this.beats(),
    () => paceOf(this.table),
    (beat) => this.notice(beat),
  )
  /** The events that have been shown. */
  readonly shown = $derived<readonly G['event'][]>(
    this.table.events.slice(0, this.table.events.length - this.director.pending.length),
  )
  /** The story of what has been shown, or is being shown. */
  readonly told = $derived.by<readonly Told[]>(() => {
    const events = this.shown.length + this.director.arriving
    return this.log.flatMap((one) => asTold(one, events) ?? [])
  })
  /** True when the game is over and its end has been shown. */
  readonly over = $derived<boolean>(this.state.over && !this.director.running)
  readonly voice = $derived<Voice>({
    t: words.t,
    listed: words.listed,
    names: this.table.names,
    me: this.table.me,
  })

  /** Changes with every decision, even one without events; unconfirmed choices belong to one question. */
  readonly question = $derived.by((): string => {
    const last = this.table.entries.findLast(({ what }) => what === 'moved' || what === 'started')
    return `${last?.n} ${this.state.decision} ${this.state.player}`
  })

  private asked = -Infinity
  private sending = $state(0)
  readonly busy = $derived(this.sending > 0)

  private telling: Telling<G, Told> | null = null
  private written = 0
  private toldTo = ''
  private timers = new Set<ReturnType<typeof setTimeout>>()

  protected abstract teller(): Telling<G, Told>
  /** Return how the game's events are shown. */
  protected abstract beats(): Beats
  /** Start to show a beat; one without time is skipped silently. */
  protected abstract notice(beat: Beat<G['event']>): void

  /** Return a key for what else the story depends on: if it changes, the story is told again. */
  edition(): string {
    return ''
  }

  /** Add new entries to the story; tell it from the start in another language or for another reader. */
  write(): void {
    const { entries, me, names } = this.table
    const to = `${words.language} ${this.edition()} ${entries[0]?.n} ${entries[0]?.at} ${me} ${names.join()}`
    if (!this.telling || to !== this.toldTo || this.written > entries.length) {
      this.telling = this.teller()
      this.toldTo = to
      this.written = 0
      this.log = []
    }
    const fresh = entries.slice(this.written)
    if (!fresh.length) return
    this.log = this.telling.tell(fresh, this.log)
    this.written = entries.length
  }

  /** Send a command to the house; return whether it was accepted. */
  protected async send(command: () => ReturnType<Table['act']>): Promise<boolean> {
    this.problem = ''
    this.sending += 1
    const outcome = await command()
    this.sending -= 1
    this.problem = errorIn(outcome)
    return outcome.ok
  }

  /** Start a new question. */
  reset(): void {
    this.asked = performance.now()
  }

  /** Check whether a tap now is meant for the previous question. */
  isTooSoon(): boolean {
    return performance.now() - this.asked < TOO_SOON
  }

  protected later(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      then()
    }, milliseconds)
    this.timers.add(timer)
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }
}
