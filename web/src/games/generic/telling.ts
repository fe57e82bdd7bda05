// The story of any game, for one reader.

import type { EntryShown, GameWire } from '../../lib/wire'
import { aside, Places, sentence, type Place, type Sentence, type Telling, type Tones, type Voice } from '../../table/telling'
import { Readable } from './readable'

export const TONES: Tones = { end: 'strong' }

export class Teller implements Telling<GameWire, Sentence> {
  private readonly readable: Readable
  private readonly places = new Places()

  constructor(
    game: string,
    private readonly voice: Voice,
  ) {
    this.readable = new Readable(game, voice.names)
  }

  tell(entries: readonly EntryShown[], before: readonly Sentence[] = []): Sentence[] {
    const told = [...before]
    for (const entry of entries) {
      const say = (place: Place, type: string, text: string): void => {
        if (text) told.push(sentence(place, type, text))
      }
      for (const event of entry.events ?? []) {
        say(this.places.next(entry.n), event.type, this.readable.event(event, this.voice.me))
      }
      say(this.places.last(entry.n), entry.what, aside(this.voice, entry))
    }
    return told
  }
}
