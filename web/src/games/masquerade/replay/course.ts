// The course of a game of Masquerade: points, fights, and where everyone danced.

import type { ReplayStep } from '../../../lib/wire'
import type { GameEvent, Wire } from '../wire'
import { framesOf, type Frame } from '../../../replay/frames'

export interface Fight {
  slot: number
  frame: number
  challenger: number
  /** Null for a Guardian. */
  challenged: number | null
  guardian: string | null
  totals: [number, number]
  /** Null for a draw, or if the Guardian has won. */
  winner: number | null
}

/** Something that a player won, lost or did. */
export interface Happening {
  kind: 'treasure' | 'life' | 'emblem' | 'event' | 'mask'
  slot: number
  frame: number
  player: number
  card: string
  life: number
}

export interface Course {
  players: number
  /** The turn of each slot. */
  slots: number[]
  /** The points after each slot by player; the last slot includes the Mask. */
  points: number[][]
  fights: Fight[]
  happenings: Happening[]
  /** Where everyone danced, by the first slot of each turn. */
  dances: { slot: number; player: number; stage: string; order: number }[]
  frames: Frame[]
  slotOf: number[]
  scores: number[]
}

class Reading {
  readonly slots: number[] = []
  readonly points: number[][] = []
  readonly fights: Fight[] = []
  readonly happenings: Happening[] = []
  readonly dances: Course['dances'] = []
  private frame = 0
  private open: { challenger: number; challenged: number | null; guardian: string | null } | null = null

  constructor(readonly players: number) {}

  read(step: ReplayStep<Wire>, frame: number): void {
    this.frame = frame
    for (const event of step.events) this.note(event, step)
    const { state } = step
    if (this.slots.length) this.points[this.slots.length - 1] = [...(state.scores ?? state.vp)]
  }

  private note(event: GameEvent, step: ReplayStep<Wire>): void {
    switch (event.type) {
      case 'turn':
        this.slots.push(event.turn)
        return
      case 'stage':
        this.dances.push({
          slot: this.first(step.state.turn),
          player: event.player,
          stage: event.stage,
          order: step.state.orders[event.player] ?? 0,
        })
        return
      case 'challenge':
        this.open = {
          challenger: event.player,
          challenged: typeof event.challenged === 'number' ? event.challenged : null,
          guardian: event.guardian,
        }
        this.slots.push(this.slots.at(-1) ?? 1)
        return
      case 'clash':
        return this.clash(event.totals)
      case 'treasure':
        return this.happen('treasure', event.player, event.treasure)
      case 'emblem':
        if (event.player !== null) this.happen('emblem', event.player, event.emblem)
        return
      case 'event':
        this.slots.push(this.slots.at(-1) ?? 1)
        return this.happen('event', event.player, event.event)
      case 'reveal':
        return this.happen('mask', event.player, event.mask)
      case 'life':
        return this.happen('life', event.player, 'life', event.life)
      case 'score':
        if (!this.ended) {
          this.ended = true
          this.slots.push(this.slots.at(-1) ?? 1)
        }
    }
  }
  private ended = false

  private happen(kind: Happening['kind'], player: number, card: string, life = 0): void {
    const slot = Math.max(0, this.slots.length - 1)
    this.happenings.push({ kind, slot, frame: this.frame, player, card, life })
  }

  private clash(totals: [number, number]): void {
    if (!this.open) return
    const { challenger, challenged } = this.open
    const winner = totals[0] > totals[1] ? challenger : totals[0] < totals[1] ? challenged : null
    const slot = Math.max(0, this.slots.length - 1)
    this.fights.push({ slot, frame: this.frame, ...this.open, totals, winner })
  }

  private first(turn: number): number {
    return Math.max(0, this.slots.indexOf(turn))
  }
}

/** Read the course of a game from a replay. */
export function courseOf(steps: readonly ReplayStep<Wire>[]): Course {
  const start = steps[0]?.state
  const players = start?.life.length ?? 0
  const frames = framesOf(steps)
  const reading = new Reading(players)
  const slotOf: number[] = []
  frames.forEach((frame, index) => {
    for (const step of steps.slice(frame.from, frame.to + 1)) reading.read(step, index)
    slotOf.push(reading.slots.length - 1)
  })
  const { slots, points, fights, happenings, dances } = reading
  const last = steps.at(-1)?.state
  const scores = last?.scores ?? last?.vp ?? []
  return { players, slots, points: filled(points, slots.length, players), fights, happenings, dances, frames, slotOf, scores }
}

/** Fill slots without changes with the points of the one before. */
function filled(points: readonly (number[] | undefined)[], slots: number, players: number): number[][] {
  const whole: number[][] = []
  for (let slot = 0; slot < slots; slot += 1) {
    whole.push(points[slot] ?? whole.at(-1) ?? Array.from({ length: players }, () => 0))
  }
  return whole
}

/** Return heights for labels, near the wanted ones, at least this far apart and in the same order. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  // Push each label away from the one before, then move all back by half the distance.
  let last = -Infinity
  for (const index of order) {
    last = Math.max(placed[index] ?? 0, last + gap)
    placed[index] = last
  }
  const over = order.reduce((most, index) => Math.max(most, (placed[index] ?? 0) - (wanted[index] ?? 0)), 0)
  return placed.map((height) => height - over / 2)
}
