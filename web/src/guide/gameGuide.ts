// How to play one game.

import type { Component } from 'svelte'

export interface GameGuide {
  /** Three drawings that stand for the game. */
  drawings: readonly string[]
  /** The list of its masks or cards: the mark within the page, and the message with its title. */
  lookUp: { id: string; title: string }
  /** The game in steps, and what its masks or cards do. */
  Guide: Component
}
