// Names of people, bots and games.

import type { SeatShown } from './wire'
import { words } from './words.svelte'

const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII']

/** Return a bot's name as it is written: Marina. */
export function botName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Split a name from the number of a namesake, which is never cut off. */
export function parted(name: string): [string, string] {
  const number = / [IVX]+$/.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - number.length), number]
}

/** Return names by seat; namesakes get a number, as kings do. */
export function namesOf(seats: readonly Pick<SeatShown, 'kind' | 'name'>[]): string[] {
  const seen = new Map<string, number>()
  return seats.map((seat) => {
    if (seat.kind === 'empty') return ''
    const name = seat.kind === 'bot' ? botName(seat.name) : seat.name
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return name + (ROMAN[times] ?? '')
  })
}

/** Return the title of a game; one that the words don't know is called by its name. */
export function gameTitle(game: string): string {
  return words.find(`game-${game}`) ?? botName(game)
}
