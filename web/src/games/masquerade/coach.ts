// The coach's tips for Masquerade.

import type { GameCoach, Tip } from '../../coach/tips'
import type { Table } from '../../table/table.svelte'
import type { Wire } from './wire'

type At = Table<Wire>

const decides = (table: At, ...decisions: string[]): boolean =>
  table.mine && decisions.includes(table.state?.decision ?? '')

/** Check whether one more Guardian, Event or renewal ends the ball. */
export function isEndNear({ state }: At): boolean {
  if (!state) return false
  return state.guardians_left <= 1 || state.events_left.length <= 1 || state.renewals >= state.life.length - 1
}

const inBout = (table: At): boolean => decides(table, 'bout')
const OWN_MASK = '.tray .tile'

const TIPS: Tip<Wire>[] = [
  { id: 'dancer', when: (table) => decides(table, 'dancer'), at: () => '.tray' },
  { id: 'order', when: (table) => decides(table, 'order'), at: () => '.tray' },
  { id: 'stage', when: (table) => decides(table, 'stage'), at: () => '.stages' },
  { id: 'resolve', when: (table) => decides(table, 'resolve'), at: () => '.tray' },
  {
    id: 'spell',
    when: (table) => decides(table, 'cast') && table.state?.phase === 'spell',
    at: () => '.tray',
  },
  { id: 'challenge', when: (table) => decides(table, 'challenge'), at: () => '.guests' },
  { id: 'totals', when: inBout, at: () => '.fight' },
  { id: 'reveal', when: (table) => inBout(table) && table.legal.some(({ act }) => act === 'reveal'), at: () => OWN_MASK },
  { id: 'counter', when: (table) => decides(table, 'counter'), at: () => '.tray' },
  { id: 'event', when: (table) => decides(table, 'event'), at: () => '.tray' },
  {
    id: 'mask',
    when: ({ own, state, mine }) => own !== null && !mine && (state?.turn ?? 0) >= 1,
    at: () => OWN_MASK,
  },
  {
    id: 'life',
    when: ({ state, me }) => me !== null && state?.life[me] === 0,
    at: () => '.tray .standing',
  },
  {
    id: 'emblems',
    when: ({ state, mine }) => !mine && Object.values(state?.emblems ?? {}).some((holder) => holder !== null),
    at: () => '.emblems',
  },
  { id: 'end', when: (table) => !table.mine && isEndNear(table), at: () => '.things' },
]

export const coach: GameCoach = { tips: TIPS }
