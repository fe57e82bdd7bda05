// The hall is shown as it was before the events that are still to come.

import { expect, test } from 'vitest'
import { sceneAfter, sceneAt } from '../src/games/masquerade/scene'
import type { GameEvent } from '../src/games/masquerade/wire'
import { ball } from './fixtures/masquerade'

const POINTS: Record<string, number> = { flute: 2, rose: 1 }
const after = (state: ReturnType<typeof ball>, ...events: GameEvent[]) =>
  sceneAfter(state, events, null, (card) => POINTS[card] ?? 0)

test('Dancers, hands, lives and prizes change event by event', () => {
  const start = ball({ hands: [3, 2], spell_deck: 9, tomb: [], vp: [1, 4], treasures: [[], []], emblems: { rose: 1 }, life: [2, 2] })
  expect(after(start, { type: 'stage', player: 1, stage: 'garden' }).stages[1]).toBe('garden')
  expect(after(start, { type: 'draw', player: 0 }, { type: 'draw', player: 0 })).toMatchObject({ hands: [5, 2], spell_deck: 7 })
  expect(after(start, { type: 'pay', player: 1, spell: 'waltz' })).toMatchObject({ hands: [3, 1], tomb: ['waltz'] })
  expect(after(start, { type: 'give', from: 0, to: 1 }).hands).toEqual([2, 3])
  expect(after(start, { type: 'life', player: 0, life: 1 }).life).toEqual([1, 2])
  const won = after(start, { type: 'treasure', player: 0, treasure: 'flute', from: 'guardian' })
  expect([won.vp, won.treasures]).toEqual([[3, 4], [['flute'], []]])
  const taken = after(won, { type: 'treasure', player: 1, treasure: 'flute', from: 0 })
  expect([taken.vp, taken.treasures]).toEqual([[1, 6], [[], ['flute']]])
  const emblem = after(start, { type: 'emblem', emblem: 'rose', player: 0 })
  expect([emblem.vp, emblem.emblems]).toEqual([[2, 3], { rose: 0 }])
})

test('both totals of a Challenge rise with the cards, up to the final ones', () => {
  const fighting = ball({ fight: { challenger: 0, challenged: 'guardian', totals: [5, 4] }, guardian: 'hound' })
  const reveal: GameEvent = { type: 'reveal', player: 0, mask: 'owl', bonus: 2 }
  const flip: GameEvent = { type: 'flip', spell: 'waltz', level: 3 }
  expect(sceneAt(fighting).duel?.totals).toEqual([5, 4])
  expect(after(fighting, reveal).duel?.totals).toEqual([7, 4])
  expect(after(fighting, reveal, flip).duel).toMatchObject({ totals: [7, 7], decided: false })
  expect(after(fighting, reveal, flip, { type: 'clash', totals: [7, 8] }).duel).toMatchObject({ totals: [7, 8], decided: true })
})

test('a new Challenge has the totals of the next state, and none that are not known', () => {
  const start = ball({ fight: null })
  const challenge: GameEvent = { type: 'challenge', player: 0, challenged: 1, guardian: null }
  expect(after(start, challenge).duel?.totals).toEqual([null, null])
  const next = ball({ fight: { challenger: 0, challenged: 1, totals: [3, 6] } })
  expect(sceneAfter(start, [challenge], next, () => 0).duel?.totals).toEqual([3, 6])
})
