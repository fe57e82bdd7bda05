// What happened, in sentences for one reader.

import type { EntryShown, GameEvent } from '../../lib/protocol'
import type { Args } from '../../lib/words.svelte'
import { num, seen, word } from '../../table/events'
import { aside, say, wonBy, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import type { Place } from './state'

export interface Remembered extends Sentence {
  /** The same without what only this reader knows; it may be written down for good. */
  kept: string
}

export const TONES: Tones = { passes: 'faint', pass: 'faint', claim: 'strong', reveal: 'strong', end: 'strong' }

type Told = { text: string; kept?: string }

/** Tells one reader what happens, entry by entry. */
export class Teller implements Telling<Remembered> {
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
  tell(entries: readonly EntryShown[], before: readonly Remembered[] = []): Remembered[] {
    const told = [...before]
    for (const entry of entries) {
      for (const event of entry.events ?? []) this.note(told, entry.n, event)
      const text = aside(this.voice, entry)
      if (text) told.push({ n: entry.n, type: entry.what, text, kept: text, secret: false })
    }
    return told
  }

  private note(told: Remembered[], n: number, event: GameEvent): void {
    const passes = event.type === 'pass' && num(event, 'player') !== this.voice.me
    if (!passes) this.passing = []
    else if (this.passing.length && told.at(-1)?.type === 'passes') told.pop()
    else this.passing = []
    const { text, kept = text } = this.sentence(event)
    const type = passes ? 'passes' : event.type
    if (text) told.push({ n, type, text, kept, secret: kept !== text })
  }

  private sentence(event: GameEvent): Told {
    const player = num(event, 'player')
    switch (event.type) {
      case 'deal': {
        const kind = event.open ? 'open' : 'closed'
        return { text: this.say('tell-deal', num(event, 'first'), { kind }) }
      }
      case 'turn':
        return { text: this.say('tell-turn', player, { turn: num(event, 'turn') }) }
      case 'swap':
        return this.swapped(event)
      case 'look':
      case 'peek':
        return this.looked(event)
      case 'announce':
        this.announced = word(event, 'mask')
        return { text: this.say('tell-announce', player, { mask: this.mask(this.announced) }) }
      case 'claim':
        return { text: this.say('tell-claim', player) }
      case 'pass':
        return { text: this.passed(player) }
      case 'reveal':
        return { text: this.say('tell-reveal', player, { mask: this.mask(word(event, 'mask')) }) }
      case 'coins':
        return { text: this.paid(event) }
      case 'fine':
        return { text: this.say('tell-fine', player, { amount: num(event, 'amount') }) }
      case 'choose': {
        const chosen = this.people(event.chosen as number[], 'person-chosen')
        return { text: this.say('tell-choose', player, { chosen }) }
      }
      case 'decline':
        return { text: this.say('tell-decline', player) }
      case 'switch':
        return this.switched(event)
      case 'show':
        return this.announced === 'spy' ? this.spied(event) : this.shown(event)
      case 'name':
        return { text: this.say('tell-name', player, { mask: this.mask(word(event, 'mask')) }) }
      case 'seats':
        return { text: this.moved(event) }
      case 'end':
        return { text: this.ended(event) }
      default:
        return { text: '' }
    }
  }

  private swapped(event: GameEvent): Told {
    const player = num(event, 'player')
    const mask = this.maskOf(event.with as Place)
    const hidden = this.say('mas-log-swap', player, { mask })
    const really = seen<boolean>(event, 'really')
    if (really === undefined) return { text: hidden }
    return { text: this.say('tell-swap', player, { mask, really: really ? 'yes' : 'no' }), kept: hidden }
  }

  private looked(event: GameEvent): Told {
    const player = num(event, 'player')
    const hidden = this.say(`mas-log-${event.type}`, player)
    const mask = seen<string>(event, 'mask')
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

  private paid(event: GameEvent): string {
    const amount = num(event, 'amount')
    const to = num(event, 'to')
    if (typeof event.from === 'string') return this.say(`tell-coins-${event.from}`, to, { amount })
    return this.say('tell-coins-given', num(event, 'from'), {
      amount,
      whom: this.who(to),
      whomname: this.name(to),
    })
  }

  private switched(event: GameEvent): Told {
    const player = num(event, 'player')
    const [low, high] = event.players as [number, number]
    const [first, second] = high === player ? [high, low] : [low, high]
    const one = first === player ? this.say('mask-own', player) : this.maskOf(first)
    const other = this.maskOf(second)
    const hidden = this.say('mas-log-switch', player, { one, other })
    const really = seen<boolean>(event, 'really')
    if (really === undefined) return { text: hidden }
    const text = this.say('tell-switch', player, { one, other, really: really ? 'yes' : 'no' })
    return { text, kept: hidden }
  }

  private shown(event: GameEvent): Told {
    const target = num(event, 'target')
    const hidden = this.say('tell-show', target, { seen: 'no', mask: '', number: 0 })
    const mask = seen<string>(event, 'mask')
    if (mask === undefined) return { text: hidden }
    const text = this.say('tell-show', target, { seen: 'yes', mask: this.mask(mask), number: 0 })
    return { text, kept: hidden }
  }

  private spied(event: GameEvent): Told {
    const player = num(event, 'player')
    const mask = this.maskOf(num(event, 'target'))
    const hidden = this.say('mas-log-spy', player, { mask })
    const masks = seen<[string, string]>(event, 'masks')
    if (!masks) return { text: hidden }
    const [own, theirs] = masks.map((one) => this.mask(one)) as [string, string]
    return { text: this.say('tell-spy', player, { mask, own, theirs }), kept: hidden }
  }

  private moved(event: GameEvent): string {
    const seats = event.seats as number[]
    const moved = seats.filter((player, seat) => this.seats[seat] !== player)
    this.seats = seats
    return this.voice.t('tell-seats', { names: this.people(moved, 'person-moved') })
  }

  private ended(event: GameEvent): string {
    const winners = event.winners as number[]
    return `${wonBy(this.voice, winners)} ${this.voice.t(`tell-reason-${word(event, 'reason')}`)}`
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
