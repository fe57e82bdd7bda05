// A game of Mascarade as this viewer plays it: what can be tapped now and what was just seen.

import type { Table } from '../../table/table.svelte'
import type { Beat, Beats } from '../../table/director.svelte'
import { BasePlay } from '../../table/play.svelte'
import type { Sentence } from '../../table/telling'
import { clockTime } from '../../table/time.svelte'
import { playCard, playCoins, playFanfare, playGong } from '../../lib/sound'
import { motion } from '../../lib/settings.svelte'
import { offersOf, pairAction, partners, type Handling } from './offers'
import { flightsOf, type Spot } from './flights'
import { sceneBefore, type Scene } from './scene'
import { centreMasks, read, type Place } from './state'
import { Teller, type Remembered } from './telling'
import { BEATS, JOINT, type Action, type GameEvent, type ShowEvent, type Wire } from './wire'

type Step = 'menu' | 'swap' | 'announce' | 'name'

const MOMENT = 6000
const FACE = 4500

const SOUNDS: Partial<Record<GameEvent['type'], () => void>> = {
  swap: playCard,
  switch: playCard,
  look: playCard,
  reveal: playCard,
  claim: playGong,
  coins: playCoins,
  fine: playCoins,
  end: playFanfare,
}
const playSound = ({ type }: GameEvent): void => SOUNDS[type]?.()

export class Play extends BasePlay<Wire, Remembered> {
  step = $state<Step>('menu')
  /** The places or players that are chosen. */
  chosen = $state.raw<Place[]>([])
  /** The viewer's own mask, shown large for a moment. */
  moment = $state.raw<{ mask: string } | null>(null)
  /** Revealed masks by place. */
  faces = $state.raw<ReadonlyMap<Place, string>>(new Map())
  private dealSeen = $state(false)
  /** All masks by place after the game; null until they are known. */
  finalMasks = $state.raw<readonly string[] | null>(null)

