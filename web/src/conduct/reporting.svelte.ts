// The report that the guest is about to make.

import type { Table } from '../table/table.svelte'
import type { Said } from '../lib/wire'

/** A person at the table, and the reported message, if any. */
export interface Subject {
  person: string
  name: string
  said: Said | null
}

class Reporting {
  /** The table that the guest is at, if any. */
  table = $state.raw<Table | null>(null)
  /** Null until the guest has chosen. */
  subject = $state.raw<Subject | null>(null)
  open = $state(false)
  /** True once the form was opened. It stays mounted, so that closing it restores the focus. */
  used = $state(false)

  /** Start a report. */
  start(subject: Subject | null): void {
    this.subject = subject
    this.open = this.used = true
  }
}

export const reporting = new Reporting()

/** Return the other people at a table: seated, or in the chat. */
export function othersAt(table: Table): [person: string, name: string][] {
  const seated = table.seats.flatMap((seat, number): [string, string][] =>
    seat.person ? [[seat.person, table.nameOf(number)]] : [],
  )
  const spoken = table.said.map((said): [string, string] => [said.person, table.callOf(said)])
  return [...new Map([...spoken, ...seated])].filter(([person]) => person !== table.you?.person)
}
