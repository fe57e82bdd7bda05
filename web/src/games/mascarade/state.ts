// What can be read from the events of this turn and the last.

import type { GameEvent, State } from './wire'

/** A player's number, or `centre:0`: where a mask can be taken from. */
export type Place = number | string

/** The fortune that wins the game. */
export const GOAL = 13

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
  /** The mask announced in this turn. */
  announced: string | null
  answers: ReadonlyMap<number, Answer>
  /** Players whose masks were revealed during the turn before this one. */
  revealedBefore: readonly number[]
  revealedNow: readonly number[]
  /** The masks that this viewer saw as the Spy in this turn. */
  spied: Spied | null
  /** The masks as dealt, by seat and then centre, if the deal was open. */
  dealt: readonly string[] | null
}

/** Read this turn from all events. */
export function read(events: readonly GameEvent[]): Reading {
  let announcer: number | null = null
  let announced = ''
  let answers = new Map<number, Answer>()
  let before: number[] = []
  let now: number[] = []
  let spied: Spied | null = null
  let dealt: string[] | null = null
  for (const event of events) {
    switch (event.type) {
      case 'deal':
        dealt = event.masks ?? null
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
  return { announcer, announced: announced || null, answers, revealedBefore: before, revealedNow: now, spied, dealt }
}

/** Return each kind of mask once, with its number of copies. */
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
