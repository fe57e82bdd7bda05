// A table with bots, without any questions.

import { screensOf } from '../games'
import { fetchHouse } from '../lib/catalogue'
import { PACES, settings } from '../lib/settings.svelte'
import { visitor } from '../lib/guest.svelte'
import { openTable } from './arrival'
import { companions } from './companions'

/** Open a table with bots and no clock, to be played at once; return its id. */
export async function quickPlay(game: string): Promise<string> {
  const [screens, { bots, games }] = await Promise.all([screensOf(game), fetchHouse(), visitor.enter()])
  const { players, options } = screens.quickPlay ?? { players: games[game]?.players[0] ?? 2, options: {} }
  const wishes = { game, players, clock: null, chat: false, pace: PACES[settings.pace ?? 'normal'], ...options }
  return openTable(wishes, companions(bots, game, players - 1), { sits: true, starts: true })
}
