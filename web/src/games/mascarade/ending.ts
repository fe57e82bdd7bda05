// The end of a game of Mascarade: fortunes, masks and awards.

import { most, ranked, type Award, type Standing } from '../../ending/ending'
import { link } from '../../lib/linked'
import type { ReplayStep } from '../../lib/wire'
import type { Args } from '../../lib/words.svelte'
import { mask as draw } from './art'
import { journeyOf, recordsOf } from './replay/journey'
import type { GameEvent, State, Wire } from './wire'

/** Players with fewer turns than this get no award for never looking. */
const SOME_TURNS = 2

/** What the end of a game shows of its last state. */
export type Final = Pick<State, 'over' | 'seats' | 'coins' | 'winners'>

type Steps = readonly ReplayStep<Wire>[]

/** Return the awards of a game, from a replay with all secrets. */
export function awardsOf(steps: Steps): Award[] {
  const records = recordsOf(journeyOf(steps))
  const tally = tallyOf(steps, records.length)
  return [
    ...most('mascarade-liar', records.map(({ lies }) => lies)),
    ...most('mascarade-nose', tally.exposed),
    ...most('mascarade-robbed', tally.robbed),
    ...most('mascarade-fined', tally.fined),
    ...most('mascarade-hands', records.map(({ swaps, pretences }) => swaps + pretences), 2),
    ...most('mascarade-blind', records.map(({ looks }, player) => (looks ? 0 : (tally.turns[player] ?? 0))), SOME_TURNS),
  ]
}

interface Tally {
  turns: number[]
  /** Lies that a player's claim exposed. */
  exposed: number[]
  /** Coins lost to other players. */
  robbed: number[]
  fined: number[]
}

function tallyOf(steps: Steps, players: number): Tally {
  const zeros = (): number[] => Array.from({ length: players }, () => 0)
  const tally: Tally = { turns: zeros(), exposed: zeros(), robbed: zeros(), fined: zeros() }
  const add = (counts: number[], player: number, amount = 1): void => {
    counts[player] = (counts[player] ?? 0) + amount
  }
  let announced = { player: -1, mask: '' }
  let claimers: number[] = []
  const note = (event: GameEvent): void => {
    if (event.type === 'turn') add(tally.turns, event.player)
    else if (event.type === 'fine') add(tally.fined, event.player, event.amount)
    else if (event.type === 'announce') {
      announced = event
      claimers = []
    } else if (event.type === 'claim') claimers.push(event.player)
    else if (event.type === 'reveal' && event.player === announced.player) {
      if (event.mask !== announced.mask) for (const player of claimers) add(tally.exposed, player)
      claimers = []
    }
  }
  for (const { events } of steps) {
    events.forEach(note)
    for (const [player, lost] of lostToOthers(events)) if (lost > 0) add(tally.robbed, player, lost)
  }
  return tally
}

/** Return the coins that each player lost to others; two who exchange fortunes lose the difference only. */
function lostToOthers(events: readonly GameEvent[]): Map<number, number> {
  const lost = new Map<number, number>()
  for (const event of events) {
    if (event.type !== 'coins' || typeof event.from === 'string' || typeof event.to === 'string') continue
    lost.set(event.from, (lost.get(event.from) ?? 0) + event.amount)
    lost.set(event.to, (lost.get(event.to) ?? 0) - event.amount)
  }
  return lost
}

/** Return the players by fortune. The masks by place are known after the game only. */
export function standingsOf(
  { seats, coins, winners = [] }: Pick<Final, 'seats' | 'coins' | 'winners'>,
  masks: readonly string[] | null,
  t: (key: string) => string,
): Standing[] {
  return ranked(
    seats.map((player, seat) => {
      const mask = masks?.[seat]
      return {
        player,
        won: winners.includes(player),
        amount: coins[seat] ?? 0,
        drawing: draw(mask ?? 'hidden'),
        ...(mask === undefined ? { mask: '' } : { mask: t(`mask-${mask}`), target: `mask-${mask}` }),
      }
    }),
  )
}

/** Return why the game ended, with the winners' fortune if the final state is known; a mask is marked as a link. */
export function reasonOf(
  t: (key: string, args?: Args) => string,
  reason: string,
  end: Final | null,
): string {
  const [winner] = end?.winners ?? []
  if (!end?.over || winner === undefined) return t(`tell-reason-${reason}`)
  const amount = end.coins[end.seats.indexOf(winner)] ?? 0
  const named = reason === 'cheat' ? { cheat: link('mask-cheat', t('mask-cheat')) } : {}
  return t(`mas-ended-${reason}`, { amount, ...named })
}
