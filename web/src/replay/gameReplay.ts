// A game's part in the replay of a finished game.

import type { Component } from 'svelte'
import type { Ending } from '../ending/ending'
import type { GameWire, PastState } from '../lib/wire'
import type { Language } from '../lib/settings.svelte'
import type { Sentence, Telling, Voice } from '../table/telling'
import type { FinishedGame } from './finishedGame.svelte'
import type { DealCheck } from './verify'

interface Shown<Texts, G extends GameWire> {
  game: FinishedGame<G>
  texts: Texts
}

/** `Texts` is what the story needs, such as the texts of cards. */
export interface GameReplay<Texts = unknown, G extends GameWire = GameWire> {
  /** Fetch the texts in a language. */
  texts: (language: Language) => Promise<Texts>
  teller: (voice: Voice, texts: Texts, game: string, end: PastState<G['state']>) => Telling<G, Sentence>
  /** Return why the game ended, as a sentence, given the last state. */
  reason: (reason: string, game: string, end: PastState<G['state']> | null) => string
  /** Return standings and awards, or null if this page can't tell. */
  ending: ((game: FinishedGame<G>, texts: Texts) => Ending) | null
  /** The message for an amount in the standings. */
  unit: string
  /** The picture of the whole game, within `PictureFrame`. */
  Picture: Component<Shown<Texts, G> & { parts: () => SVGSVGElement[] }, object, 'parts'> | null
  /** Return the legend for the exported picture, or "". */
  legend: () => string
  /** The table at one moment. */
  Moment: Component<Shown<Texts, G>>
  /** The sheet of a mask or card in the story, or null if there are no links. */
  LookUp: Component<Shown<Texts, G> & { open: boolean; target: string }, object, 'open'> | null
  /** What could have been known, or another analysis. */
  Analysis: Component<Shown<Texts, G>> | null
  /** Check that the shares decide this deal, or null if this page can't tell. */
  checkDeal: DealCheck<G> | null
}

/** Check a replay against its own texts and its game's types, and hide both from the frame. */
export const defineReplay = <Texts, G extends GameWire = GameWire>(replay: GameReplay<Texts, G>): GameReplay =>
  replay as unknown as GameReplay
