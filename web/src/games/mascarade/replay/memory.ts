// A player's memory of the masks they saw.

import type { Place } from '../state'
import type { GameEvent, ShowEvent, SwapEvent, SwitchEvent } from '../wire'

/** A mask that was seen at a place, and how often it was handled since. */
export interface Sight {
  mask: string
  turn: number
  handled: number
}

/** The memory of one viewer, built from the events they may see. */
export class Memory {
  readonly sights = new Map<number, Sight>()
  private seats: number[]
  private turn = 0

  constructor(
    private readonly me: number | null,
    private readonly players: number,
    private readonly inPlay: readonly string[],
  ) {
    this.seats = Array.from({ length: players }, (_, seat) => seat)
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case 'turn':
        this.turn = event.turn
        return
      case 'deal':
        event.masks?.forEach((mask, place) => this.see(place, mask))
        return
      case 'swap':
        return this.handle(event, this.place(event.player), this.place(event.with))
      case 'switch':
        return this.handle(event, this.place(event.players[0]), this.place(event.players[1]))
      case 'look':
      case 'peek':
      case 'reveal':
        return this.see(this.place(event.player), event.mask)
      case 'show':
        return this.shown(event)
      case 'seats':
        this.seats = [...event.seats]
    }
  }

  private shown({ player, target, mask, masks }: ShowEvent): void {
    if (masks) this.see(this.place(player), masks[0])
    this.see(this.place(target), masks?.[1] ?? mask)
  }

  private see(place: number, mask: string | undefined): void {
    if (mask === undefined) return
    // Reinserted, so that the oldest sight comes first.
    this.sights.delete(place)
    this.sights.set(place, { mask, turn: this.turn, handled: 0 })
    this.correct(mask)
  }

  /** Drop older sights of a mask that has now been seen more often than there are copies. */
  private correct(mask: string): void {
    const copies = this.inPlay.filter((one) => one === mask).length
    const places = [...this.sights].filter(([, sight]) => sight.mask === mask)
    const doubtful = places.filter(([, sight]) => sight.handled > 0)
    for (const [place] of doubtful.slice(0, Math.max(0, places.length - copies))) this.sights.delete(place)
  }

  private handle({ player, really }: SwapEvent | SwitchEvent, one: number, other: number): void {
    const [first, second] = [this.sights.get(one), this.sights.get(other)]
    if (player !== this.me || really === undefined) {
      if (first) first.handled += 1
      if (second) second.handled += 1
    } else if (really) {
      this.sights.delete(one)
      this.sights.delete(other)
      if (first) this.sights.set(other, first)
      if (second) this.sights.set(one, second)
    }
  }

  private place(target: Place): number {
    if (typeof target === 'string') return this.players + Number(target.slice('centre:'.length))
    return this.seats.indexOf(target)
  }
}
