// A game of Masquerade as this viewer plays it: the options, the selection and what happened.

import type { Table } from '../../table/table.svelte'
import { BasePlay } from '../../table/play.svelte'
import type { Sentence } from '../../table/telling'
import type { Deck } from './deck.svelte'
import { offersOf, type Option } from './offers'
import { Teller } from './telling'
import type { Action, ClashEvent, Fight, GameEvent, Wire } from './wire'

/** A Challenge on screen: in progress or just decided. */
export interface Bout extends Fight {
  guardian: string | null
  /** True if the totals are final. */
  decided: boolean
}

/** Another player's Mask, shown to the viewer. */
export interface Glimpse {
  target: number
  mask: string
}

/** How long the outcome of a Challenge is shown, in milliseconds. */
const OUTCOME = 3200
/** How long a Mask is shown to the viewer, in milliseconds. */
const GLIMPSE = 6000

/** A separate class, so that the deck is set before values are derived from it. */
abstract class WithDeck extends BasePlay<Wire, Sentence> {
  constructor(
    table: Table<Wire>,
    protected readonly deckNow: () => Deck,
  ) {
    super(table)
  }
}

export class Play extends WithDeck {
  /** The key of the chosen, unconfirmed option. */
  chosen = $state<string | null>(null)
  /** The copy in hand that was tapped. */
  copy = $state<number | null>(null)
  outcome = $state.raw<Bout | null>(null)
  glimpse = $state.raw<Glimpse | null>(null)

  readonly deck = $derived(this.deckNow())
  readonly own = $derived(this.table.own)
  readonly me = $derived(this.table.me)
  readonly offers = $derived(offersOf(this.table.legal, this.deck, this.own))
  /** A single option is preselected. */
  readonly selection = $derived.by<Option | null>(() => {
    const { options, done } = this.offers
    if (options.length === 1 && !done) return options[0] ?? null
    return options.find((option) => option.key === this.chosen) ?? null
  })
  readonly bout = $derived.by<Bout | null>(() => {
    const { fight, guardian } = this.state
    if (fight) return { ...fight, guardian: fight.challenged === 'guardian' ? guardian : null, decided: false }
    return this.outcome
  })

  option(key: string): Option | null {
    if (this.busy) return null
    return this.offers.options.find((option) => option.key === key) ?? null
  }

  /** Choose an option; the same option again withdraws the choice. */
  pick = (key: string, copy: number | null = null): void => {
    if (!this.option(key)) return
    this.problem = ''
    const again = this.chosen === key && this.copy === copy
    this.chosen = again ? null : key
    this.copy = again ? null : copy
  }

  act = async (action: Action | null | undefined): Promise<void> => {
    if (!action || this.busy) return
    if (!(await this.send(() => this.table.act(action)))) this.chosen = null
  }

  /** Start a new question: nothing is chosen yet. */
  override reset(): void {
    super.reset()
    this.chosen = null
    this.copy = null
  }

  protected teller(): Teller {
    return new Teller(this.voice, this.deck)
  }

  override edition(): string {
    return this.deck.told.language
  }

  /** Show for a moment what would pass too quickly. */
  notice(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'clash') this.decide(event)
      if (event.type === 'glimpse' && event.player === this.me && event.mask) {
        this.shine({ target: event.target, mask: event.mask })
      }
    }
  }

  /** Show the outcome of a Challenge. */
  private decide(clash: ClashEvent): void {
    const start = this.table.events.findLast((one) => one.type === 'challenge')
    if (!start) return
    const bout: Bout = {
      challenger: start.player,
      challenged: start.challenged,
      guardian: start.guardian,
      totals: clash.totals,
      decided: true,
    }
    this.outcome = bout
    this.later(OUTCOME, () => {
      if (this.outcome === bout) this.outcome = null
    })
  }

  private shine(glimpse: Glimpse): void {
    this.glimpse = glimpse
    this.later(GLIMPSE, () => {
      if (this.glimpse === glimpse) this.glimpse = null
    })
  }

  hide = (): void => {
    this.glimpse = null
  }
}
