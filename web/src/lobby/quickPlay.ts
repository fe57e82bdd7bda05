// A table with bots, without any questions.

import { screensOf } from '../games'
import { fetchHouse } from '../lib/catalogue'
import { visitor } from '../lib/guest.svelte'
import { openTable } from './arrival'
import { companions } from './companions'

/** Open a table with bots and no clock, to be played at once; return its id. */
export async function quickPlay(game: string): Promise<string> {
  const [screens, { bots, games }] = await Promise.all([screensOf(game), fetchHouse(), visitor.enter()])
  const { players, options } = screens.quickPlay ?? { players: games[game]?.players[0] ?? 2, options: {} }
  return openTable({ game, players, clock: null, chat: false, ...options }, companions(bots, game, players - 1), {
    sits: true,
    starts: true,
  })
}
