// A game of Masquerade as this viewer plays it: what can be chosen now, what is chosen, what happened.

import { wrongWith } from '../../lib/complaints'
import type { Action, GameEvent } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'
import type { Deck } from './deck.svelte'
import { offersOf, type Option } from './offers'
import { num, type Fight, type MasqueradeState, type Own } from './state'
import { Teller, type Sentence, type Voice } from './telling'

/** A Challenge as it is shown: under way, or just decided. */
export interface Bout extends Fight {
  guardian: string | null
  /** Whether the totals are the last ones. */
  decided: boolean
}

/** A tap so soon after a new question was meant for the one before. */
const TOO_SOON = 250
/** How long the outcome of a Challenge stays in sight. */
const OUTCOME = 3200

/** Apart from Play, so that table and deck are there before anything is derived from them. */
class AtTable {
  constructor(
    readonly table: Table,
    protected readonly deckNow: () => Deck,
  ) {}
}

export class Play extends AtTable {
  /** What is chosen and waits to be confirmed. */
  chosen = $state<string | null>(null)
  /** Which of several copies in hand was tapped. */
  copy = $state<number | null>(null)
  problem = $state('')
  outcome = $state.raw<Bout | null>(null)
  log = $state.raw<Sentence[]>([])
  latest = $state.raw<Sentence[]>([])

  readonly deck = $derived(this.deckNow())
  readonly state = $derived(this.table.state as MasqueradeState)
  readonly own = $derived(this.table.own as Own | null)
  readonly me = $derived(this.table.me)
  readonly offers = $derived(offersOf(this.table.legal, this.deck, this.own))
  /** The only thing there is to choose is chosen already. */
  readonly selection = $derived.by<Option | null>(() => {
    const { options, done } = this.offers
    if (options.length === 1 && !done) return options[0] ?? null
    return options.find((option) => option.key === this.chosen) ?? null
  })
  /** One question is one decision: what was half chosen belongs to it. */
  readonly question = $derived(
    `${this.table.entries.findLast((entry) => entry.events?.length)?.n} ${this.state.decision} ${this.state.player}`,
  )
  readonly voice = $derived<Voice>({
    t: words.t,
    listed: words.listed,
    names: this.table.names,
    me: this.table.me,
  })
  readonly bout = $derived.by<Bout | null>(() => {
    const { fight, guardian } = this.state
    if (fight) return { ...fight, guardian: fight.challenged === 'guardian' ? guardian : null, decided: false }
    return this.outcome
  })

  private sending = $state(0)
  readonly busy = $derived(this.sending > 0)

  private asked = -Infinity
  private teller: Teller | null = null
  private told = 0
  private telling = ''
  private timers = new Set<ReturnType<typeof setTimeout>>()

  option(key: string): Option | null {
    if (this.busy) return null
    return this.offers.options.find((option) => option.key === key) ?? null
  }

  /** Tap something that can be chosen; the same again takes it back. */
  pick = (key: string, copy: number | null = null): void => {
    if (!this.option(key)) return
    this.problem = ''
    const again = this.chosen === key && this.copy === copy
    this.chosen = again ? null : key
    this.copy = again ? null : copy
  }

  act = async (action: Action | null | undefined): Promise<void> => {
    if (!action || this.busy || performance.now() - this.asked < TOO_SOON) return
    this.problem = ''
    this.sending += 1
    const outcome = await this.table.act(action)
    this.sending -= 1
    this.problem = wrongWith(outcome)
    if (!outcome.ok) this.chosen = null
  }

  /** A new question: nothing is chosen yet. */
  reset(): void {
    this.chosen = null
    this.copy = null
    this.asked = performance.now()
  }

  /** Write down what is new; in another language or for another reader it is told from the start. */
  write(): void {
    const { entries } = this.table
    const telling = `${words.language} ${this.deck.told.language} ${this.me} ${this.table.names.join()}`
    if (!this.teller || telling !== this.telling || this.told > entries.length) {
      this.teller = new Teller(this.voice, this.deck)
      this.telling = telling
      this.told = 0
      this.log = []
    }
    const fresh = entries.slice(this.told)
    if (!fresh.length) return
    this.latest = this.teller.tell(fresh)
    this.log = [...this.log, ...this.latest]
    this.told = entries.length
  }

  /** Keep the outcome of a Challenge in sight for a moment. */
  notice(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type !== 'clash') continue
      const start = this.table.events.findLast((one) => one.type === 'challenge')
      if (!start) continue
      const bout: Bout = {
        challenger: num(start, 'player'),
        challenged: start.challenged as number | 'guardian',
        guardian: (start.guardian as string | null) ?? null,
        totals: event.totals as [number, number],
        decided: true,
      }
      this.outcome = bout
      this.later(OUTCOME, () => {
        if (this.outcome === bout) this.outcome = null
      })
    }
  }

  private later(milliseconds: number, then: () => void): void {
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
