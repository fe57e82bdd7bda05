// The story is told and read out in the order of the show; a recap has its last important sentences.

import { expect, test } from 'vitest'
import { Teller } from '../src/games/mascarade/telling'
import type { GameEvent } from '../src/games/mascarade/wire'
import { MOST_LINES, Recap } from '../src/table/recap.svelte'
import { asTold, parts, type Voice } from '../src/table/telling'

const voice: Voice = {
  t: (key, args) => (key === 'tell-pass' ? `${String(args?.names)} pass` : `${key} ${String(args?.name ?? '')}`.trim()),
  listed: (items) => items.join(' and '),
  names: ['Ada', 'Bruno', 'Carla', 'Dino'],
  me: 0,
}
const events: GameEvent[] = [
  { type: 'announce', player: 1, mask: 'king' }, { type: 'pass', player: 2 }, { type: 'pass', player: 3 },
  { type: 'coins', from: 'bank', to: 1, amount: 2 }, { type: 'turn', player: 2, turn: 2 },
] // prettier-ignore
const story = new Teller(voice).tell([{ n: 5, at: 0, what: 'moved', player: 1, events }])

test('players who let a mask pass share a sentence, which grows as they are shown', () => {
  const told = (count: number): string[] => story.flatMap((one) => asTold(one, count)?.text ?? [])
  expect(told(1)).toEqual(['tell-announce Bruno'])
  expect(told(2)).toEqual(['tell-announce Bruno', 'Carla pass'])
  expect(told(3)).toEqual(['tell-announce Bruno', 'Carla and Dino pass'])
})

test('every player is read out once, in order', () => {
  const read = story.flatMap(parts)
  expect(read.map(({ added, text }) => added ?? text)).toEqual([
    'tell-announce Bruno', 'Carla pass', 'Dino pass', 'tell-coins-bank Bruno', 'tell-turn Carla',
  ]) // prettier-ignore
  expect(read.map(({ order }) => order)).toEqual(read.map(({ order }) => order).sort((one, other) => one - other))
})

test('a recap has a few important sentences of what was missed', () => {
  const recap = new Recap()
  recap.tell(story, 5)
  expect(recap.lines.map(({ type }) => type)).toEqual(['announce', 'coins'])
  recap.close()
  expect(recap.lines).toEqual([])
  recap.tell(story, 6)
  expect(recap.lines).toEqual([])
  const long = Array.from({ length: 9 }, (_, order) => ({ ...story[0]!, order }))
  recap.tell(long, -1)
  expect(recap.lines.map(({ order }) => order)).toEqual([5, 6, 7, 8])
  expect(MOST_LINES).toBe(4)
})
