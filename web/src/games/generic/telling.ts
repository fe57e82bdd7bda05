// The story of any game, for one reader.

import type { EntryShown, GameWire } from '../../lib/wire'
import { aside, sentence, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import { Readable } from './readable'

export const TONES: Tones = { end: 'strong' }

export class Teller implements Telling<GameWire, Sentence> {
  private readonly readable: Readable

  constructor(
    game: string,
    private readonly voice: Voice,
  ) {
    this.readable = new Readable(game, voice.names)
  }

  tell(entries: readonly EntryShown[], before: readonly Sentence[] = []): Sentence[] {
    const told = [...before]
    for (const entry of entries) {
      const say = (type: string, text: string): void => {
        if (text) told.push(sentence(entry.n, type, text))
      }
      for (const event of entry.events ?? []) say(event.type, this.readable.event(event, this.voice.me))
      say(entry.what, aside(this.voice, entry))
    }
    return told
  }
}
