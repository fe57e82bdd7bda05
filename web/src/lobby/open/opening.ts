// A game's part in opening a table and in the waiting room.

import type { Component } from 'svelte'
import type { GameWire, TableOptions, TableOptionsRequest } from '../../lib/wire'
import type { Order } from './order'

/** `Choices` is what a person can choose for this game alone; the form changes it in place. */
export interface Opening<Choices = unknown, G extends GameWire = GameWire> {
  /** The number of players proposed first. */
  players: number
  /** Return the first choices, given the address (a link may carry some) and what the house offers. */
  choices: (query: URLSearchParams, offer: G['catalogue']) => Choices
  /** Return the number of players that these choices need, or null for any number. */
  playersFor: (choices: Choices) => number | null
  /** Return the choices as table options for the house. */
  tableOptions: (choices: Choices, players: number) => Partial<TableOptionsRequest<G>>
  /** The choices that follow the number of players. */
  Setup: Component<{ choices: Choices; players: number; offer: G['catalogue'] }, object, 'choices'> | null
  /** The table's options, within `OptionsFrame`. */
  Options: Component<{ order: Order; choices: Choices; offer: G['catalogue'] }, object, 'order' | 'choices'>
  /** What the waiting room shows about the set-up. */
  About: Component<{ options: TableOptions<G>; offer: G['catalogue'] | null }> | null
  /** Return the game's own options in sentences. */
  terms: (options: TableOptions<G>) => string[]
}

/** Check an opening against its own choices and its game's types, and hide both from the lobby. */
export const defineOpening = <Choices, G extends GameWire = GameWire>(opening: Opening<Choices, G>): Opening =>
  opening as unknown as Opening
