// What both games need to tell one reader what happened.

import type { EntryShown, GameWire } from '../lib/wire'
import type { Args } from '../lib/words.svelte'

export interface Sentence {
  /** The entry it comes from. */
  n: number
  type: string
  text: string
  /** Whether it holds something that not everybody knows. */
  secret: boolean
}

/** How the log sets sentences of a type, where not like all others. */
export type Tones = Readonly<Record<string, 'title' | 'subtitle' | 'strong' | 'faint'>>

/** Who reads, and the words to say it with. */
export interface Voice {
  t: (key: string, args?: Args) => string
  listed: (items: string[]) => string
  names: readonly string[]
  me: number | null
}

/** Tells one reader what happens, entry by entry. */
export interface Telling<G extends GameWire, Told extends Sentence> {
  /** These entries at the end of what was told before. */
  tell(entries: readonly EntryShown<G>[], before?: readonly Told[]): Told[]
}

/** A sentence about one player, who may be the reader. */
export function say(voice: Voice, key: string, player: number, args: Args = {}): string {
  const name = voice.names[player] ?? ''
  const who = player === voice.me ? 'you' : 'other'
  // French drops a letter before a vowel.
  const plain = name.normalize('NFD').toLowerCase()
  return voice.t(key, { who, name, vowel: /^[aeiou]/.test(plain) ? 'yes' : 'no', ...args })
}

/** What happened beside the game, or nothing. */
export function aside(voice: Voice, entry: EntryShown): string {
  if (entry.player === undefined || entry.player === null) return ''
  if (entry.what === 'moved') return entry.how === 'clock' ? say(voice, 'mas-log-clock', entry.player) : ''
  if (['absent', 'back', 'more'].includes(entry.what)) return say(voice, `mas-log-${entry.what}`, entry.player)
  return ''
}

/** Who has won. */
export function wonBy(voice: Voice, winners: readonly number[]): string {
  if (winners.length === 1 && winners[0] === voice.me) return voice.t('tell-win-you')
  const names = voice.listed(winners.map((player) => say(voice, 'person-wins', player)))
  return voice.t('tell-win', { names, count: winners.length })
}
