// The form's state for a new table, and the options to request.

import { PACES, settings, type Pace } from '../../lib/settings.svelte'
import type { Clock, HouseInfo, TableOptionsRequest } from '../../lib/wire'
import type { Opening } from './opening'

export type ClockChoice = 'none' | 'quick' | 'easy' | 'slow' | 'days'

export const CLOCKS: Record<ClockChoice, Clock | null> = {
  none: null,
  quick: { seconds: 20, bank: 60 },
  easy: { seconds: 45, bank: 120 },
  slow: { seconds: 120, bank: 600 },
  days: { seconds: 86_400, bank: 0 },
}

/** The choices for one game, kept while other games are looked at. */
export interface GameOrder {
  players: number
  bots: string[]
  choices: unknown
}

export interface Order {
  game: string
  games: Record<string, GameOrder>
  sits: boolean
  clock: ClockChoice
  pace: Pace
  chat: boolean
  rotate: boolean
  public: boolean
}

export type Openings = Readonly<Record<string, Opening>>

/** Return the default order, given the games' openings and what the house offers. */
export function newOrder(openings: Openings, house: HouseInfo, query: URLSearchParams): Order {
  const games = Object.entries(openings).map(([game, opening]): [string, GameOrder] => {
    const offer = house.games[game] ?? { players: [2, 2], options: {}, option_fields: [] }
    const [fewest, most] = offer.players
    const players = Math.min(Math.max(opening.players, fewest), most)
    return [game, { players, bots: [], choices: opening.choices(query, offer) }]
  })
  return {
    game: games[0]?.[0] ?? '',
    games: Object.fromEntries(games),
    sits: true,
    clock: 'easy',
    pace: settings.pace ?? 'normal',
    chat: true,
    rotate: false,
    public: false,
  }
}

/** Return the choices for the selected game. */
export function gameOrder(order: Order): GameOrder {
  const found = order.games[order.game]
  if (!found) throw new Error(`nothing was chosen for ${order.game}`)
  return found
}

/** Return the number of players, which the choices may require. */
export function playersOf(order: Order, openings: Openings): number {
  const { choices, players } = gameOrder(order)
  return openings[order.game]?.playersFor(choices) ?? players
}

/** Return the bots asked in, at most one for each free seat. */
export function botsOf(order: Order, openings: Openings): string[] {
  return gameOrder(order).bots.slice(0, playersOf(order, openings) - (order.sits ? 1 : 0))
}

/** Return how many seats stay empty for friends. */
export function emptyOf(order: Order, openings: Openings): number {
  return playersOf(order, openings) - (order.sits ? 1 : 0) - botsOf(order, openings).length
}

/** Return the options to request from the house. */
export function tableOptionsOf(order: Order, openings: Openings): TableOptionsRequest {
  const players = playersOf(order, openings)
  return {
    game: order.game,
    players,
    public: order.public,
    clock: CLOCKS[order.clock],
    chat: order.chat,
    rotate: order.rotate,
    pace: PACES[order.pace],
    ...openings[order.game]?.tableOptions(gameOrder(order).choices, players),
  }
}
