// The house's commitment to a deal and the guest's share, stored for comparison after the game.

import { keep, recall } from './settings.svelte'

const STORED = 'ridotto.noted'
const MOST = 40

export interface NotedDeal {
  table: string
  /** The house's commitment when this device first saw the table. */
  commitment?: string
  /** True if that was before the guest sent their share. */
  early?: boolean
  /** The share that the guest sent. */
  share?: string
}

function stored(): NotedDeal[] {
  try {
    const found: unknown = JSON.parse(recall(STORED) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one?.table === 'string') : []
  } catch {
    return []
  }
}

/** Return what was stored for a table. */
export function notedDeal(table: string): NotedDeal | null {
  return stored().find((one) => one.table === table) ?? null
}

function note(change: NotedDeal): void {
  const others = stored().filter((one) => one.table !== change.table)
  keep(STORED, JSON.stringify([{ ...notedDeal(change.table), ...change }, ...others].slice(0, MOST)))
}

/** Store the house's commitment. The first one counts: the house must not replace it. */
export function noteSeal(table: string, commitment: string): void {
  const before = notedDeal(table)
  if (before?.commitment) return
  note({ table, commitment, early: before?.share === undefined })
}

/** Store the guest's share. Sitting down again sends a new one. */
export function noteShare(table: string, share: string): void {
  note({ table, share })
}
