// Animations that explain events: coins travel, two masks go under the table and come back, people move.

import { motion } from '../../lib/settings.svelte'
import type { Place } from './state'
import type { GameEvent } from './wire'

/** A seat's number, a centre mask, the bank or the court. */
export type Spot = number | string

export type Flight =
  | { kind: 'coins'; from: Spot; to: Spot; amount: number }
  | { kind: 'masks'; spots: [Spot, Spot] }
  | { kind: 'people'; moves: { player: number; from: number; to: number }[] }

/** Return what moves in these events, and between which seats. `before` is the seating until then. */
export function flightsOf(events: readonly GameEvent[], before: readonly number[]): Flight[] {
  const flights: Flight[] = []
  let seats = before
  const spot = (of: Place): Spot => (typeof of === 'number' ? seats.indexOf(of) : of)
  for (const event of events) {
    switch (event.type) {
      case 'coins':
        flights.push({
          kind: 'coins',
          from: spot(event.from),
          to: spot(event.to),
          amount: event.amount,
        })
        break
      case 'fine':
        flights.push({ kind: 'coins', from: spot(event.player), to: 'court', amount: event.amount })
        break
      case 'swap':
        flights.push({ kind: 'masks', spots: [spot(event.player), spot(event.with)] })
        break
      case 'switch':
        flights.push({ kind: 'masks', spots: [spot(event.players[0]), spot(event.players[1])] })
        break
      case 'seats': {
        const after = event.seats
        const moves = after
          .map((player, to) => ({ player, from: seats.indexOf(player), to }))
          .filter(({ from, to }) => from !== to)
        flights.push({ kind: 'people', moves })
        seats = after
      }
    }
  }
  return flights
}

/** The last piece arrives a little before the time is over. */
const ARRIVAL = 0.92
/** The coins of a pile leave one after another, during this share of the time. */
const STAGGER = 0.3
/** More coins than this fly as a pile. */
const MOST_COINS = 5

export interface Drawn {
  coin: string
  mask: string
  name: (player: number) => string
}

interface Spots {
  /** Return the middle of a spot within the layer, or null if it does not exist. */
  at: (spot: Spot) => { x: number; y: number } | null
  element: (spot: Spot) => Element | null
}

/** Animate flights across the layer in the given time, ending those that are still running. */
export function fly(
  layer: HTMLElement,
  flights: readonly Flight[],
  spots: Spots,
  drawn: Drawn,
  milliseconds: number,
): void {
  layer.replaceChildren()
  const time = motion(milliseconds) * ARRIVAL
  for (const flight of flights) {
    if (time === 0) light(flight, spots, milliseconds)
    else if (flight.kind === 'coins') flyCoins(layer, flight, spots, drawn, time)
    else if (flight.kind === 'masks') handleMasks(layer, flight.spots, spots, drawn, time)
    else movePeople(layer, flight.moves, spots, drawn, time)
  }
}

function piece(layer: HTMLElement, kind: string, inside: string, asText = false): HTMLElement {
  const element = document.createElement('span')
  element.className = `flying ${kind}`
  if (asText) element.textContent = inside
  else element.innerHTML = inside
  layer.append(element)
  return element
}

const moved = (point: { x: number; y: number }, scale = 1): string =>
  `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`

function run(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0): void {
  const animation = element.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'both' })
  animation.onfinish = () => element.remove()
}

function flyCoins(
  layer: HTMLElement,
  flight: Extract<Flight, { kind: 'coins' }>,
  spots: Spots,
  drawn: Drawn,
  time: number,
): void {
  const from = spots.at(flight.from)
  const to = spots.at(flight.to)
  if (!from || !to) return
  const coins = Math.min(flight.amount, MOST_COINS)
  for (let coin = 0; coin < coins; coin += 1) {
    const frames = [
      { transform: moved(from, 0.8), opacity: 1 },
      { transform: moved(to), opacity: 1 },
    ]
    run(piece(layer, 'coin', drawn.coin), frames, time * (1 - STAGGER), (time * STAGGER * coin) / coins)
  }
}

function handleMasks(
  layer: HTMLElement,
  pair: readonly [Spot, Spot],
  spots: Spots,
  drawn: Drawn,
  time: number,
): void {
  const middle = { x: layer.clientWidth / 2, y: layer.clientHeight / 2 }
  for (const [index, spot] of pair.entries()) {
    const from = spots.at(spot)
    if (!from) continue
    const under = { x: middle.x + (index ? 14 : -14), y: middle.y }
    // Out, under the table, and back: a real swap looks the same as a pretended one.
    const frames = [
      { transform: moved(from), opacity: 1, offset: 0 },
      { transform: moved(under, 0.7), opacity: 0.25, offset: 0.45 },
      { transform: moved(under, 0.7), opacity: 0.25, offset: 0.55 },
      { transform: moved(from), opacity: 1, offset: 1 },
    ]
    run(piece(layer, 'card', drawn.mask), frames, time)
  }
}

function movePeople(
  layer: HTMLElement,
  moves: readonly { player: number; from: number; to: number }[],
  spots: Spots,
  drawn: Drawn,
  time: number,
): void {
  for (const { player, from, to } of moves) {
    const start = spots.at(from)
    const end = spots.at(to)
    if (!start || !end) continue
    const frames = [{ transform: moved(start) }, { transform: moved(end) }]
    run(piece(layer, 'name', drawn.name(player), true), frames, time)
  }
}

/** Without motion: highlight the seats concerned for this time. */
function light(flight: Flight, spots: Spots, milliseconds: number): void {
  const lit: Spot[] =
    flight.kind === 'coins'
      ? [flight.from, flight.to]
      : flight.kind === 'masks'
        ? flight.spots
        : flight.moves.map(({ to }) => to)
  for (const spot of lit) {
    const element = spots.element(spot)
    element?.classList.add('lit')
    setTimeout(() => element?.classList.remove('lit'), milliseconds)
  }
}
