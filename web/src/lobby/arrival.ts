// What the guest plans to do on arriving at a table: sit down with a share of the deal, perhaps start.

import type { Outcome } from '../lib/connection'
import { noteSeal } from '../lib/commitments'
import { api } from '../lib/api'
import type { Table } from '../table/table.svelte'
import type { TableOptionsRequest } from '../lib/wire'

export interface Plan {
  /** True to take a seat. */
  sits: boolean
  /** True to start at once, because nobody else is expected. */
  starts: boolean
}

const plans = new Map<string, Plan>()

/** Plan what to do on arriving at a table. */
export function planFor(table: string, plan: Plan): void {
  plans.set(table, plan)
}

/** Return the plan for a table, or null. */
export function plannedFor(table: string): Plan | null {
  return plans.get(table) ?? null
}

/**
 * Open a table and return its id. The guest's share is not sent along: the house must commit to its own first, so the
 * commitment is noted, and the guest sits down on arriving.
 */
export async function openTable(options: TableOptionsRequest, bots: string[], plan: Plan): Promise<string> {
  // If the host doesn't play, all seats are taken already, and no share can come too early.
  const start = plan.starts && !plan.sits
  const { table, commitment } = await api.open({ wishes: options, sit: null, bots, start })
  noteSeal(table, commitment)
  if (plan.sits) planFor(table, plan)
  return table
}

/** Carry out the plan for a waiting table; return the outcome, or null if nothing was planned. */
export async function arrive(table: Table): Promise<Outcome | null> {
  const plan = plans.get(table.id)
  plans.delete(table.id)
  let outcome = await takePlace(table, plan?.sits ?? false)
  if (plan?.starts && outcome?.ok !== false) outcome = await table.begin()
  return outcome
}

/** Take a seat. After a rematch the guest has one already, but still has to send a share of the new deal. */
async function takePlace(table: Table, sits: boolean): Promise<Outcome | null> {
  const seat = table.me === null ? undefined : table.seats[table.me]
  if (seat ? seat.shared : !sits) return null
  return table.sit(table.me, seat?.name ?? null)
}
