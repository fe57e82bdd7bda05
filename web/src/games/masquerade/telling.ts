// The story of a game of Masquerade, for one reader.

import type { EntryShown } from '../../lib/wire'
import { aside, Places, say, sentence, wonBy, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import type { Args } from '../../lib/words.svelte'
import type { Deck } from './deck.svelte'
import type {
  ChallengeEvent,
  ClashEvent,
  DealEvent,
  GameEvent,
  GlimpseEvent,
  MaskEvent,
  MoveEvent,
  Wire,
} from './wire'

export const TONES: Tones = {
  turn: 'title',
  phase: 'subtitle',
  challenge: 'strong',
  clash: 'strong',
  treasure: 'strong',
  event: 'strong',
  end: 'strong',
}

/** Challenges, their results, and the end. */
type ContestEvent = Extract<
  GameEvent,
  { type: 'challenge' | 'reveal' | 'flip' | 'clash' | 'treasure' | 'emblem' | 'score' | 'end' }
>

type Told = { text: string; secret?: boolean }

/** Tells one reader the story, entry by entry. */
export class Teller implements Telling<Wire, Sentence> {
  private fight: { challenger: number; challenged: number | 'guardian'; guardian: string } | null = null
  private over = false
  private readonly places = new Places()

  constructor(
    private readonly voice: Voice,
    private readonly deck: Deck,
  ) {}

  /** Add sentences for these entries, combining consecutive events. */
  tell(entries: readonly EntryShown<Wire>[], before: readonly Sentence[] = []): Sentence[] {
    const fresh = entries.flatMap((entry) => [
      ...together(entry.events ?? []).map((same) => this.note(entry.n, same)),
      sentence(this.places.last(entry.n), entry.what, aside(this.voice, entry)),
    ])
    return [...before, ...fresh.filter(({ text }) => text)]
  }

  private note(n: number, same: GameEvent[]): Sentence {
    const [event] = same
    const { text, secret = false } = event ? this.sentence(event, same) : { text: '' }
    const type = event?.type ?? ''
    if (type === 'end') this.over = true
    // Told with the first event that shares the sentence.
    const [place = this.places.last(n)] = same.map(() => this.places.next(n))
    return sentence(place, type, text, secret && !this.over)
  }

  /** Return the sentence for an event and those combined with it. */
  private sentence(event: GameEvent, same: GameEvent[]): Told {
    switch (event.type) {
      case 'deal':
        return { text: this.dealt(event) }
      case 'mask':
        return this.masked(event, same)
      case 'turn':
        return { text: this.voice.t('story-turn', { turn: event.turn }) }
      case 'phase':
        return { text: this.voice.t(`phase-${event.phase}`) }
      case 'dancer':
        return { text: this.say('story-dancer', event.player, { card: this.deck.link(event.dancer) }) }
      case 'stage':
        return { text: this.say('story-stage', event.player, { card: this.deck.link(event.stage) }) }
      case 'event':
        return { text: this.say('story-event', event.player, { card: this.deck.link(event.event) }) }
      case 'resolve':
        return { text: this.say('story-resolve', event.player, { card: this.deck.link(event.card) }) }
      case 'cast':
        return { text: this.say('story-cast', event.player, { card: this.deck.link(event.spell) }) }
      case 'order':
        return { text: this.say('story-order', event.player, { order: event.order }) }
      case 'renew':
        return { text: this.voice.t('story-renew', { renewals: event.renewals }) }
      case 'draw':
      case 'look':
      case 'find':
      case 'lay': {
        const some = this.some(same)
        return { text: this.say(`story-${event.type}`, event.player, some), secret: some.seen === 'yes' }
      }
      case 'pay':
      case 'discard':
      case 'bury':
      case 'salvage':
        return { text: this.say(`story-${event.type}`, event.player, this.some(same)) }
      case 'give': {
        const some = this.some(same)
        return { text: this.between('story-give', event.from, event.to, some), secret: some.seen === 'yes' }
      }
      case 'life':
        return { text: this.say('story-life', event.player, { life: event.life }) }
      case 'choose':
        return { text: this.between('story-choose', event.player, event.chosen) }
      case 'swap-dancers':
      case 'swap-hands':
        return { text: this.between(`story-${event.type}`, event.player, event.other) }
      case 'move':
        return { text: this.moved(event) }
      case 'glimpse':
        return this.glimpsed(event)
      default:
        return { text: this.contest(event) }
    }
  }

  /** Challenges, their results, and the end. */
  private contest(event: ContestEvent): string {
    switch (event.type) {
      case 'challenge':
        return this.challenged(event)
      case 'reveal': {
        const args = { card: this.deck.link(event.mask), bonus: event.bonus }
        return this.say('story-reveal', event.player, args)
      }
      case 'flip':
        if (!event.spell) return this.voice.t('story-flip-none')
        return this.voice.t('story-flip', { card: this.deck.link(event.spell), level: event.level })
      case 'clash':
        return this.clashed(event)
      case 'treasure': {
        const card = this.deck.link(event.treasure)
        if (event.from === 'guardian') return this.say('story-treasure', event.player, { card })
        return this.between('story-treasure-taken', event.player, event.from, { card })
      }
      case 'emblem': {
        const card = this.deck.link(event.emblem)
        if (event.player === null) return this.voice.t('story-emblem-back', { card })
        return this.say('story-emblem', event.player, { card })
      }
      case 'score': {
        const args = { vp: event.vp, mask: event.mask_vp }
        return this.voice.t('story-score', { name: this.name(event.player), ...args })
      }
      case 'end': {
        const reason = this.voice.t(`story-reason-${event.reason}`)
        return `${wonBy(this.voice, event.winners)} ${reason}`
      }
      default:
        // Events that this page does not know are skipped.
        return ''
    }
  }

  private dealt(event: DealEvent): string {
    const orders = event.orders
      .slice(0, this.voice.names.length)
      .map((order, player) => `${this.name(player)} ${order}`)
    return this.voice.t('story-deal', { orders: this.voice.listed(orders) })
  }

  private masked(event: MaskEvent, same: GameEvent[]): Told {
    if (event.mask !== undefined) {
      const text = this.say('story-mask', event.player, { card: this.deck.link(event.mask) })
      return { text, secret: true }
    }
    const names = same.flatMap((one) => (one.type === 'mask' ? this.say('person-wins', one.player) : []))
    return { text: this.voice.t('story-masks', { names: this.voice.listed(names), count: same.length }) }
  }

  private glimpsed(event: GlimpseEvent): Told {
    const visible = event.mask !== undefined
    const text = this.between('story-glimpse', event.player, event.target, {
      seen: visible ? 'yes' : 'no',
      card: visible ? this.deck.link(event.mask ?? '') : '',
    })
    return { text, secret: visible }
  }

  private moved({ player, moved, stage }: MoveEvent): string {
    const args = { card: this.deck.link(stage) }
    if (player === moved) return this.say('story-move-own', player, args)
    return this.between('story-move', player, moved, args)
  }

  private challenged({ player: challenger, challenged, ...event }: ChallengeEvent): string {
    const guardian = event.guardian ? this.deck.link(event.guardian) : ''
    this.fight = { challenger, challenged, guardian }
    if (typeof challenged === 'number') return this.between('story-challenge', challenger, challenged)
    return this.say('story-challenge-guardian', challenger, { card: guardian })
  }

  private clashed(event: ClashEvent): string {
    if (!this.fight) return ''
    const { challenger, challenged, guardian } = this.fight
    const [mine, theirs] = event.totals
    const other = typeof challenged === 'number' ? this.name(challenged) : guardian
    const score = `${this.name(challenger)} ${mine} : ${theirs} ${other}`
    if (mine === theirs) return this.voice.t('story-clash', { score, who: 'nobody', name: '' })
    const winner = mine > theirs ? challenger : challenged
    if (typeof winner !== 'number') return this.voice.t('story-clash', { score, who: 'guardian', name: guardian })
    const who = winner === this.voice.me ? 'you' : 'other'
    return this.voice.t('story-clash', { score, who, name: this.name(winner) })
  }

  /** Return Spells by name if the reader sees them, else by number. */
  private some(same: GameEvent[]): { seen: string; cards: string; count: number } {
    const known = same.flatMap((event) => ('spell' in event && event.spell ? event.spell : []))
    const visible = known.length === same.length
    return {
      seen: visible ? 'yes' : 'no',
      cards: visible ? this.deck.linked(known) : '',
      count: same.length,
    }
  }

  private name = (player: number): string => this.voice.names[player] ?? ''
  private say(key: string, player: number, args: Args = {}): string {
    return say(this.voice, key, player, args)
  }
  private between(key: string, player: number, other: number, args: Args = {}): string {
    const whom = other === this.voice.me ? 'you' : 'other'
    return this.say(key, player, { whom, whomname: this.name(other), ...args })
  }
}

/** Return whom an event is about, if consecutive events of its type share a sentence; else null. */
function aboutWhom(event: GameEvent): string | null {
  switch (event.type) {
    case 'mask':
      return event.mask === undefined ? 'hidden' : String(event.player)
    case 'give':
      return `${event.from} ${event.to}`
    case 'draw':
    case 'pay':
    case 'discard':
    case 'bury':
    case 'look':
      return String(event.player)
    default:
      return null
  }
}

/** Group events that share a sentence. */
function together(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  let before: string | null = null
  for (const event of events) {
    const about = aboutWhom(event)
    const key = about === null ? null : `${event.type} ${about}`
    if (key !== null && key === before) groups.at(-1)?.push(event)
    else groups.push([event])
    before = key
  }
  return groups
}
