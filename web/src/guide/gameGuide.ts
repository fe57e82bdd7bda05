// The guide to one game.

import type { Component } from 'svelte'

export interface GameGuide {
  /** Three drawings that represent the game. */
  drawings: readonly string[]
  /** The list of its masks or cards: its id on the page, and the message with its title. */
  lookUp: { id: string; title: string }
  /** Fetch the contents of that list, once. */
  fetchEntries: () => Promise<unknown>
  /** The game in steps, and what its masks or cards do. */
  Guide: Component
}
