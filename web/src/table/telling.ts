// What the stories of all games share.

import { phrase, type Phrase } from '../lib/linked'
import type { EntryShown, GameWire } from '../lib/wire'
import type { Args } from '../lib/words.svelte'

export interface Sentence extends Phrase {
  /** The entry it comes from. */
  n: number
  type: string
  /** True if not everyone knows this. */
  secret: boolean
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

/** Return a sentence of the story. Names in its text may be marked as links. */
export const sentence = (n: number, type: string, marked: string, secret = false): Sentence => ({
  n,
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
