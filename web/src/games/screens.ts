// The descriptor of a game's screens: all that the rest of the page knows about a game.

import type { Component } from 'svelte'
import type { TableOptionsRequest } from '../lib/wire'
import type { GameGuide } from '../guide/gameGuide'
import type { Opening } from '../lobby/open/opening'
import type { GameCoach } from '../coach/tips'
import type { GameLesson } from '../lesson/recording'
import type { GameReplay } from '../replay/gameReplay'
import type { Table } from '../table/table.svelte'

/** The screens of one game. Each is fetched when it is needed. */
export interface GameScreens {
  /** The table that "Play now" opens, or null if the foyer doesn't offer this game. */
  quickPlay: { players: number; options: Partial<TableOptionsRequest> } | null
  /** The screen of a game that is being played or over. */
  table: () => Promise<{ default: Component<{ table: Table<any> }> }>
  /** The same for everyone in the room, on a big screen without controls. */
  screen: () => Promise<{ default: Component<{ table: Table<any> }> }>
  /** The same for a player who has a big screen in sight: their own things and decisions. */
  pad: () => Promise<{ default: Component<{ table: Table<any> }> }>
  /** The game's part in opening a table and in the waiting room. */
  opening: () => Promise<{ opening: Opening }>
  /** The game's part in the replay of a finished game. */
  replay: () => Promise<{ replay: GameReplay }>
  /** How to play it, or null if there is no guide. */
  guide: (() => Promise<{ guide: GameGuide }>) | null
  /** A lesson of five minutes, or null if there is none. */
  lesson: (() => Promise<{ lesson: GameLesson }>) | null
  /** The coach's tips, or null if there are none. */
  coach: (() => Promise<{ coach: GameCoach }>) | null
}
