// Animations that explain events: Dancers go to their Stages, Spells come from the deck, Treasures from the Guardian,
// Emblems change hands, a life falls. The hall changes when they arrive.

import { cardSymbol, frame, symbol } from './art'
import { motion } from '../../lib/settings.svelte'
import type { GameEvent, State } from './wire'

/** A flight: its drawing, and the spots between which it goes. */
export interface Flight {
  kind: 'dancer' | 'thing'
  drawing: string
  from: string
  to: string
}

const guest = (player: number): string => `player:${player}`

/** The hall before the events. */
export type Before = Pick<State, 'dancers' | 'life'>

/** Return what moves in these events. */
export function flightsOf(events: readonly GameEvent[], before: Before): Flight[] {
  return events.flatMap((event) => {
    const dancer = dancing(event, before)
    if (dancer) return dancer
    const flight = travelling(event, before)
    return flight ? { kind: 'thing' as const, ...flight } : []
  })
}

/** Return the flights of Dancers to Stages or other players. */
function dancing(event: GameEvent, { dancers }: Before): Flight[] | null {
  const token = (player: number, to: string): Flight[] => {
    const dancer = dancers[player]
    if (!dancer) return []
    return [{ kind: 'dancer', drawing: cardSymbol('dancer', dancer), from: guest(player), to }]
  }
  switch (event.type) {
    case 'stage':
      return token(event.player, `stage:${event.stage}`)
    case 'move':
      return token(event.moved, `stage:${event.stage}`)
    case 'swap-dancers': {
      const { player: one, other } = event
      return [...token(one, guest(other)), ...token(other, guest(one))]
    }
    default:
      return null
  }
}

function travelling(event: GameEvent, { life }: Before): Omit<Flight, 'kind'> | null {
  switch (event.type) {
    case 'draw':
    case 'find':
      return { drawing: frame('back'), from: 'deck', to: guest(event.player) }
    case 'salvage':
      return { drawing: frame('back'), from: 'tomb', to: guest(event.player) }
    case 'pay':
    case 'discard':
    case 'bury':
    case 'cast':
      return { drawing: cardSymbol('spell', event.spell), from: guest(event.player), to: 'tomb' }
    case 'give':
      return { drawing: frame('back'), from: guest(event.from), to: guest(event.to) }
    case 'treasure': {
      const from = typeof event.from === 'number' ? guest(event.from) : 'guardian'
      return { drawing: cardSymbol('treasure', event.treasure), from, to: guest(event.player) }
    }
    case 'emblem':
      if (event.player === null) return null
      return {
        drawing: cardSymbol('emblem', event.emblem),
        from: `emblem:${event.emblem}`,
        to: guest(event.player),
      }
    case 'life':
      if (event.life >= (life[event.player] ?? 0)) return null
      return { drawing: symbol('life-lost'), from: guest(event.player), to: 'fall' }
    default:
      return null
  }
}

/** The last piece arrives a little before the time is over. */
const ARRIVAL = 0.92
/** Several pieces leave one after another, during this share of the time. */
const STAGGER = 0.3
const FALL = 60

/** Animate flights over the page in the given time, ending those that are still running. */
export function fly(page: HTMLElement, layer: HTMLElement, flights: readonly Flight[], milliseconds: number): void {
  layer.replaceChildren()
  const time = motion(milliseconds) * ARRIVAL
  // Flights from spots hidden by the dock start at its edge, unless the dock is beside the hall.
  const floor = page.querySelector('.dock')?.getBoundingClientRect().top || innerHeight
  for (const [index, flight] of flights.entries()) {
    const start = page.querySelector(`[data-spot="${flight.from}"]`)
    const end = page.querySelector(`[data-spot="${flight.to}"]`)
    if (time === 0) light(end ?? start, milliseconds)
    else if (start) {
      const delay = (time * STAGGER * index) / flights.length
      run(layer, flight, start, end, { floor, duration: time * (1 - STAGGER), delay })
    }
  }
}

interface Point {
  x: number
  y: number
}

function middle(element: Element, floor: number): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: Math.min(floor, box.top + box.height / 2) }
}

function run(
  layer: HTMLElement,
  flight: Flight,
  start: Element,
  end: Element | null,
  { floor, duration, delay }: { floor: number; duration: number; delay: number },
): void {
  const from = middle(start, floor)
  const to = end ? middle(end, floor) : { x: from.x, y: from.y + FALL }
  const piece = document.createElement('span')
  piece.className = `flying ${flight.kind}`
  piece.innerHTML = flight.drawing
  layer.append(piece)
  const at = (point: Point): string =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`
  const frames = [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: end ? 1 : 0 },
  ]
  const animation = piece.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'both' })
  animation.onfinish = () => piece.remove()
}

/** Without motion: highlight the players concerned for this time. */
function light(element: Element | null, milliseconds: number): void {
  element?.classList.add('lit')
  setTimeout(() => element?.classList.remove('lit'), milliseconds)
}
