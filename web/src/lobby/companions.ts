// Whom to ask to a table, and how to get there.

import { api, HouseError } from '../lib/api'
import { openTable } from './arrival'
import { visitor } from '../lib/guest.svelte'
import type { GameName, House, Mind } from '../lib/protocol'

let house: Promise<House> | null = null

/** What the house has to offer; asked for once. */
export function askHouse(): Promise<House> {
  house ??= api.house().catch((error: unknown) => {
    house = null
    throw error
  })
  return house
}

/** So many companions for a first evening: neither the weakest nor the strongest, all different. */
export function companions(bots: readonly Mind[], game: GameName, count: number): string[] {
  const known = bots.filter((bot) => bot.game === game)
  const top = Math.max(...known.map((bot) => bot.rung))
  const middling = known.filter((bot) => bot.rung > 0 && bot.rung < top)
  const first = shuffled(middling.length ? middling : known)
  const others = shuffled(known.filter((bot) => !first.includes(bot)))
  const order = [...first, ...others].map((bot) => bot.name)
  return Array.from({ length: count }, (_, place) => order[place % order.length] ?? '')
}

function shuffled<T>(things: readonly T[]): T[] {
  const chances = new Map(things.map((thing) => [thing, Math.random()]))
  return [...things].sort((a, b) => (chances.get(a) ?? 0) - (chances.get(b) ?? 0))
}

const PLAY_NOW = { mascarade: 6, masquerade: 3 } as const

/** A table with bots at which one plays at once, in no hurry; gives its id. */
export async function playNow(game: GameName): Promise<string> {
  const [{ bots }] = await Promise.all([askHouse(), visitor.enter()])
  const players = PLAY_NOW[game]
  return openTable(
    {
      game,
      players,
      clock: null,
      memory: game === 'mascarade' ? 'seen' : 'none',
      chat: false,
    },
    companions(bots, game, players - 1),
    { sits: true, starts: true },
  )
}

/** The address that a link or a code leads to; refused as `no-table` if it can be neither. */
export async function findWay(given: string): Promise<string> {
  const text = given.trim()
  const link = /\/([tr])\/([^/?#\s]+)(\?[^#\s]*)?/.exec(text)
  // A link to a finished game may lead to one of its moments.
  if (link) return `/${link[1]}/${encodeURIComponent(decoded(link[2] ?? ''))}${(link[1] === 'r' && link[3]) || ''}`
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]+$/.test(code)) throw noTable()
  const { table } = await api.code(code)
  return `/t/${encodeURIComponent(table)}`
}

const noTable = (): HouseError => new HouseError(404, 'no-table', 'neither a link nor a code')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw noTable()
  }
}
