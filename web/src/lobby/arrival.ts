// What is still to be done on coming to a table: to throw in one's share, and perhaps to begin.

import type { Outcome } from '../lib/connection'
import { noteSeal } from '../lib/commitments'
import { api } from '../lib/api'
import type { Table } from '../table/table.svelte'
import type { TableOptionsRequest } from '../lib/wire'

export interface Plan {
  /** Whether one wants a seat. */
  sits: boolean
  /** Whether nobody else is awaited: the game can begin at once. */
  starts: boolean
}

const plans = new Map<string, Plan>()

/** Say what one is going to do at a table. */
export function planFor(table: string, plan: Plan): void {
  plans.set(table, plan)
}

/** What is still to be done at a table before one has a look at it. */
export function plannedFor(table: string): Plan | null {
  return plans.get(table) ?? null
}

/**
 * Open a table; gives its id. One's share is not thrown in with it: the house must have settled its own before, so the
 * seal is noted first, and one sits down on arriving.
 */
export async function openTable(options: TableOptionsRequest, bots: string[], plan: Plan): Promise<string> {
  // Without the host everybody is there already: then there is no share that could come too early.
  const start = plan.starts && !plan.sits
  const { table, commitment } = await api.open({ wishes: options, sit: null, bots, start })
  noteSeal(table, commitment)
  if (plan.sits) planFor(table, plan)
  return table
}

/** Do what was planned at a table that waits; tells what became of it, or null where there was nothing to do. */
export async function arrive(table: Table): Promise<Outcome | null> {
  const plan = plans.get(table.id)
  plans.delete(table.id)
  let outcome = await takePlace(table, plan?.sits ?? false)
  if (plan?.starts && outcome?.ok !== false) outcome = await table.begin()
  return outcome
}

/** Whoever came along from another game has a seat, but has thrown in nothing for this one. */
async function takePlace(table: Table, sits: boolean): Promise<Outcome | null> {
  const seat = table.me === null ? undefined : table.seats[table.me]
  if (seat ? seat.shared : !sits) return null
  return table.sit(table.me, seat?.name ?? null)
}
