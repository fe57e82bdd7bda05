// Chooses the coach's tips, one at a time, and remembers on this device which ones were shown.

import { keep, recall, settings } from '../lib/settings.svelte'
import type { Table } from '../table/table.svelte'
import type { Tip } from './tips'

const STORED = 'ridotto.coach'
/** Without a choice, the coach helps in this many games of each kind. */
const FIRST_GAMES = 2

interface Memory {
  /** The tables of a guest's first games, by game. */
  games: Record<string, string[]>
  /** The tips that were shown, by game. */
  seen: Record<string, string[]>
}

function remembered(): Memory {
  try {
    return { games: {}, seen: {}, ...(JSON.parse(recall(STORED) ?? '{}') as Partial<Memory>) }
  } catch {
    return { games: {}, seen: {} }
  }
}

const store = (memory: Memory): void => keep(STORED, JSON.stringify(memory))

/** Forget which tips were shown, so that they are shown again. */
export const forgetTips = (): void => store({ ...remembered(), seen: {} })

/** Check whether the coach helps at a table. The first tables of a game are noted. */
export function isCoached(game: string, table: string): boolean {
  if (settings.coach !== null) return settings.coach
  const memory = remembered()
  const games = memory.games[game] ?? []
  if (games.includes(table)) return true
  if (games.length >= FIRST_GAMES) return false
  store({ ...memory, games: { ...memory.games, [game]: [...games, table] } })
  return true
}

export class Coach {
  tip = $state.raw<Tip | null>(null)
  /** The entry at which the last tip was dismissed: the next one waits for another. */
  private hushed: number | null = null

  constructor(
    private readonly game: string,
    private readonly tips: readonly Tip[],
    private readonly table: Table,
  ) {}

  /** Keep the tip while it helps; otherwise choose the next one that was not shown yet. */
  choose(): void {
    const { table, game } = this
    if (this.tip?.when(table)) return
    const seen = remembered().seen[game] ?? []
    const isFree = table.me !== null && table.n !== this.hushed && !table.state?.over
    const next = isFree ? this.tips.find((tip) => !seen.includes(tip.id) && tip.when(table)) : undefined
    this.tip = next ?? null
    if (next) this.noteSeen(next)
  }

  dismiss = (): void => {
    this.tip = null
    this.hushed = this.table.n
  }

  private noteSeen({ id }: Tip): void {
    const memory = remembered()
    const seen = [...(memory.seen[this.game] ?? []), id]
    store({ ...memory, seen: { ...memory.seen, [this.game]: seen } })
  }
}
