// A short game that is over, as the house tells it afterwards.

import type { GameReplay, ReplayStep } from '../src/lib/wire'
import type { GameEvent, State, Wire } from '../src/games/mascarade/wire'

let number = 0

export function step(turn: number, masks: string[], events: GameEvent[], change: Partial<State> = {}): ReplayStep<Wire> {
  number += 1
  const state = {
    over: false, player: 0, decision: 'turn', legal: [], turn,
    coins: [6, 6, 6, 6], court: 0, bank: 176, seats: [0, 1, 2, 3],
    masks_in_play: ['judge', 'king', 'thief', 'cheat', 'empress'], announced: null, claims: [], opening_left: 0,
    ...change,
  }
  return { n: number, at: 0, player: 0, how: 'bot', events, state, truth: { masks } }
}

/** A short evening of four with one mask in the centre, as somebody saw it who knows all. */
export function evening(): ReplayStep<Wire>[] {
  number = 0
  const dealt = ['judge', 'king', 'thief', 'cheat', 'empress']
  const swapped = ['king', 'judge', 'thief', 'cheat', 'empress']
  const last = ['king', 'judge', 'thief', 'empress', 'cheat']
  return [
    step(1, dealt, [
      { type: 'deal', first: 0, open: true, masks: dealt },
      { type: 'turn', player: 0, turn: 1 },
    ]),
    step(2, swapped, [
      { type: 'swap', player: 0, with: 1, really: true },
      { type: 'turn', player: 1, turn: 2 },
    ]),
    step(3, swapped, [
      { type: 'swap', player: 1, with: 2, really: false },
      { type: 'turn', player: 2, turn: 3 },
    ]),
    step(3, swapped, [{ type: 'announce', player: 2, mask: 'king' }], { announced: 'king' }),
    step(3, swapped, [{ type: 'pass', player: 3 }], { announced: 'king' }),
    step(3, swapped, [{ type: 'claim', player: 0 }], { announced: 'king', claims: [0] }),
    step(4, swapped, [
      { type: 'pass', player: 1 },
      { type: 'reveal', player: 2, mask: 'thief' },
      { type: 'reveal', player: 0, mask: 'king' },
      { type: 'coins', from: 'bank', to: 0, amount: 2 },
      { type: 'fine', player: 2, amount: 1 },
      { type: 'seats', seats: [1, 0, 2, 3] },
      { type: 'turn', player: 3, turn: 4 },
    ], { seats: [1, 0, 2, 3] }),
    step(5, last, [
      { type: 'swap', player: 3, with: 'centre:0', really: true },
      { type: 'turn', player: 1, turn: 5 },
    ], { seats: [1, 0, 2, 3] }),
    step(5, last, [
      { type: 'look', player: 1, mask: 'king' },
      { type: 'end', winners: [1], reason: 'turn-limit' },
    ], { seats: [1, 0, 2, 3], over: true, winners: [1], reason: 'turn-limit' }),
  ]
}

/** The same as a whole, as it is asked for. */
export function replay(): GameReplay<Wire> {
  return {
    table: 'tafel',
    game: 'mascarade',
    names: ['ana', 'bruno', 'ana', 'marina'],
    kinds: ['person', 'person', 'person', 'bot'],
    setup: {},
    viewer: 'omniscient',
    steps: evening(),
    result: {},
    fairness: { table: 'tafel', secret: '', commitment: '', shares: [] },
  }
}
