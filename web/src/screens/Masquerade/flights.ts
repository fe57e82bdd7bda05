// Movement that explains: Spells come from the deck, Treasures from the Tower, Emblems change hands.
// The hall has changed already when it begins, and the next event ends it.

import { cardSymbol, frame, symbol } from '../../art'
import type { GameEvent } from '../../lib/protocol'
import { motion } from '../../lib/settings.svelte'
import { num, word } from './state'

/** Something that flies: what it looks like, and the spots it goes between. */
export interface Flight {
  drawing: string
  from: string
  to: string
}

const guest = (player: unknown): string => `player:${String(player)}`

/** What moves in these events. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.flatMap((event) => {
    const player = guest(event.player)
    switch (event.type) {
      case 'draw':
      case 'find':
        return { drawing: frame('back'), from: 'deck', to: player }
      case 'salvage':
        return { drawing: frame('back'), from: 'tomb', to: player }
      case 'pay':
      case 'discard':
      case 'bury':
      case 'cast':
        return { drawing: cardSymbol('spell', word(event, 'spell')), from: player, to: 'tomb' }
      case 'give':
        return { drawing: frame('back'), from: guest(event.from), to: guest(event.to) }
      case 'treasure': {
        const from = typeof event.from === 'number' ? guest(event.from) : 'guardian'
        return { drawing: cardSymbol('treasure', word(event, 'treasure')), from, to: player }
      }
      case 'emblem':
        if (event.player === null) return []
        return {
          drawing: cardSymbol('emblem', word(event, 'emblem')),
          from: `emblem:${word(event, 'emblem')}`,
          to: player,
        }
      case 'life':
        return num(event, 'life') < 2 ? { drawing: symbol('life-lost'), from: player, to: 'fall' } : []
      default:
        return []
    }
  })
}

const TIME = 280
const LIT = 700
const APART = 70
const FALL = 60

/** Let them fly over the page, ending whatever still flies there. */
export function fly(page: HTMLElement, layer: HTMLElement, events: readonly GameEvent[]): void {
  layer.replaceChildren()
  const time = motion(TIME)
  for (const [index, flight] of flightsOf(events).entries()) {
    const start = page.querySelector(`[data-spot="${flight.from}"]`)
    const end = page.querySelector(`[data-spot="${flight.to}"]`)
    if (time === 0) light(end ?? start)
    else if (start) run(layer, flight, start, end, time, index * APART)
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function run(
  layer: HTMLElement,
  flight: Flight,
  start: Element,
  end: Element | null,
  duration: number,
  delay: number,
): void {
  const from = middle(start)
  const to = end ? middle(end) : { x: from.x, y: from.y + FALL }
  const piece = document.createElement('span')
  piece.className = 'flying'
  piece.innerHTML = flight.drawing
  layer.append(piece)
  const at = (point: { x: number; y: number }): string =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`
  const frames = [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: end ? 1 : 0 },
  ]
  const animation = piece.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'both' })
  animation.onfinish = () => piece.remove()
}

/** Without motion: whom it is about lights up for a moment. */
function light(element: Element | null): void {
  element?.classList.add('lit')
  setTimeout(() => element?.classList.remove('lit'), LIT)
}
