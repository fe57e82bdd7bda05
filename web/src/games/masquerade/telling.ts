// What happened, in sentences for one reader.

import type { EntryShown, GameEvent } from '../../lib/protocol'
import { num, seen, word } from '../../table/events'
import { aside, say, wonBy, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import type { Args } from '../../lib/words.svelte'
import type { Deck } from './deck.svelte'

export const TONES: Tones = {
  turn: 'title',
  phase: 'subtitle',
  challenge: 'strong',
  clash: 'strong',
  treasure: 'strong',
  event: 'strong',
  end: 'strong',
}

type Told = { text: string; secret?: boolean }

/** Events of which several in a row are told in one sentence, and whom each is about. */
const TOGETHER: Record<string, (event: GameEvent) => string> = {
  mask: (event) => (seen(event, 'mask') === undefined ? 'hidden' : String(event.player)),
  draw: (event) => String(event.player),
  pay: (event) => String(event.player),
  discard: (event) => String(event.player),
  give: (event) => `${String(event.from)} ${String(event.to)}`,
  bury: (event) => String(event.player),
  look: (event) => String(event.player),
}

/** Tells one reader what happens, entry by entry. */
export class Teller implements Telling<Sentence> {
  private fight: { challenger: number; challenged: number | 'guardian'; guardian: string } | null = null
  private over = false

  constructor(
    private readonly voice: Voice,
    private readonly deck: Deck,
  ) {}

  /** These entries in sentences, as few as there can be, at the end of what was told before. */
  tell(entries: readonly EntryShown[], before: readonly Sentence[] = []): Sentence[] {
    const fresh = entries.flatMap((entry) => [
      ...together(entry.events ?? []).map((same) => this.note(entry.n, same)),
      { n: entry.n, type: entry.what, text: aside(this.voice, entry), secret: false },
    ])
    return [...before, ...fresh.filter((sentence) => sentence.text)]
  }

  private note(n: number, same: GameEvent[]): Sentence {
    const type = same[0]?.type ?? ''
    const { text, secret = false } = this.sentence(same)
    if (type === 'end') this.over = true
    return { n, type, text, secret: secret && !this.over }
  }

  private sentence(same: GameEvent[]): Told {
    const event = same[0]
    if (!event) return { text: '' }
    const player = num(event, 'player')
    switch (event.type) {
      case 'deal':
        return { text: this.dealt(event) }
      case 'mask':
        return this.masked(same)
      case 'turn':
        return { text: this.voice.t('story-turn', { turn: num(event, 'turn') }) }
      case 'phase':
        return { text: this.voice.t(`phase-${word(event, 'phase')}`) }
      case 'dancer':
      case 'stage':
      case 'event':
        return { text: this.say(`story-${event.type}`, player, { card: this.card(event, event.type) }) }
      case 'resolve':
        return { text: this.say('story-resolve', player, { card: this.card(event, 'card') }) }
      case 'cast':
        return { text: this.say('story-cast', player, { card: this.card(event, 'spell') }) }
      case 'order':
        return { text: this.say('story-order', player, { order: num(event, 'order') }) }
      case 'renew':
        return { text: this.voice.t('story-renew', { renewals: num(event, 'renewals') }) }
      case 'draw':
      case 'look':
      case 'find':
      case 'lay':
        return this.spells(same, true)
      case 'pay':
      case 'discard':
      case 'bury':
      case 'salvage':
        return this.spells(same, false)
      case 'give':
        return this.given(same)
      case 'life':
        return { text: this.say('story-life', player, { life: num(event, 'life') }) }
      case 'choose':
        return { text: this.between('story-choose', player, num(event, 'chosen')) }
      case 'swap-dancers':
      case 'swap-hands':
        return { text: this.between(`story-${event.type}`, player, num(event, 'other')) }
      case 'move':
        return { text: this.moved(event) }
      case 'glimpse':
        return this.glimpsed(event)
      default:
        return { text: this.contest(event) }
    }
  }

  /** Challenges, what they bring, and the end. */
  private contest(event: GameEvent): string {
    const player = num(event, 'player')
    switch (event.type) {
      case 'challenge':
        return this.challenged(event)
      case 'reveal': {
        const args = { card: this.card(event, 'mask'), bonus: num(event, 'bonus') }
        return this.say('story-reveal', player, args)
      }
      case 'flip':
        if (!seen(event, 'spell')) return this.voice.t('story-flip-none')
        return this.voice.t('story-flip', { card: this.card(event, 'spell'), level: num(event, 'level') })
      case 'clash':
        return this.clashed(event)
      case 'treasure': {
        const card = this.card(event, 'treasure')
        if (typeof event.from !== 'number') return this.say('story-treasure', player, { card })
        return this.between('story-treasure-taken', player, event.from, { card })
      }
      case 'emblem': {
        const card = this.card(event, 'emblem')
        if (event.player === null) return this.voice.t('story-emblem-back', { card })
        return this.say('story-emblem', player, { card })
      }
      case 'score': {
        const args = { vp: num(event, 'vp'), mask: num(event, 'mask_vp') }
        return this.voice.t('story-score', { name: this.name(player), ...args })
      }
      case 'end': {
        const reason = this.voice.t(`story-reason-${word(event, 'reason')}`)
        return `${wonBy(this.voice, event.winners as number[])} ${reason}`
      }
      default:
        return ''
    }
  }

  private dealt(event: GameEvent): string {
    const orders = (event.orders as number[])
      .slice(0, this.voice.names.length)
      .map((order, player) => `${this.name(player)} ${order}`)
    return this.voice.t('story-deal', { orders: orders.join(', ') })
  }

  private masked(same: GameEvent[]): Told {
    const event = same[0] as GameEvent
    if (seen(event, 'mask') !== undefined) {
      const text = this.say('story-mask', num(event, 'player'), { card: this.card(event, 'mask') })
      return { text, secret: true }
    }
    const names = same.map((one) => say(this.voice, 'person-wins', num(one, 'player')))
    return { text: this.voice.t('story-masks', { names: this.voice.listed(names), count: same.length }) }
  }

  private spells(same: GameEvent[], hides: boolean): Told {
    const event = same[0] as GameEvent
    const some = this.some(same)
    const text = this.say(`story-${event.type}`, num(event, 'player'), some)
    return { text, secret: hides && some.seen === 'yes' }
  }

  private given(same: GameEvent[]): Told {
    const event = same[0] as GameEvent
    const some = this.some(same)
    const text = this.between('story-give', num(event, 'from'), num(event, 'to'), some)
    return { text, secret: some.seen === 'yes' }
  }

  private glimpsed(event: GameEvent): Told {
    const visible = seen(event, 'mask') !== undefined
    const text = this.between('story-glimpse', num(event, 'player'), num(event, 'target'), {
      seen: visible ? 'yes' : 'no',
      card: visible ? this.card(event, 'mask') : '',
    })
    return { text, secret: visible }
  }

  private moved(event: GameEvent): string {
    const args = { card: this.card(event, 'stage') }
    const player = num(event, 'player')
    const moved = num(event, 'moved')
    if (player === moved) return this.say('story-move-own', player, args)
    return this.between('story-move', player, moved, args)
  }

  private challenged(event: GameEvent): string {
    const challenger = num(event, 'player')
    const challenged = event.challenged as number | 'guardian'
    const guardian = event.guardian ? this.card(event, 'guardian') : ''
    this.fight = { challenger, challenged, guardian }
    if (typeof challenged === 'number') return this.between('story-challenge', challenger, challenged)
    return this.say('story-challenge-guardian', challenger, { card: guardian })
  }

  private clashed(event: GameEvent): string {
    if (!this.fight) return ''
    const { challenger, challenged, guardian } = this.fight
    const [mine, theirs] = event.totals as [number, number]
    const other = typeof challenged === 'number' ? this.name(challenged) : guardian
    const score = `${this.name(challenger)} ${mine} : ${theirs} ${other}`
    if (mine === theirs) return this.voice.t('story-clash', { score, who: 'nobody', name: '' })
    const winner = mine > theirs ? challenger : challenged
    const who = winner === this.voice.me ? 'you' : 'other'
    const name = typeof winner === 'number' ? this.name(winner) : guardian
    return this.voice.t('story-clash', { score, who, name })
  }

  /** Spells by name where the reader sees them, by number where not. */
  private some(same: GameEvent[]): { seen: string; cards: string; count: number } {
    const spells = same.map((event) => seen<string>(event, 'spell'))
    const known = spells.filter((spell) => spell !== undefined)
    const visible = known.length === spells.length
    return {
      seen: visible ? 'yes' : 'no',
      cards: visible ? this.deck.named(known) : '',
      count: spells.length,
    }
  }

  private card = (event: GameEvent, field: string): string => this.deck.name(word(event, field))
  private name = (player: number): string => this.voice.names[player] ?? ''
  private say(key: string, player: number, args: Args = {}): string {
    return say(this.voice, key, player, args)
  }
  private between(key: string, player: number, other: number, args: Args = {}): string {
    const whom = other === this.voice.me ? 'you' : 'other'
    return this.say(key, player, { whom, whomname: this.name(other), ...args })
  }
}

/** Events in groups, each told in one sentence. */
function together(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  let before: string | null = null
  for (const event of events) {
    const about = TOGETHER[event.type]?.(event)
    const key = about === undefined ? null : `${event.type} ${about}`
    if (key !== null && key === before) groups.at(-1)?.push(event)
    else groups.push([event])
    before = key
  }
  return groups
}
