// What the stories of all games share.

import { phrase, type Phrase } from '../lib/linked'
import type { EntryShown, GameWire } from '../lib/wire'
import type { Args } from '../lib/words.svelte'

export interface Sentence extends Phrase {
  /** The entry it comes from. */
  n: number
  /** Its place in the whole story: the number of the entry, and as a fraction the event within it. */
  order: number
  /** The number of known events after which it is told. */
  after: number
  /** The sentence that it replaces and adds to, and what it adds, to be read out. */
  replaces?: Sentence
  added?: string
  type: string
  /** True if not everyone knows this. */
  secret: boolean
}

/** Return a sentence as it was told after this many events, or null if it was not told yet. */
export function asTold<Told extends Sentence>(one: Told, events: number): Told | null {
  let told: Told | undefined = one
  while (told && told.after > events) told = told.replaces as Told | undefined
  return told ?? null
}

/** Return what is read out for a sentence: what it adds to those it replaces, in order. */
export function parts(one: Sentence): Sentence[] {
  return one.replaces ? [...parts(one.replaces), one] : [one]
}

/** Styles of sentences by type, if not the usual one. */
export type Tones = Readonly<Record<string, 'title' | 'subtitle' | 'strong' | 'faint'>>

/** The reader, and the words for them. */
export interface Voice {
  t: (key: string, args?: Args) => string
  listed: (items: string[]) => string
  names: readonly string[]
  me: number | null
}

/** Tells one reader the story, entry by entry. */
export interface Telling<G extends GameWire, Told extends Sentence> {
  /** Add sentences for these entries to those before. */
  tell(entries: readonly EntryShown<G>[], before?: readonly Told[]): Told[]
}

/** Counts the events of a story, to place its sentences. */
export class Places {
  private events = 0
  private n = 0
  private part = 0

  /** Return the place of a sentence that ends with the next event of an entry. */
  next(n: number): Place {
    if (n !== this.n) this.part = 0
    this.n = n
    this.part += 1
    this.events += 1
    return { n, order: n + this.part / MOST_EVENTS, after: this.events }
  }

  /** Return the place of a sentence after all events of an entry. */
  last(n: number): Place {
    return { n, order: n + 1 - 1 / MOST_EVENTS, after: this.events }
  }
}

/** No entry has more events than this. */
const MOST_EVENTS = 10_000

export type Place = Pick<Sentence, 'n' | 'order' | 'after'>

/** Return a sentence of the story. Names in its text may be marked as links. */
export const sentence = (place: Place, type: string, marked: string, secret = false): Sentence => ({
  ...place,
  type,
  secret,
  ...phrase(marked),
})

/** Return the text of a sentence about one player, who may be the reader. */
export function say(voice: Voice, key: string, player: number, args: Args = {}): string {
  const name = voice.names[player] ?? ''
  const who = player === voice.me ? 'you' : 'other'
  // French drops a letter before a vowel.
  const plain = name.normalize('NFD').toLowerCase()
  return voice.t(key, { who, name, vowel: /^[aeiou]/.test(plain) ? 'yes' : 'no', ...args })
}

/** Return what an entry says besides the game's events, or "". */
export function aside(voice: Voice, entry: EntryShown): string {
  if (entry.what === 'paused' || entry.what === 'resumed') return voice.t(`log-${entry.what}`)
  if (entry.player === undefined || entry.player === null) return ''
  if (entry.what === 'forgiven') return say(voice, 'log-forgiven', entry.player)
  if (entry.what === 'absent' && entry.how === 'removed') return say(voice, 'log-removed', entry.player)
  if (entry.what === 'moved') return entry.how === 'clock' ? say(voice, 'mas-log-clock', entry.player) : ''
  if (['absent', 'back', 'more'].includes(entry.what)) return say(voice, `mas-log-${entry.what}`, entry.player)
  return ''
}

/** Return who has won, in a sentence. */
export function wonBy(voice: Voice, winners: readonly number[]): string {
  if (winners.length === 1 && winners[0] === voice.me) return voice.t('tell-win-you')
  const names = voice.listed(winners.map((player) => say(voice, 'person-wins', player)))
  return voice.t('tell-win', { names, count: winners.length })
}