  /** The table as it is shown. */
  readonly scene = $derived<Scene>(sceneBefore(this.state, this.director.pending, this.table.events))
  /** The masks that are on their way under the table. */
  readonly away = $derived.by<readonly Spot[]>(() => {
    const { current } = this.director
    if (!current || motion(1) === 0) return []
    return flightsOf(current.events, this.scene.seats).flatMap((flight) => (flight.kind === 'masks' ? flight.spots : []))
  })
  readonly reading = $derived(read(this.shown))
  /** What the viewer saw as the Spy in this turn; a question may be about it before it is shown. */
  readonly spied = $derived(read(this.table.events).spied)
  /** True while this viewer still looks at an open deal. */
  readonly dealing = $derived(this.table.memorising && !this.dealSeen && !this.isReady(this.table.me))
  /** Milliseconds that are left for everyone to look at an open deal; undefined at other times. */
  readonly lookLeft = $derived.by<number | undefined>(() => {
    const until = this.table.clock?.look_until
    return until == null ? undefined : Math.max(0, until - clockTime(this.table))
  })
  /** The players who still look at an open deal. */
  readonly stillLooking = $derived(
    this.table.memorising ? this.state.seats.filter((player) => !this.isReady(player)) : [],
  )
  readonly offers = $derived(offersOf(this.table.legal))
  readonly centre = $derived(centreMasks(this.state))
  /** The seat that is drawn at the bottom. */
  readonly nearest = $derived(Math.max(0, this.scene.seats.indexOf(this.table.me ?? -1)))
  readonly claiming = $derived(this.state.decision === 'claim')
  readonly atOnce = $derived(this.table.shown?.wishes.claims === 'at-once')
  readonly memory = $derived(this.table.shown?.wishes.memory ?? 'none')
  /** True if the log may keep what only the viewer has seen. */
  readonly keeps = $derived(this.memory !== 'none' || this.state.over)
  /** The log of what has been shown, without secrets if it may not keep them. */
  readonly story = $derived<readonly Sentence[]>(
    this.keeps
      ? this.told
      : this.told.map((sentence) => ({ ...sentence, ...sentence.kept, secret: false })),
  )
  readonly toAnswer = $derived(this.table.asked.filter((player) => !this.table.answered.includes(player)))
  /** True while the viewer may still answer the announced mask. */
  readonly answering = $derived(this.table.me !== null && this.table.asked.includes(this.table.me))
  /** Changes with every decision; unconfirmed choices belong to one question. */
  override readonly question = $derived(`${this.state.turn} ${this.state.decision} ${this.state.player}`)
  readonly swapping = $derived(
    this.table.mine && (this.state.decision === 'opening' || this.step === 'swap'),
  )
  private readonly chosenPlayers = $derived(this.chosen.filter((place) => typeof place === 'number'))
  /** What can be tapped on the table now. */
  readonly targets = $derived.by<ReadonlySet<Place>>(() => {
    if (!this.table.mine || this.busy || this.table.memorising) return new Set()
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

  /** Answer a claim: at once if the viewer is asked, else ahead. The same answer again withdraws it. */
  answer = async (answer: 'claim' | 'pass'): Promise<void> => {
    if (this.busy) return
    const asked = this.offers[answer]
    if (asked && !this.atOnce) return this.act(asked)
    await this.ask(() => this.table.answerAhead(this.table.ahead === answer ? 'wait' : answer))
  }

  private async ask(command: () => ReturnType<Table['act']>): Promise<void> {
    if (!(await this.send(command))) this.back()
  }

  private claim = ''

  /** Start a new question: nothing is chosen yet. A claim is one question, however many players it is put to. */
  override reset(): void {
    const { turn, decision, announced } = this.state
    const claim = decision === 'claim' ? `${turn} ${announced}` : ''
    if (!claim || claim !== this.claim) super.reset()
    this.claim = claim
    this.step = 'menu'
    this.chosen = []
    this.problem = ''
  }

  protected teller(): Teller {
    return new Teller(this.voice, () => this.table.state)
  }

  protected beats(): Beats {
    return { times: BEATS, joint: JOINT, late: ['coins', 'fine', 'seats'], turns: ['turn'] }
  }

  /** Show what has just been seen. */
  protected notice({ events, time }: Beat<GameEvent>): void {
    const [first] = events
    if (time && first) playSound(first)
    for (const event of events) this.see(event)
  }

  private see(event: GameEvent): void {
    switch (event.type) {
      case 'look':
      case 'peek':
        if (event.mask) this.showOwn(event.player, event.mask)
        break
      case 'announce':
        this.moment = null
        break
      // A mask that is taken is no longer face up.
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
        this.show(event)
    }
  }

  private show({ player, target, mask, masks }: ShowEvent): void {
    if (masks) {
      this.uncover(player, masks[0])
      this.uncover(target, masks[1])
    } else if (mask && this.reading.announced !== 'spy') this.uncover(target, mask)
  }

  /** Show the viewer's own mask: large, or at their seat if that would cover the announced mask. */
  private showOwn(player: number, mask: string): void {
    if (this.reading.announced !== null) return this.uncover(player, mask)
    const moment = { mask }
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
    if (places.some((place) => place === this.table.me)) this.moment = null
  }

  hide = (): void => {
    this.moment = null
  }

  /** Return the mask at a seat, or in the centre after those, while an open deal or the end has it face up. */
  dealtAt(number: number): string | null {
    return (this.dealing ? this.reading.dealt : this.over ? this.finalMasks : null)?.[number] ?? null
  }

  /** Turn the masks face down for this viewer, and tell the others not to wait. */
  turnDown = async (): Promise<void> => {
    this.dealSeen = true
    if (!(await this.send(this.table.sayReady))) this.dealSeen = false
  }

  private isReady(player: number | null): boolean {
    return player !== null && this.table.ready.includes(player)
  }
}
