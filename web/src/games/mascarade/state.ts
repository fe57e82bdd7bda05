// What the events of this and the last turn tell.

import type { GameEvent, State } from './wire'

/** A player's number, or `centre:0`: where a mask can be taken from. */
export type Place = number | string

export type Answer = 'claim' | 'pass'

/** What the Spy saw: both masks. */
export interface Spied {
  player: number
  target: number
  own: string
  theirs: string
}

export interface Reading {
  announcer: number | null
  answers: ReadonlyMap<number, Answer>
  /** Whose mask was shown during the turn before this one. */
  revealedBefore: readonly number[]
  revealedNow: readonly number[]
  /** What this viewer saw as the Spy in this turn. */
  spied: Spied | null
  /** The masks as dealt, by seat and then centre, if the deal was open. */
  dealt: readonly string[] | null
  /** True if someone has acted since the deal. */
  begun: boolean
  /** Whose masks, and which of the centre's, were handled since. */
  touched: ReadonlySet<Place>
}

/** Read this turn out of all events. */
export function read(events: readonly GameEvent[]): Reading {
  let announcer: number | null = null
  let announced = ''
  let answers = new Map<number, Answer>()
  let before: number[] = []
  let now: number[] = []
  let spied: Spied | null = null
  let dealt: string[] | null = null
  let begun = false
  const touched = new Set<Place>()
  for (const event of events) {
    begun ||= event.type !== 'deal' && event.type !== 'turn'
    switch (event.type) {
      case 'deal':
        dealt = event.masks ?? null
        break
      case 'swap':
        touched.add(event.player).add(event.with)
        break
      case 'switch':
        for (const place of event.players) touched.add(place)
        break
      case 'seats':
        // Masks stay where they lie: what was dealt to whom says no longer where it is.
        dealt = null
        break
      case 'turn':
        announcer = null
        announced = ''
        answers = new Map()
        before = now
        now = []
        spied = null
        break
      case 'announce':
        announcer = event.player
        announced = event.mask
        break
      case 'claim':
      case 'pass':
        answers.set(event.player, event.type)
        break
      case 'reveal':
        now.push(event.player)
        break
      case 'show':
        if (announced !== 'spy') now.push(event.target)
        else if (event.masks) {
          const [own, theirs] = event.masks
          spied = { player: event.player, target: event.target, own, theirs }
        }
    }
  }
  return { announcer, answers, revealedBefore: before, revealedNow: now, spied, dealt, begun, touched }
}

/** A mask's name once, with how many of it there are. */
export function kinds(masks: readonly string[]): { mask: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const mask of masks) counts.set(mask, (counts.get(mask) ?? 0) + 1)
  return [...counts].map(([mask, count]) => ({ mask, count }))
}

/** Return the number of masks in the centre. */
export function centreMasks(state: Pick<State, 'masks_in_play' | 'seats'>): string[] {
  const count = Math.max(0, state.masks_in_play.length - state.seats.length)
  return Array.from({ length: count }, (_, number) => `centre:${number}`)
}
