// A table as it is being ordered, and the wishes that come of it.

import type { Claims, Clock, GameName, Memory, OwnScenario, Wishes } from '../../lib/protocol'

export type ClockChoice = 'none' | 'quick' | 'easy' | 'slow' | 'days'

export const CLOCKS: Record<ClockChoice, Clock | null> = {
  none: null,
  quick: { seconds: 20, bank: 60 },
  easy: { seconds: 45, bank: 120 },
  slow: { seconds: 120, bank: 600 },
  days: { seconds: 86_400, bank: 0 },
}

export const PACES = { quick: 400, calm: 1000, slow: 2500 } as const
export type PaceChoice = keyof typeof PACES

/** The masks: one of the printed sheets, a surprise, or a set of one's own. */
export type MasksChoice = 'A' | 'B' | 'surprise' | 'own'

export interface Order {
  game: GameName
  players: Record<GameName, number>
  masks: MasksChoice
  own: (OwnScenario & { name: string; players: number }) | null
  bots: Record<GameName, string[]>
  sits: boolean
  peek: boolean
  opening: number
  closedDeal: boolean
  clock: ClockChoice
  claims: Claims
  memory: Memory
  pace: PaceChoice
  chat: boolean
  public: boolean
}

/** What is chosen before anybody chooses. */
export function newOrder(): Order {
  return {
    game: 'mascarade',
    players: { mascarade: 6, masquerade: 4 },
    masks: 'A',
    own: null,
    bots: { mascarade: [], masquerade: [] },
    sits: true,
    peek: false,
    opening: 4,
    closedDeal: false,
    clock: 'easy',
    claims: 'clockwise',
    memory: 'none',
    pace: 'calm',
    chat: true,
    public: false,
  }
}

/** How many play: a set of one's own is for so many and no others. */
export function playersOf(order: Order): number {
  const own = order.game === 'mascarade' && order.masks === 'own' ? order.own : null
  return own?.players ?? order.players[order.game]
}

/** The bots asked in, no more than there are seats for. */
export function botsOf(order: Order): string[] {
  return order.bots[order.game].slice(0, playersOf(order) - (order.sits ? 1 : 0))
}

/** Seats that stay empty for friends. */
export function emptyOf(order: Order): number {
  return playersOf(order) - (order.sits ? 1 : 0) - botsOf(order).length
}

/** What the house is asked for. */
export function wishesOf(order: Order): Wishes {
  const players = playersOf(order)
  const table = {
    players,
    public: order.public,
    clock: CLOCKS[order.clock],
    chat: order.chat,
    pace: PACES[order.pace],
  }
  if (order.game === 'masquerade') return { game: 'masquerade', ...table }
  return {
    game: 'mascarade',
    ...table,
    scenario: scenarioOf(order, players),
    options: { peek: order.peek, opening: order.opening, closed_deal: order.closedDeal },
    claims: order.claims,
    memory: order.memory,
  }
}

function scenarioOf(order: Order, players: number): string | OwnScenario {
  if (order.masks === 'own' && order.own) {
    return { masks: order.own.masks, centre: order.own.centre }
  }
  return order.masks === 'surprise' ? 'surprise' : `${players}${order.masks === 'B' ? 'B' : 'A'}`
}
