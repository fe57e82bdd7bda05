// The story of a game of Mascarade, for one reader.

import { link, phrase, type Phrase } from '../../lib/linked'
import type { EntryShown } from '../../lib/wire'
import type { Args } from '../../lib/words.svelte'
import { aside, Places, say, sentence, wonBy, type Place as StoryPlace, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import { reasonOf, type Final } from './ending'
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
  /** The same without private knowledge; the log may always keep it. */
  kept: Phrase
}

export const TONES: Tones = { passes: 'faint', pass: 'faint', claim: 'strong', reveal: 'strong', end: 'strong' }

/** Texts with marked names. */
type Told = { text: string; kept?: string }

/** Mark a mask's name as a link to its power. */
export const maskLink = (t: Voice['t'], mask: string): string => link(`mask-${mask}`, t(`mask-${mask}`))

const remembered = (place: StoryPlace, type: string, text: string, kept = text): Remembered => ({
  ...sentence(place, type, text, kept !== text),
  kept: phrase(kept),
})

/** Tells one reader the story, entry by entry. */
export class Teller implements Telling<Wire, Remembered> {
  private announced = ''
  private seats: readonly number[]
  private passing: number[] = []
  private readonly places = new Places()

  constructor(
    private readonly voice: Voice,
    /** Return the latest state, which has the fortunes after the game. */
    private readonly state: () => Final | null = () => null,
  ) {
    this.seats = voice.names.map((_, player) => player)
  }

  /**
   * Add sentences for these entries. Consecutive players who let a mask pass share one sentence, which replaces the
   * one before.
   */
  tell(entries: readonly EntryShown<Wire>[], before: readonly Remembered[] = []): Remembered[] {
    const told = [...before]
    for (const entry of entries) {
      for (const event of entry.events ?? []) this.note(told, this.places.next(entry.n), event)
      const text = aside(this.voice, entry)
      if (text) told.push(remembered(this.places.last(entry.n), entry.what, text))
    }
    return told
  }

  private note(told: Remembered[], place: StoryPlace, event: GameEvent): void {
    const passes = event.type === 'pass' && event.player !== this.voice.me
    const more = passes && this.passing.length > 0 && told.at(-1)?.type === 'passes'
    const replaces = more ? told.pop() : undefined
    if (!more) this.passing = []
    const { text, kept } = this.sentence(event)
    if (!text) return
    const newest = remembered(place, passes ? 'passes' : event.type, text, kept)
    if (replaces && passes) Object.assign(newest, { replaces, added: this.pass([event.player]) })
    told.push(newest)
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
        // Events that this page does not know are skipped.
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
    return this.pass(this.passing)
  }

  private pass(players: readonly number[]): string {
    const names = this.voice.listed(players.map((one) => this.name(one)))
    return this.voice.t('tell-pass', { who: 'other', names, count: players.length })
  }

  private paid(event: CoinsEvent): string {
    const { amount, from, to } = event
    // Only fines go to the court and nothing goes to the bank, so a player receives.
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
    return `${wonBy(this.voice, event.winners)} ${reasonOf(this.voice.t, event.reason, this.state())}`
  }

  private say(key: string, player: number, args: Args = {}): string {
    return say(this.voice, key, player, args)
  }
  private mask = (mask: string): string => maskLink(this.voice.t, mask)
  private maskOf = (place: Place): string => maskOf(this.voice, place)
  private name = (player: number): string => this.voice.names[player] ?? ''
  private who = (player: number): string => (player === this.voice.me ? 'you' : 'other')
  private people(players: number[], key: string): string {
    return this.voice.listed(players.map((player) => this.say(key, player)))
  }
}

/** Return "Ana's mask" as the object of a sentence. */
export function maskOf(voice: Voice, place: Place): string {
  if (typeof place === 'number') return say(voice, 'mask-of', place, { number: 0 })
  const number = Number(place.slice('centre:'.length)) + 1
  return voice.t('mask-of', { who: 'centre', name: '', number, vowel: 'no' })
}
