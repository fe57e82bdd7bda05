// The example of the guide to Mascarade, picture by picture.

export interface Scene {
  masks: readonly (string | null)[]
  /** Coins before and in this picture. */
  before: readonly number[]
  coins: readonly number[]
  /** Icons above the seats. */
  signs: readonly (readonly string[])[]
  court: number
  /** The seat that acts. */
  acting: number
}

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dario'] as const

const HIDDEN = [null, null, null, null]
const REVEALED = ['thief', 'king', null, 'judge']
const ANSWERS = [['announce'], ['claim'], ['pass'], ['claim']]
const START = [6, 6, 6, 6]
const PAID = [6, 8, 6, 6]
const END = [5, 8, 6, 5]

export const SCENES: Readonly<Record<string, Scene>> = {
  announce: { masks: HIDDEN, before: START, coins: START, signs: [['announce']], court: 0, acting: 0 },
  claim: { masks: HIDDEN, before: START, coins: START, signs: ANSWERS, court: 0, acting: 1 },
  reveal: { masks: REVEALED, before: START, coins: START, signs: ANSWERS, court: 0, acting: 0 },
  power: { masks: REVEALED, before: START, coins: PAID, signs: [[], ['bank']], court: 0, acting: 1 },
  fine: { masks: REVEALED, before: PAID, coins: END, signs: [['court'], [], [], ['court']], court: 2, acting: 0 },
  next: { masks: HIDDEN, before: END, coins: END, signs: [[], ['look', 'swap']], court: 2, acting: 1 },
}
