// A game's part in the replay of a finished game.

import type { Component } from 'svelte'
import type { Language } from '../lib/settings.svelte'
import type { Sentence, Telling, Voice } from '../table/telling'
import type { FinishedGame } from './finishedGame.svelte'
import type { DealCheck } from './verify'

interface Shown<Texts> {
  game: FinishedGame
  texts: Texts
}

/** `Texts` is what has to be fetched before the game can be told, such as the texts of cards. */
export interface GameReplay<Texts = unknown> {
  /** Fetch the texts in a language. */
  texts: (language: Language) => Promise<Texts>
  teller: (voice: Voice, texts: Texts, game: string) => Telling<Sentence>
  /** Return why the game ended, as a sentence. */
  reason: (reason: string, game: string) => string
  /** The picture of the whole game, within `PictureFrame`. */
  Picture: Component<Shown<Texts> & { parts: () => SVGSVGElement[] }, object, 'parts'> | null
  /** Return the explanation of signs that goes with a copy of the picture, or "". */
  legend: () => string
  /** The table at one moment. */
  Moment: Component<Shown<Texts>>
  /** What could be known, or another analysis. */
  Analysis: Component<Shown<Texts>> | null
  /** Check that the shares decide this deal, or null if this page can't tell. */
  checkDeal: DealCheck | null
}

/** Check a replay against its own texts, and hide their type from the frame. */
export const defineReplay = <Texts>(replay: GameReplay<Texts>): GameReplay => replay as unknown as GameReplay
