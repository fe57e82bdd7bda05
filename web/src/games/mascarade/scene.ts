// The table as it is shown: without the events that are still to come.

import type { GameEvent, State } from './wire'

export type Scene = Pick<State, 'coins' | 'court' | 'bank' | 'seats'>
type Purse = number | 'court' | 'bank'

/** Return the table as it was before its latest events, `coming`. `events` are all of them, with the latest. */
export function sceneBefore(state: State, coming: readonly GameEvent[], events: readonly GameEvent[]): Scene {
  const scene = { coins: [...state.coins], court: state.court, bank: state.bank, seats: state.seats }
  const seatings = seatingsOf(events, state.seats.length)
  // A purse belongs to a seat, which its player may leave.
  const give = (purse: Purse, amount: number): void => {
    if (purse === 'court' || purse === 'bank') scene[purse] += amount
    else {
      const seat = scene.seats.indexOf(purse)
      scene.coins[seat] = (scene.coins[seat] ?? 0) + amount
    }
  }
  for (const event of [...coming].reverse()) {
    if (event.type === 'coins') {
      give(event.from, event.amount)
      give(event.to, -event.amount)
    } else if (event.type === 'fine') {
      give(event.player, event.amount)
      give('court', -event.amount)
    } else if (event.type === 'seats') {
      seatings.pop()
      scene.seats = seatings.at(-1) ?? scene.seats
    }
  }
  return scene
}

/** Return all seatings so far, the one at the start first. */
function seatingsOf(events: readonly GameEvent[], players: number): number[][] {
  const first = Array.from({ length: players }, (_, player) => player)
  return [first, ...events.flatMap((event) => (event.type === 'seats' ? [event.seats] : []))]
}
