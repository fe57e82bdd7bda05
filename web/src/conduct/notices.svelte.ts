// Notices from the operators: warnings to this guest, and announcements to all.

import { ask } from '../lib/api'
import { keep, recall } from '../lib/settings.svelte'
import type { Notice, Standing } from '../lib/wire'

const DISMISSED = 'ridotto.dismissed'

class Notices {
  #all = $state.raw<Notice[]>([])
  #dismissed = $state.raw<number[]>(stored())

  /** The notice to show now: warnings first, then the latest announcement. */
  readonly shown = $derived.by((): Notice | null => {
    const left = this.#all.filter(({ id }) => !this.#dismissed.includes(id))
    return left.find(({ kind }) => kind === 'warning') ?? left.at(-1) ?? null
  })

  /** Replace the notices with those that the house shows now. */
  hear(notices: Notice[]): void {
    this.#all = notices
  }

  /** Dismiss a notice; tell the house that a warning was seen. */
  dismiss({ id, kind }: Notice): void {
    this.#dismissed = [...this.#dismissed.slice(-50), id]
    if (kind === 'announcement') keep(DISMISSED, JSON.stringify(this.#dismissed), 'session')
    // If this fails, the warning is shown again on the next visit.
    else ask<Standing>('POST', '/api/standing/seen', { notice: id }).catch(() => undefined)
  }

  /** Drop expired announcements. */
  expire(now: number): void {
    this.#all = this.#all.filter(({ until }) => until === null || until > now)
  }
}

function stored(): number[] {
  try {
    return JSON.parse(recall(DISMISSED, 'session') ?? '[]') as number[]
  } catch {
    return []
  }
}

export const notices = new Notices()
