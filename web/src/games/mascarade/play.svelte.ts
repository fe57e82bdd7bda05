// A game of Mascarade as this viewer plays it: what can be tapped now, what has just been seen.

import type { Table } from '../../table/table.svelte'
import { BasePlay } from '../../table/play.svelte'
import type { Sentence } from '../../table/telling'
import { houseTime } from '../../table/time.svelte'
import { offersOf, pairAction, partners, type Handling } from './offers'
import { centreMasks, read, type Place, type Spied } from './state'
import { Teller, type Remembered } from './telling'
import type { Action, GameEvent, ShowEvent, Wire } from './wire'

/** Something private, shown large for a moment. */
export type Moment =
  | { kind: 'own'; mask: string }
  | { kind: 'spied'; spied: Spied }
  | { kind: 'shown'; target: number; mask: string }

type Step = 'menu' | 'swap' | 'announce' | 'name'

const MOMENT = 6000
const FACE = 4500
/** Time to look at the open deal while nobody acts, and if someone is quick. */
const DEAL = 60_000
const GRACE = 15_000

export class Play extends BasePlay<Wire, Remembered> {
  step = $state<Step>('menu')
  /** Where a mask is to be taken from, or who is chosen. */
  chosen = $state.raw<Place[]>([])
  moment = $state.raw<Moment | null>(null)
  /** Masks that lie open just now, by place. */
  faces = $state.raw<ReadonlyMap<Place, string>>(new Map())
  dealSeen = $state(false)

  readonly reading = $derived(read(this.table.events))
  private readonly started = $derived(this.table.entries.find((entry) => entry.what === 'started'))
  /** Everybody looks at the masks that lie open after the deal, and nothing else has happened. */
  readonly dealing = $derived(!this.reading.begun && this.dealtWithin(DEAL))
  /** Masks that nobody has touched still lie open: one who was quick takes the sight of them from nobody. */
  private readonly open = $derived(this.dealing || this.dealtWithin(GRACE))
  /** How long it takes at most, in milliseconds, until a bot that begins may touch a mask; null where a person does. */
  readonly untouched = $derived.by<number | null>(() => {
    const until = this.table.clock?.look_until
    return this.dealing && until ? Math.max(0, until - houseTime(this.table)) : null
  })
  readonly offers = $derived(offersOf(this.table.legal))
  readonly centre = $derived(centreMasks(this.state))
  /** The seat that is drawn nearest. */
  readonly nearest = $derived(Math.max(0, this.state.seats.indexOf(this.table.me ?? -1)))
  readonly claiming = $derived(this.state.decision === 'claim')
  readonly atOnce = $derived(this.table.shown?.wishes.claims === 'at-once')
  readonly memory = $derived(this.table.shown?.wishes.memory ?? 'none')
  /** True if the log may keep what only the viewer has seen. */
  readonly keeps = $derived(this.memory !== 'none' || this.state.over)
  /** The log as it may be kept. */
  readonly written = $derived<Sentence[]>(
    this.keeps ? this.log : this.log.map((sentence) => ({ ...sentence, text: sentence.kept, secret: false })),
  )
  readonly toAnswer = $derived(this.table.asked.filter((player) => !this.table.answered.includes(player)))
  /** True while the viewer may still answer the announced mask. */
  readonly answering = $derived(this.table.me !== null && this.table.asked.includes(this.table.me))
  /** One question is one decision: what was half chosen belongs to it. */
  override readonly question = $derived(`${this.state.turn} ${this.state.decision} ${this.state.player}`)
  readonly swapping = $derived(
    this.table.mine && (this.state.decision === 'opening' || this.step === 'swap'),
  )
  private readonly chosenPlayers = $derived(this.chosen.filter((place) => typeof place === 'number'))
  /** What can be tapped on the table now. */
  readonly targets = $derived.by<ReadonlySet<Place>>(() => {
    if (!this.table.mine || this.busy || this.dealing) return new Set()
    if (this.swapping) return new Set(this.offers.swap.keys())
    if (this.offers.choose.size) return new Set(this.offers.choose.keys())
    if (!this.offers.pairs.length) return new Set()
    return this.chosen.length < 2 ? partners(this.offers, this.chosenPlayers) : new Set(this.chosen)
  })
  /** The two ways of handling the masks chosen. */
  readonly handling = $derived.by<Handling | null>(() => {
    if (this.offers.switch) return this.offers.switch
    const [place] = this.chosen
    return this.swapping && place !== undefined ? (this.offers.swap.get(place) ?? null) : null
  })
  /** The choice of players that only needs to be confirmed. */
  readonly choice = $derived.by<Action | null>(() => {
    const [first] = this.chosen
    if (this.offers.pairs.length) return pairAction(this.offers, this.chosenPlayers)
    return typeof first === 'number' ? (this.offers.choose.get(first) ?? null) : null
  })

