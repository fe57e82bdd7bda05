// The journey of every mask through the places of a table of Mascarade.

import type { ReplayStep } from '../../../lib/wire'
import type { Place } from '../state'
import type { GameEvent, SwapEvent, SwitchEvent, Wire } from '../wire'
import { framesOf, type Frame } from '../../../replay/frames'

export type MarkKind =
  | 'swap' | 'pretend' | 'look' | 'peek' | 'announce' | 'claim' | 'show' | 'name' | 'seats'

/** Something to draw where it happened. Places are seats, then the centre. */
export interface Mark {
  kind: MarkKind
  slot: number
  frame: number
  /** The acting player. */
  player: number
  place: number
  /** The other place it concerns. */
  other: number | null
  mask: string | null
  /** Whether what was said was true. */
  right: boolean | null
  /** Whether the mask was shown to all. */
  shown: boolean
}

/** A mask and its places, each from a slot on. */
export interface Track {
  mask: string
  /** The number among masks of the same kind, from 0. */
  copy: number
  stays: { slot: number; place: number }[]
}

export interface Journey {
  players: number
  places: number
  /** The turn of each slot. A slot is a column of the picture: something happens in it. */
  slots: number[]
  tracks: Track[]
  marks: Mark[]
  frames: Frame[]
  /** The slot of each frame; -1 before the first. */
  slotOf: number[]
  /** Who sits where, and from which slot. */
  sittings: { slot: number; place: number; player: number }[]
}

class Drawing {
  readonly slots: number[] = []
  readonly marks: Mark[] = []
  readonly tracks: Track[] = []
  readonly sittings: Journey['sittings'] = []
  /** The track that lies at each place. */
  private lying: Track[] = []
  private seats: number[] = []
  private frame = 0
  private announced: { mask: string; slot: number } | null = null

  constructor(readonly players: number) {}

  /** Record the events of a step. */
  read(step: ReplayStep<Wire>, frame: number, turn: number): void {
    this.frame = frame
    for (const event of step.events) this.note(event, turn, step)
  }

  private note(event: GameEvent, turn: number, step: ReplayStep<Wire>): void {
    switch (event.type) {
      case 'deal':
        return this.deal(step)
      case 'swap':
        return this.handle(turn, event, this.place(event.player), this.place(event.with))
      case 'switch':
        return this.handle(turn, event, this.place(event.players[0]), this.place(event.players[1]))
      case 'look':
      case 'peek':
        this.mark(event.type, this.open(turn), event.player, { mask: event.mask ?? null })
        return
      case 'announce': {
        const slot = this.open(turn)
        this.announced = { mask: event.mask, slot }
        this.say('announce', slot, event.player, event.mask)
        return
      }
      case 'claim':
        if (this.announced) this.say('claim', this.announced.slot, event.player, this.announced.mask)
        return
      case 'name':
        this.say('name', this.open(turn), event.player, event.mask)
        return
      case 'reveal':
        this.reveal(event.player)
        return
      case 'show':
        this.mark('show', this.open(turn), event.player, {
          other: this.place(event.target),
          mask: this.lying[this.place(event.target)]?.mask ?? null,
        })
        return
      case 'seats':
        return this.move(turn, event.seats, step.player ?? 0)
    }
  }

  private deal(step: ReplayStep<Wire>): void {
    this.seats = [...step.state.seats]
    const masks = step.truth?.masks ?? []
    this.lying = masks.map((mask, place) => ({
      mask,
      copy: masks.slice(0, place).filter((other) => other === mask).length,
      stays: [{ slot: 0, place }],
    }))
    this.tracks.push(...this.lying)
    this.seats.forEach((player, place) => this.sittings.push({ slot: 0, place, player }))
  }

  private handle(turn: number, { player, really = false }: SwapEvent | SwitchEvent, one: number, other: number): void {
    const slot = this.open(turn)
    this.marks.push({
      kind: really ? 'swap' : 'pretend',
      slot, frame: this.frame, player, place: one, other, mask: null, right: null, shown: false,
    })
    const [first, second] = [this.lying[one], this.lying[other]]
    if (!really || !first || !second) return
    first.stays.push({ slot, place: other })
    second.stays.push({ slot, place: one })
    this.lying[one] = second
    this.lying[other] = first
  }

  private move(turn: number, seats: number[], player: number): void {
    const moved = seats.flatMap((who, place) => (who === this.seats[place] ? [] : [place]))
    this.seats = [...seats]
    const [one, other] = moved
    if (one === undefined || other === undefined) return
    const slot = this.open(turn)
    this.mark('seats', slot, player, { place: one, other })
    for (const place of moved) this.sittings.push({ slot, place, player: seats[place] ?? place })
  }

  private say(kind: 'announce' | 'claim' | 'name', slot: number, player: number, mask: string): void {
    const right = this.lying[this.place(player)]?.mask === mask
    this.mark(kind, slot, player, { mask, right })
  }

  private reveal(player: number): void {
    const said = ['announce', 'claim', 'name']
    const mark = this.marks.findLast((one) => said.includes(one.kind) && one.player === player)
    if (mark) mark.shown = true
  }

  private mark(kind: MarkKind, slot: number, player: number, more: Partial<Mark>): void {
    const place = this.place(player)
    const nothing = { other: null, mask: null, right: null, shown: false }
    this.marks.push({ kind, slot, frame: this.frame, player, place, ...nothing, ...more })
  }

  private open(turn: number): number {
    this.slots.push(turn)
    return this.slots.length - 1
  }

  private place(target: Place): number {
    if (typeof target === 'string') return this.players + Number(target.slice('centre:'.length))
    return this.seats.indexOf(target)
  }
}

/** Follow the masks through a replay with all secrets. */
export function journeyOf(steps: readonly ReplayStep<Wire>[]): Journey {
  const players = steps[0]?.state.seats.length ?? 0
  const frames = framesOf(steps)
  const drawing = new Drawing(players)
  const slotOf: number[] = []
  frames.forEach((frame, index) => {
    for (const step of steps.slice(frame.from, frame.to + 1)) drawing.read(step, index, frame.turn)
    slotOf.push(drawing.slots.length - 1)
  })
  const { slots, tracks, marks, sittings } = drawing
  return { players, places: tracks.length, slots, tracks, marks, frames, slotOf, sittings }
}

/** A player's announcements and claims, and their results. */
export interface Record {
  announced: number
  lies: number
  /** Lies that were challenged. */
  caught: number
  claims: number
  wrongClaims: number
  swaps: number
  pretences: number
  looks: number
}

/** Count each player's announcements and claims. */
export function recordsOf(journey: Journey): Record[] {
  return Array.from({ length: journey.players }, (_, player) => {
    const own = journey.marks.filter((mark) => mark.player === player)
    const of = (...kinds: MarkKind[]): Mark[] => own.filter((mark) => kinds.includes(mark.kind))
    const lies = of('announce').filter((mark) => !mark.right)
    return {
      announced: of('announce').length,
      lies: lies.length,
      caught: lies.filter((mark) => mark.shown).length,
      claims: of('claim').length,
      wrongClaims: of('claim').filter((mark) => !mark.right).length,
      swaps: of('swap').length,
      pretences: of('pretend').length,
      looks: of('look', 'peek').length,
    }
  })
}
