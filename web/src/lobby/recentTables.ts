// The tables where this device's guest sat down or is the host, to return to.

import { api, HouseError } from '../lib/api'
import type { TableShown } from '../lib/wire'
import { keep, recall } from '../lib/settings.svelte'

const STORED = 'ridotto.tables'
const MOST = 8
/** The number of finished games to remember: someone may still ask for a rematch there. */
const MOST_OVER = 2

export interface RecentTable {
  table: string
  game: string
  phase: TableShown['phase']
  shown: TableShown
}

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(recall(STORED) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Check whether this device remembers tables that may not be over. */
export const hasRecent = (): boolean => stored().length > 0

/** Remember a table where the guest sits or is the host. */
export function remember(table: string): void {
  const others = stored().filter((one) => one !== table)
  keep(STORED, JSON.stringify([table, ...others].slice(0, MOST)))
}

/** Forget a table that the guest has left. */
export function forget(table: string): void {
  keep(STORED, JSON.stringify(stored().filter((one) => one !== table)))
}

/** Remember a rematch in place of the table before. */
function replace(table: string, next: string): void {
  const tables = stored().map((one) => (one === table ? next : one))
  keep(STORED, JSON.stringify([...new Set(tables)]))
}

/** Check whether a person sits at a table or is its host. */
export function belongsTo(shown: TableShown, person: string): boolean {
  return shown.host === person || shown.seats.some((seat) => seat.person === person)
}

/** Check whether a game is waiting to start or being played. */
export function isGoingOn({ phase }: { phase: TableShown['phase'] }): boolean {
  return phase === 'waiting' || phase === 'playing'
}

/** Return the tables that are not over, latest first, and forget closed ones. */
export async function goingOn(person: string): Promise<RecentTable[]> {
  const looked = await Promise.all(stored().map((table) => look(table, person)))
  // Two tables may have the same rematch.
  const found = [...new Map(looked.flatMap((one) => (one ? [[one.table, one]] : []))).values()]
  for (const { table } of found.filter((one) => one.phase === 'over').slice(MOST_OVER)) forget(table)
  return found.filter(isGoingOn)
}

/** Return a table, or its latest rematch; null if there is nothing to return to. */
async function look(table: string, person: string): Promise<RecentTable | null> {
  try {
    const { shown } = await api.table(table)
    const { phase, rematch } = shown
    if (belongsTo(shown, person) && phase !== 'closed') {
      if (!rematch) return { table, game: shown.wishes.game, phase, shown }
      replace(table, rematch)
      return await look(rematch, person)
    }
  } catch (error) {
    if (!(error instanceof HouseError) || error.status !== 404) return null
  }
  forget(table)
  return null
}
