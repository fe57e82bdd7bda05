// How to play one game.

import type { Component } from 'svelte'

export interface GameGuide {
  /** Three drawings that stand for the game. */
  drawings: readonly string[]
  /** The game in steps, and what its masks or cards do. */
  Guide: Component
}