  /** Tap a seat or a mask of the centre. */
  pick = (place: Place): void => {
    if (!this.targets.has(place)) return
    this.problem = ''
    if (!this.offers.pairs.length) this.chosen = [place]
    else if (this.chosen.includes(place)) this.chosen = this.chosen.filter((one) => one !== place)
    else this.chosen = [...this.chosen, place]
  }

  back = (): void => {
    this.chosen = []
    this.step = 'menu'
    this.problem = ''
  }

  act = async (action: Action | null | undefined): Promise<void> => {
    if (!action || this.busy) return
    await this.ask(() => this.table.act(action))
  }

  /** Answer a claim: at once if one is asked, else ahead; the same again takes it back. */
  answer = async (answer: 'claim' | 'pass'): Promise<void> => {
    if (this.busy) return
    const asked = this.offers[answer]
    if (asked && !this.atOnce) return this.act(asked)
    await this.ask(() => this.table.answerAhead(this.table.ahead === answer ? 'wait' : answer))
  }

  private async ask(command: () => ReturnType<Table['act']>): Promise<void> {
    if (!(await this.send(command))) this.back()
  }

  /** Start a new question: nothing is chosen yet. */
  override reset(): void {
    super.reset()
    this.step = 'menu'
    this.chosen = []
    this.problem = ''
  }

  protected teller(): Teller {
    return new Teller(this.voice)
  }

  /** Show what has just been seen. */
  notice(events: readonly GameEvent[]): void {
    let announced = this.state.announced
    for (const event of events) {
      switch (event.type) {
        case 'announce':
          announced = event.mask
          break
        case 'look':
        case 'peek':
          if (event.mask) this.shine({ kind: 'own', mask: event.mask })
          break
        // A mask that somebody takes no longer lies open.
        case 'swap':
          this.cover([event.player, event.with])
          break
        case 'switch':
          this.cover(event.players)
          break
        // Masks stay where they lie when people move.
        case 'seats':
          this.cover(event.seats)
          break
        case 'reveal':
          this.uncover(event.player, event.mask)
          break
        case 'show':
          this.show(event, announced)
      }
    }
  }

  private show({ player, target, mask, masks }: ShowEvent, announced: string | null): void {
    if (masks) {
      const [own, theirs] = masks
      this.shine({ kind: 'spied', spied: { player, target, own, theirs } })
    } else if (mask && announced !== 'spy') {
      this.uncover(target, mask)
      this.shine({ kind: 'shown', target, mask })
    }
  }

  private shine(moment: Moment): void {
    this.moment = moment
    this.later(MOMENT, () => {
      if (this.moment === moment) this.moment = null
    })
  }

  private uncover(place: Place, mask: string): void {
    this.faces = new Map(this.faces).set(place, mask)
    this.later(FACE, () => {
      if (this.faces.get(place) === mask) this.cover([place])
    })
  }

  private cover(places: readonly Place[]): void {
    this.faces = new Map([...this.faces].filter(([place]) => !places.includes(place)))
  }

  hide = (): void => {
    this.moment = null
  }

  /** The mask that was dealt to a place, while it lies there for all to see. */
  dealtAt(place: Place, number: number): string | null {
    return this.open && !this.reading.touched.has(place) ? (this.reading.dealt?.[number] ?? null) : null
  }

  /** Turn the masks face down for this viewer, and tell the bots not to wait. */
  turnDown = (): void => {
    this.dealSeen = true
    if (this.table.me !== null) void this.table.ready()
  }

  /** True right after an open deal, until the viewer turns the masks down. */
  private dealtWithin(time: number): boolean {
    if (this.dealSeen || this.state.over || !this.reading.dealt) return false
    return this.started !== undefined && houseTime(this.table) - this.started.at < time
  }
}
