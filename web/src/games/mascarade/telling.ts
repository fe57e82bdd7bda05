// The story of a game in sentences for one reader.

import type { EntryShown } from '../../lib/wire'
import type { Args } from '../../lib/words.svelte'
import { aside, say, wonBy, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import type { Place } from './state'
import type {
  CoinsEvent,
  EndEvent,
  GameEvent,
  LookEvent,
  PeekEvent,
  SeatsEvent,
  ShowEvent,
  SwapEvent,
  SwitchEvent,
  Wire,
} from './wire'

export interface Remembered extends Sentence {
  /** The same without what only this reader knows; it may be written down for good. */
  kept: string
}

export const TONES: Tones = { passes: 'faint', pass: 'faint', claim: 'strong', reveal: 'strong', end: 'strong' }

type Told = { text: string; kept?: string }

/** Tells one reader what happens, entry by entry. */
export class Teller implements Telling<Wire, Remembered> {
  private announced = ''
  private seats: readonly number[]
  private passing: number[] = []

  constructor(private readonly voice: Voice) {
    this.seats = voice.names.map((_, player) => player)
  }

  /**
   * Write these entries down at the end of what was told before. Of several who let a mask pass,
   * one after the other, only one sentence is made, which replaces the one before.
   */
  tell(entries: readonly EntryShown<Wire>[], before: readonly Remembered[] = []): Remembered[] {
    const told = [...before]
    for (const entry of entries) {
      for (const event of entry.events ?? []) this.note(told, entry.n, event)
      const text = aside(this.voice, entry)
      if (text) told.push({ n: entry.n, type: entry.what, text, kept: text, secret: false })
    }
    return told
  }

  private note(told: Remembered[], n: number, event: GameEvent): void {
    const passes = event.type === 'pass' && event.player !== this.voice.me
    if (!passes) this.passing = []
    else if (this.passing.length && told.at(-1)?.type === 'passes') told.pop()
    else this.passing = []
    const { text, kept = text } = this.sentence(event)
    const type = passes ? 'passes' : event.type
    if (text) told.push({ n, type, text, kept, secret: kept !== text })
  }

  private sentence(event: GameEvent): Told {
    switch (event.type) {
      case 'deal': {
        const kind = event.open ? 'open' : 'closed'
        return { text: this.say('tell-deal', event.first, { kind }) }
      }
      case 'turn':
        return { text: this.say('tell-turn', event.player, { turn: event.turn }) }
      case 'swap':
        return this.swapped(event)
      case 'look':
      case 'peek':
        return this.looked(event)
      case 'announce':
        this.announced = event.mask
        return { text: this.say('tell-announce', event.player, { mask: this.mask(this.announced) }) }
      case 'claim':
        return { text: this.say('tell-claim', event.player) }
      case 'pass':
        return { text: this.passed(event.player) }
      case 'reveal':
        return { text: this.say('tell-reveal', event.player, { mask: this.mask(event.mask) }) }
      case 'coins':
        return { text: this.paid(event) }
      case 'fine':
        return { text: this.say('tell-fine', event.player, { amount: event.amount }) }
      case 'choose': {
        const chosen = this.people(event.chosen, 'person-chosen')
        return { text: this.say('tell-choose', event.player, { chosen }) }
      }
      case 'decline':
        return { text: this.say('tell-decline', event.player) }
      case 'switch':
        return this.switched(event)
      case 'show':
        return this.announced === 'spy' ? this.spied(event) : this.shown(event)
      case 'name':
        return { text: this.say('tell-name', event.player, { mask: this.mask(event.mask) }) }
      case 'seats':
        return { text: this.moved(event) }
      case 'end':
        return { text: this.ended(event) }
      default:
        // Of an event that this page doesn't know yet nothing is told.
        return { text: '' }
    }
  }

  private swapped(event: SwapEvent): Told {
    const { player } = event
    const mask = this.maskOf(event.with)
    const hidden = this.say('mas-log-swap', player, { mask })
    const { really } = event
    if (really === undefined) return { text: hidden }
    return { text: this.say('tell-swap', player, { mask, really: really ? 'yes' : 'no' }), kept: hidden }
  }

  private looked(event: LookEvent | PeekEvent): Told {
    const { player } = event
    const hidden = this.say(`mas-log-${event.type}`, player)
    const { mask } = event
    if (mask === undefined) return { text: hidden }
    const text = this.say(`tell-${event.type}`, player, { seen: 'yes', mask: this.mask(mask) })
    return { text, kept: hidden }
  }

  private passed(player: number): string {
    if (player === this.voice.me) return this.voice.t('tell-pass', { who: 'you', names: '', count: 1 })
    this.passing.push(player)
    const names = this.voice.listed(this.passing.map((one) => this.name(one)))
    return this.voice.t('tell-pass', { who: 'other', names, count: this.passing.length })
  }

  private paid(event: CoinsEvent): string {
    const { amount, from, to } = event
    // Only fines go to the court, and nothing to the bank: somebody receives.
    if (typeof to === 'string') return ''
    if (typeof from === 'string') return this.say(`tell-coins-${from}`, to, { amount })
    return this.say('tell-coins-given', from, {
      amount,
      whom: this.who(to),
      whomname: this.name(to),
    })
  }

  private switched(event: SwitchEvent): Told {
    const { player } = event
    const [low, high] = event.players
    const [first, second] = high === player ? [high, low] : [low, high]
    const one = first === player ? this.say('mask-own', player) : this.maskOf(first)
    const other = this.maskOf(second)
    const hidden = this.say('mas-log-switch', player, { one, other })
    const { really } = event
    if (really === undefined) return { text: hidden }
    const text = this.say('tell-switch', player, { one, other, really: really ? 'yes' : 'no' })
    return { text, kept: hidden }
  }

  private shown(event: ShowEvent): Told {
    const { target } = event
    const hidden = this.say('tell-show', target, { seen: 'no', mask: '', number: 0 })
    const { mask } = event
    if (mask === undefined) return { text: hidden }
    const text = this.say('tell-show', target, { seen: 'yes', mask: this.mask(mask), number: 0 })
    return { text, kept: hidden }
  }

  private spied(event: ShowEvent): Told {
    const { player } = event
    const mask = this.maskOf(event.target)
    const hidden = this.say('mas-log-spy', player, { mask })
    if (!event.masks) return { text: hidden }
    const [own, theirs] = event.masks
    return { text: this.say('tell-spy', player, { mask, own: this.mask(own), theirs: this.mask(theirs) }), kept: hidden }
  }

  private moved(event: SeatsEvent): string {
    const { seats } = event
    const moved = seats.filter((player, seat) => this.seats[seat] !== player)
    this.seats = seats
    return this.voice.t('tell-seats', { names: this.people(moved, 'person-moved') })
  }

  private ended(event: EndEvent): string {
    return `${wonBy(this.voice, event.winners)} ${this.voice.t(`tell-reason-${event.reason}`)}`
  }

  private say(key: string, player: number, args: Args = {}): string {
    return say(this.voice, key, player, args)
  }
  private mask = (mask: string): string => this.voice.t(`mask-${mask}`)
  private maskOf = (place: Place): string => maskOf(this.voice, place)
  private name = (player: number): string => this.voice.names[player] ?? ''
  private who = (player: number): string => (player === this.voice.me ? 'you' : 'other')
  private people(players: number[], key: string): string {
    return this.voice.listed(players.map((player) => this.say(key, player)))
  }
}

/** "Ana's mask", as the object of a sentence. */
export function maskOf(voice: Voice, place: Place): string {
  if (typeof place === 'number') return say(voice, 'mask-of', place, { number: 0 })
  const number = Number(place.slice('centre:'.length)) + 1
  return voice.t('mask-of', { who: 'centre', name: '', number, vowel: 'no' })
}
