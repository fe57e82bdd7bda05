// The tables at which one sat down on this device, to find back to.

import { api, HouseError } from './api'
import type { GameName, Phase, TableShown } from './protocol'
import { keep, recall } from './settings.svelte'

const STORED = 'ridotto.tables'
const MOST = 8

export interface RecentTable {
  table: string
  game: GameName
  phase: Phase
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

/** Remember that one sits at a table. */
export function remember(table: string): void {
  const others = stored().filter((one) => one !== table)
  keep(STORED, JSON.stringify([table, ...others].slice(0, MOST)))
}

/** Forget a table that one has left. */
export function forget(table: string): void {
  keep(STORED, JSON.stringify(stored().filter((one) => one !== table)))
}

/** Those where one still sits and the game is not over, the latest first; closed ones are forgotten. */
export async function goingOn(person: string): Promise<RecentTable[]> {
  const found = await Promise.all(stored().map((table) => look(table, person)))
  return found.filter((one) => one !== null)
}

async function look(table: string, person: string): Promise<RecentTable | null> {
  try {
    const { shown } = await api.table(table)
    const sits = shown.seats.some((seat) => seat.person === person)
    if (sits && (shown.phase === 'waiting' || shown.phase === 'playing')) {
      return { table, game: shown.wishes.game, phase: shown.phase, shown }
    }
  } catch (error) {
    if (!(error instanceof HouseError) || error.status !== 404) return null
  }
  forget(table)
  return null
}
