// A game of Masquerade as this viewer plays it: the options, the selection and what happened.

import { untrack } from 'svelte'
import { playCard, playCoins, playFanfare, playGong } from '../../lib/sound'
import type { Table } from '../../table/table.svelte'
import type { Beat, Beats } from '../../table/director.svelte'
import { BasePlay } from '../../table/play.svelte'
import type { Sentence } from '../../table/telling'
import type { Deck } from './deck.svelte'
import { offersOf, type Option } from './offers'
import { sceneAfter, sceneAt, type Scene, type ShownFight, type Snapshot } from './scene'
import { Teller } from './telling'
import { BEATS, JOINT, type Action, type ClashEvent, type GameEvent, type State, type Wire } from './wire'

/** Another player's Mask, shown to the viewer. */
export interface Glimpse {
  target: number
  mask: string
}

/** How long the outcome of a Challenge is shown, in milliseconds. */
const OUTCOME = 3200
/** How long a Mask is shown to the viewer, in milliseconds. */
const GLIMPSE = 6000

/** What travels, or is turned over, before it changes anything. */
const LATE = [
  'stage', 'move', 'swap-dancers', 'swap-hands', 'draw', 'pay', 'discard', 'give', 'life', 'treasure', 'emblem', 'reveal',
  'flip',
] // prettier-ignore

const SOUNDS: Partial<Record<GameEvent['type'], () => void>> = {
  stage: playCard,
  move: playCard,
  draw: playCard,
  cast: playCard,
  event: playCard,
  reveal: playCard,
  flip: playCard,
  challenge: playGong,
  treasure: playCoins,
  emblem: playCoins,
  end: playFanfare,
}

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
  outcome = $state.raw<ShownFight | null>(null)
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
  /** The number of events heard since the page is up to date, and the states between them. */
  private heard = $state.raw<{ events: number; states: readonly Snapshot[] }>({ events: 0, states: [] })
  /** The hall as it is shown. */
  readonly scene = $derived.by<Scene>(() => {
    const { events, states } = this.heard
    const seen = events - this.director.pending.length
    const index = states.findLastIndex((one) => one.events <= seen)
    const base = states[index]
    if (!this.director.running || !base) return sceneAt(this.state)
    const start = this.table.events.length - events + base.events
    const since = this.table.events.slice(start, start + seen - base.events)
    return sceneAfter(base.state, since, states[index + 1]?.state ?? null, (card) => this.deck.card(card).vp ?? 0)
  })
  /** The Challenge on screen: in progress or just decided. */
  readonly bout = $derived(this.scene.duel ?? this.outcome)
  /** The card that is being played, large for everyone. */
  readonly spotlight = $derived.by<{ card: string; kind: string } | null>(() => {
    const [event] = this.director.current?.events ?? []
    switch (event?.type) {
      case 'cast':
        return { card: event.spell, kind: 'spell' }
      case 'flip':
        return event.spell ? { card: event.spell, kind: 'spell' } : null
      case 'event':
        return { card: event.event, kind: 'event' }
      case 'resolve':
        return { card: event.card, kind: 'stage' }
      case 'reveal':
        return { card: event.mask, kind: 'mask' }
      default:
        return null
    }
  })

  /** Remember the states between moves, while a screen is set up and before its events are shown. */
  follow(): void {
    let serial = untrack(() => this.table.fresh.serial)
    let last: State | null = untrack(() => this.table.state)
    $effect.pre(() => {
      const { fresh, state } = this.table
      untrack(() => {
        if (fresh.serial === serial) return
        serial = fresh.serial
        this.remember(fresh.live ? fresh.entries.flatMap((entry) => entry.events ?? []).length : null, last, state)
        last = state
      })
    })
  }

  private remember(fresh: number | null, before: State | null, after: State | null): void {
    if (fresh === null || !before || !after) {
      this.heard = { events: 0, states: [] }
      return
    }
    const { events, states } = this.director.running ? this.heard : { events: 0, states: [{ events: 0, state: before }] }
    this.heard = { events: events + fresh, states: [...states, { events: events + fresh, state: after }] }
  }

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

  protected beats(): Beats {
    // A turn of all players is long: a page lags behind by one player's part of it at most.
    const turns = ['phase', 'order', 'stage', 'resolve', 'cast', 'challenge', 'event']
    return { times: BEATS, joint: JOINT, late: LATE, turns }
  }

  protected notice({ events, time }: Beat<GameEvent>): void {
    const [first] = events
    if (time && first) SOUNDS[first.type]?.()
    for (const event of events) {
      if (event.type === 'clash') this.decide(event)
      if (event.type === 'challenge') this.outcome = null
      // A private glimpse ends when that player has a new Mask.
      if (event.type === 'mask' && event.player === this.glimpse?.target) this.glimpse = null
      if (event.type === 'glimpse' && event.player === this.me && event.mask) {
        this.shine({ target: event.target, mask: event.mask })
      }
    }
  }

  /** Show the outcome of a Challenge for a while. */
  private decide({ totals }: ClashEvent): void {
    const start = this.table.events.findLast((one) => one.type === 'challenge')
    if (!start) return
    const { player: challenger, challenged, guardian } = start
    const outcome: ShownFight = { challenger, challenged, guardian, totals, decided: true }
    this.outcome = outcome
    this.later(OUTCOME, () => {
      if (this.outcome === outcome) this.outcome = null
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
