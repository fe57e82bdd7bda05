// Names of people, bots and games.

import type { SeatShown } from './wire'
import { t, words } from './words.svelte'

const ROMAN = [' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII']

/** Capitalise a bot's name: Marina. */
export function botName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Split off the number of a namesake, which is never cut off. */
export function parted(name: string): [string, string] {
  const number = / [IVX]+$/.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - number.length), number]
}

/** Return the name of a person; someone who had the house delete their name has none. */
export function personName(name: string): string {
  return name || t('name-gone')
}

/** Return names by seat, all different: namesakes get a number, as kings do. */
export function namesOf(seats: readonly (Pick<SeatShown, 'kind' | 'name'> & { shown?: string | undefined })[]): string[] {
  const usual = seats.map((seat) => seat.shown ?? (seat.kind === 'bot' ? botName(seat.name) : personName(seat.name)))
  // The first player with a name keeps it, so that nobody is given the name of "Ana II".
  const taken = new Set(usual)
  return usual.map((name, place) => {
    if (seats[place]?.kind === 'empty') return ''
    if (usual.indexOf(name) === place) return name
    const numbered = ROMAN.map((number) => name + number).find((each) => !taken.has(each)) ?? name
    taken.add(numbered)
    return numbered
  })
}

/** Return the title of a game; without a message, its capitalised name. */
export function gameTitle(game: string): string {
  return words.find(`game-${game}`) ?? botName(game)
}
