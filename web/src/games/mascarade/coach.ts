// The coach's tips for Mascarade.

import type { GameCoach, Tip } from '../../coach/tips'
import type { Table } from '../../table/table.svelte'
import { GOAL } from './state'
import type { Action, Wire } from './wire'

type At = Table<Wire>

/** Fortunes that are close to the goal, and close to ruin. */
const NEAR = GOAL - 2
const POOR = 2

const can = ({ legal }: At, act: Action['act']): boolean => legal.some((action) => action.act === act)
const decides = (table: At, decision: string): boolean =>
  table.mine && !table.memorising && table.state?.decision === decision
const isAsked = (table: At): boolean => table.me !== null && table.asked.includes(table.me)
const coins = ({ state }: At): readonly number[] => state?.coins ?? []

/** Check whether others have handled the viewer's mask since the viewer last saw it. */
export function isMaskUnsure({ events, me, state }: At): boolean {
  const seat = state?.seats.indexOf(me ?? -1) ?? -1
  let unsure = false
  for (const event of events) {
    if (event.type === 'look' && event.player === me) unsure = false
    if (event.type === 'reveal' && event.player === me) unsure = false
    if (event.type === 'swap' && event.player !== me && event.with === seat) unsure = true
  }
  return unsure
}

const richest = (table: At): number => coins(table).findIndex((fortune) => fortune >= NEAR)
const poorest = (table: At): number => coins(table).findIndex((fortune) => fortune <= POOR)
const seatOf = (player: number): string => `.seat[data-player="${player}"]`
/** Return the name of a player, and whether it is the viewer. */
const named = (table: At, player: number): { name: string; me: string } => ({
  name: table.nameOf(player),
  me: player === table.me ? 'yes' : 'no',
})

const TIPS: Tip<Wire>[] = [
  { id: 'memorise', when: (table) => table.memorising, at: () => '.ring .seat:not(.own)', keeps: '.seat, .spare' },
  { id: 'swap', when: (table) => decides(table, 'opening'), at: () => '.ring .seat:not(.own)' },
  { id: 'claim', when: isAsked, at: () => '[data-doing] .claim', args: () => ({ cost: 1 }) },
  {
    id: 'banned',
    when: (table) => decides(table, 'turn') && can(table, 'swap') && !can(table, 'announce'),
    at: () => '.seat.own',
  },
  {
    id: 'look',
    when: (table) => decides(table, 'turn') && can(table, 'look') && isMaskUnsure(table),
    at: () => '[data-doing] .big',
  },
  {
    id: 'announce',
    when: (table) => decides(table, 'turn') && can(table, 'announce'),
    at: () => '[data-doing] .big[aria-haspopup]',
  },
  {
    id: 'opening',
    when: (table) => !table.memorising && !table.mine && table.state?.decision === 'opening',
    at: () => '.middle .top',
    args: ({ setup }) => ({ count: setup?.options?.opening ?? 4 }),
  },
  {
    id: 'near',
    when: (table) => richest(table) >= 0,
    at: (table) => seatOf(richest(table)),
    args: (table) => ({ ...named(table, richest(table)), goal: GOAL }),
  },
  {
    id: 'ruin',
    when: (table) => poorest(table) >= 0,
    at: (table) => seatOf(poorest(table)),
    args: (table) => named(table, poorest(table)),
  },
  {
    id: 'pretend',
    when: (table) => decides(table, 'turn') && can(table, 'swap') && (table.state?.turn ?? 0) > 8,
    at: () => '[data-doing] .big:nth-child(2)',
  },
  { id: 'court', when: ({ state }) => (state?.court ?? 0) > 0, at: () => '[data-spot="court"]' },
]

export const coach: GameCoach = { tips: TIPS }
