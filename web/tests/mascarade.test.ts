import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import type { Args } from '../src/lib/words.svelte'
import type { EntryShown } from '../src/lib/wire'
import { flightsOf } from '../src/games/mascarade/flights'
import { offersOf, pairAction, partners } from '../src/games/mascarade/offers'
import { placeOf, ring, type Ring } from '../src/games/mascarade/ring'
import { kinds, read } from '../src/games/mascarade/state'
import type { GameEvent, ShowEvent, SwapEvent, TurnEvent, Wire } from '../src/games/mascarade/wire'
import type { Voice } from '../src/table/telling'
import { Teller } from '../src/games/mascarade/telling'

const WORDS = join(import.meta.dirname, '../../src/ridotto/words')
const SCREEN = join(import.meta.dirname, '../src/games/mascarade')

function voice(language: string, me: number | null = 0): Voice & { missing: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const folder = join(WORDS, language)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')))
  }
  const missing: string[] = []
  const t = (key: string, args?: Args): string => {
    const [name = '', attribute] = key.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      missing.push(key)
      return key
    }
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, args, errors)
    missing.push(...errors.map((error) => `${key}: ${error.message}`))
    return said
  }
  const listed = (items: string[]): string => items.join(' + ')
  return { t, listed, names: ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'], me, missing }
}

const entry = (...events: GameEvent[]): EntryShown<Wire> => ({ n: 1, at: 0, what: 'moved', player: 0, events })

/** Events of every type, as seen by different viewers. */
const EVENTS: GameEvent[] = [
  { type: 'deal', first: 0, open: true, masks: ['king', 'judge', 'spy', 'cheat', 'thief', 'witch'] },
  { type: 'deal', first: 2, open: false },
  { type: 'turn', player: 0, turn: 1 },
  { type: 'swap', player: 0, with: 3, really: true },
  { type: 'swap', player: 0, with: 'centre:1', really: false },
  { type: 'swap', player: 1, with: 0 },
  { type: 'look', player: 0, mask: 'king' },
  { type: 'look', player: 4 },
  { type: 'peek', player: 0, mask: 'king' },
  { type: 'peek', player: 4 },
  { type: 'announce', player: 1, mask: 'spy' },
  { type: 'claim', player: 0 },
  { type: 'claim', player: 2 },
  { type: 'pass', player: 0 },
  { type: 'pass', player: 3 },
  { type: 'pass', player: 4 },
  { type: 'reveal', player: 1, mask: 'thief' },
  { type: 'show', player: 0, target: 2, masks: ['spy', 'king'] },
  { type: 'show', player: 3, target: 2 },
  { type: 'announce', player: 1, mask: 'princess' },
  { type: 'show', player: 1, target: 2, mask: 'king' },
  { type: 'show', player: 1, target: 0 },
  { type: 'coins', from: 'bank', to: 0, amount: 1 },
  { type: 'coins', from: 'court', to: 5, amount: 2 },
  { type: 'coins', from: 2, to: 0, amount: 5 },
  { type: 'coins', from: 0, to: 2, amount: 22 },
  { type: 'fine', player: 0, amount: 1 },
  { type: 'choose', player: 1, chosen: [0] },
  { type: 'choose', player: 0, chosen: [2, 5] },
  { type: 'decline', player: 4 },
  { type: 'switch', player: 0, players: [0, 3], really: true },
  { type: 'switch', player: 3, players: [1, 3] },
  { type: 'switch', player: 3, players: [1, 2] },
  { type: 'name', player: 0, mask: 'guru' },
  { type: 'seats', seats: [0, 2, 1, 3, 4, 5] },
  { type: 'end', winners: [0], reason: 'thirteen' },
  { type: 'end', winners: [1, 2], reason: 'ruin' },
  { type: 'end', winners: [3], reason: 'cheat' },
  { type: 'end', winners: [3], reason: 'turn-limit' },
]

describe.each(['en', 'es', 'pt', 'pl', 'fr'])('sentences in %s', (language) => {
  test('exist for every event, with nothing missing', () => {
    const told = voice(language)
    for (const event of EVENTS) {
      const sentences = new Teller(told).tell([entry(event)])
      expect(sentences, event.type).toHaveLength(1)
      expect(sentences[0]?.text).not.toMatch(/[{}]|undefined|mas-|tell-/)
    }
    expect(told.missing).toEqual([])
  })

  test('exist for every message that the page asks for', () => {
    const told = voice(language)
    const asked = new Set<string>()
    for (const file of readdirSync(SCREEN).filter((name) => /\.(svelte|ts)$/.test(name))) {
      const source = readFileSync(join(SCREEN, file), 'utf8')
      for (const [key] of source.matchAll(/(?<=')(?:mas|play|table|person|mask)-[a-z-]+(?=')/g)) asked.add(key)
    }
    for (const decision of ['opening', 'turn', 'claim', 'all', 'target', 'targets', 'switch', 'name']) {
      asked.add(`mas-wait-${decision}`)
    }
    const signs = 'acts asked waits answered ready looks claimed passed announced revealed bot stand-in absent target winner'
    for (const sign of signs.split(' ')) asked.add(`mas-sign-${sign}`)
    for (const what of ['clock', 'absent', 'back', 'more']) asked.add(`mas-log-${what}`)
    for (const answer of ['ahead-claim', 'ahead-pass', 'answered-claim', 'answered-pass']) asked.add(`mas-${answer}`)
    for (const aid of ['none', 'seen', 'inferred']) asked.add(`mas-how-memory-${aid}`)
    expect(asked.size).toBeGreaterThan(60)
    const args = { number: 1, amount: 1, name: 'Bo', names: 'Bo', mask: 'king', who: 'you', vowel: 'no', turn: 1 }
    for (const key of asked) {
      told.t(key, { ...args, left: 1, times: 2, own: 'a', theirs: 'b', one: 'a', other: 'b', ready: 1, all: 2 })
    }
    expect(told.missing).toEqual([])
  })
})

describe('the log without private knowledge', () => {
  const kept = (event: GameEvent): string => new Teller(voice('en')).tell([entry(event)])[0]?.kept.text ?? ''

  test('omits what only the viewer has seen', () => {
    expect(kept({ type: 'look', player: 0, mask: 'king' })).toBe('You look at your mask.')
    expect(kept({ type: 'swap', player: 0, with: 3, really: true })).not.toMatch(/you swap|only/)
    expect(kept({ type: 'switch', player: 0, players: [0, 3], really: true })).not.toMatch(/you swap|only/)
    const spied = new Teller(voice('en')).tell([
      entry({ type: 'announce', player: 0, mask: 'spy' }),
      entry({ type: 'show', player: 0, target: 2, masks: ['spy', 'king'] }),
    ])
    expect(spied[1]?.text).toContain('King')
    expect(spied[1]?.kept.text).not.toContain('King')
  })

  test('marks secrets and nothing else', () => {
    const secret = (event: GameEvent): boolean | undefined =>
      new Teller(voice('en')).tell([entry(event)])[0]?.secret
    expect(secret({ type: 'look', player: 0, mask: 'king' })).toBe(true)
    expect(secret({ type: 'look', player: 3 })).toBe(false)
    expect(secret({ type: 'reveal', player: 3, mask: 'king' })).toBe(false)
  })

  test('does not tell a pretended swap from a real one', () => {
    const swap = (really: boolean): string => kept({ type: 'swap', player: 0, with: 3, really })
    expect(swap(true)).toBe(swap(false))
  })
})

test('several players who let a mask pass share one sentence', () => {
  const teller = new Teller(voice('en'))
  const before = teller.tell([entry({ type: 'announce', player: 0, mask: 'king' }, { type: 'pass', player: 1 })])
  const after = teller.tell([entry({ type: 'pass', player: 2 })], before)
  expect(after.map((sentence) => sentence.text)).toEqual(['You announce: King.', 'Bo + Cy let it pass.'])
  const again = teller.tell([entry({ type: 'claim', player: 3 }, { type: 'pass', player: 4 })], after)
  expect(again.at(-1)?.text).toBe('Eve lets it pass.')
})

describe('the ring of seats', () => {
  const sizes = [
    [344, 300],
    [374, 500],
    [340, 420],
    [900, 540],
  ] as const
  test.each(sizes)('holds 4 to 12 without overlap in %i by %i', (width, height) => {
    for (let seats = 4; seats <= 12; seats += 1) {
      const { tile, places, hollow } = ring(seats, width, height)
      expect(places).toHaveLength(seats)
      expect(tile.width).toBeGreaterThanOrEqual(84)
      expect(tile.height).toBeGreaterThanOrEqual(52)
      expect(hollow.width).toBeGreaterThanOrEqual(134)
      for (const [index, one] of places.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(tile.width / 2 - 0.01)
        expect(one.x).toBeLessThanOrEqual(width - tile.width / 2 + 0.01)
        expect(one.y).toBeLessThanOrEqual(height - tile.height / 2 + 0.01)
        for (const other of places.slice(index + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= tile.width || Math.abs(one.y - other.y) >= tile.height
          expect(apart, `${seats} seats`).toBe(true)
        }
      }
    }
  })

  /** Check that no seat reaches into a box in the middle of the table. */
  function clear({ tile, places }: Ring, width: number, box: { top: number; bottom: number; width: number }): boolean {
    return places.every(
      ({ x, y }) =>
        Math.abs(x - width / 2) >= (box.width + tile.width) / 2 ||
        y + tile.height / 2 <= box.top ||
        y - tile.height / 2 >= box.bottom,
    )
  }

  test.each([...sizes, [344, 310], [374, 334], [359, 337], [374, 370], [980, 300]] as const)(
    'leaves room for an announcement above centre masks, court and bank in %i by %i',
    (width, height) => {
      for (let seats = 4; seats <= 12; seats += 1) {
        const made = ring(seats, width, height, true)
        const { hollow, way, tile } = made
        const [middle, bottom] = [height / 2, height - tile.height]
        const high = { tall: 220, low: 160, broad: 112 }[way]
        expect(hollow.height, `${seats} seats, ${way}`).toBeGreaterThanOrEqual(high)
        expect(hollow.width).toBeGreaterThanOrEqual(way === 'broad' ? 400 : 134)
        const all = { top: middle - high / 2, bottom: middle + high / 2, width: hollow.width }
        expect(clear(made, width, all), `${seats} seats, ${way}`).toBe(true)
        if (way !== 'low') continue
        // Two masks, court and bank in a row.
        expect(hollow.foot).toBeGreaterThanOrEqual(184)
        expect(clear(made, width, { top: bottom - 48, bottom, width: hollow.foot })).toBe(true)
      }
    },
  )

  test('leaves more room for larger letters', () => {
    const room = (letters: number): number => {
      const { hollow, way } = ring(4, 374, 408, true, letters)
      return way === 'low' ? hollow.height : 0
    }
    expect(ring(4, 374, 408, true).way).toBe('tall')
    expect(room(1.5)).toBeGreaterThanOrEqual(240)
  })

  test('has larger seats without centre masks', () => {
    const tiles = [false, true].map((centre) => ring(9, 374, 334, centre).tile.width)
    expect(tiles[0]).toBeGreaterThan(tiles[1] ?? 0)
  })

  test('is symmetrical', () => {
    for (const [width, height] of sizes) {
      for (let seats = 4; seats <= 12; seats += 1) {
        const { places } = ring(seats, width, height)
        for (let place = 1; place < seats; place += 1) {
          expect(places[place]?.x).toBeCloseTo(width - (places[seats - place]?.x ?? 0), 3)
          expect(places[place]?.y).toBeCloseTo(places[seats - place]?.y ?? 0, 3)
        }
      }
    }
  })

  test('has the viewer nearest and the next seat clockwise to the left', () => {
    for (const [width, height] of sizes) {
      const [first, second] = ring(7, width, height).places
      expect(first?.x).toBeCloseTo(width / 2)
      expect(second?.x).toBeLessThan(width / 2)
    }
    expect(placeOf(3, 3, 6)).toBe(0)
    expect(placeOf(4, 3, 6)).toBe(1)
    expect(placeOf(2, 3, 6)).toBe(5)
  })
})

describe('offers', () => {
  test('are empty if nothing is legal', () => {
    const offers = offersOf([])
    expect(offers.look ?? offers.claim ?? offers.pass ?? offers.decline ?? offers.switch).toBeNull()
    expect(offers.swap.size + offers.announce.size + offers.choose.size + offers.pairs.length).toBe(0)
  })

  test('contain the actions of a turn', () => {
    const offers = offersOf([
      { act: 'look' },
      { act: 'swap', with: 2, really: true },
      { act: 'swap', with: 2, really: false },
      { act: 'swap', with: 'centre:0', really: true },
      { act: 'announce', mask: 'king' },
    ])
    expect(offers.look).toEqual({ act: 'look' })
    expect([...offers.swap.keys()]).toEqual([2, 'centre:0'])
    expect(offers.swap.get(2)?.pretend).toEqual({ act: 'swap', with: 2, really: false })
    expect(offers.swap.get('centre:0')?.pretend).toBeUndefined()
    expect([...offers.announce.keys()]).toEqual(['king'])
  })

  test('lack announcing for a player who was revealed', () => {
    expect(offersOf([{ act: 'look' }, { act: 'swap', with: 1, really: true }]).announce.size).toBe(0)
  })

  test('contain one target, and declining for the Witch', () => {
    const offers = offersOf([{ act: 'choose', player: 4 }, { act: 'decline' }])
    expect(offers.choose.get(4)).toEqual({ act: 'choose', player: 4 })
    expect(offers.decline).toEqual({ act: 'decline' })
  })

  test('contain two targets in any order', () => {
    const offers = offersOf([
      { act: 'choose', players: [1, 2] },
      { act: 'choose', players: [1, 3] },
      { act: 'choose', players: [2, 3] },
    ])
    expect([...partners(offers, [])].sort()).toEqual([1, 2, 3])
    expect(pairAction(offers, [3, 1])).toEqual({ act: 'choose', players: [1, 3] })
    expect(pairAction(offers, [3])).toBeNull()
  })

  test('contain swapping two masks, naming one, and answering', () => {
    expect(offersOf([{ act: 'switch', really: false }]).switch).toEqual({
      pretend: { act: 'switch', really: false },
    })
    expect([...offersOf([{ act: 'name', mask: 'spy' }]).name.keys()]).toEqual(['spy'])
    const claim = offersOf([{ act: 'claim' }, { act: 'pass' }])
    expect([claim.claim, claim.pass]).toEqual([{ act: 'claim' }, { act: 'pass' }])
  })
})

describe('reading the turn', () => {
  const challenge: GameEvent[] = [
    { type: 'turn', player: 0, turn: 5 },
    { type: 'announce', player: 0, mask: 'king' },
    { type: 'pass', player: 1 },
    { type: 'claim', player: 2 },
  ]

  test('finds who announced and who has answered', () => {
    const reading = read(challenge)
    expect(reading.announcer).toBe(0)
    expect([...reading.answers]).toEqual([
      [1, 'pass'],
      [2, 'claim'],
    ])
  })

  test('finds who was revealed in the turn before', () => {
    const turn: TurnEvent = { type: 'turn', player: 1, turn: 6 }
    const revealed: GameEvent[] = [...challenge, { type: 'reveal', player: 2, mask: 'spy' }, turn]
    expect(read(revealed).revealedBefore).toEqual([2])
    expect(read([...revealed, { ...turn, turn: 7 }]).revealedBefore).toEqual([])
  })

  test('counts a mask shown by the Princess as revealed, and one seen by the Spy as hidden', () => {
    const show: ShowEvent = { type: 'show', player: 0, target: 3 }
    expect(read([{ type: 'announce', player: 0, mask: 'princess' }, show]).revealedNow).toEqual([3])
    const spied = read([
      { type: 'announce', player: 0, mask: 'spy' },
      { ...show, masks: ['spy', 'king'] },
    ])
    expect(spied.revealedNow).toEqual([])
    expect(spied.spied).toEqual({ player: 0, target: 3, own: 'spy', theirs: 'king' })
  })

  test('finds the masks of an open deal', () => {
    const dealt = ['judge', 'king', 'thief', 'cheat', 'empress']
    expect(read([{ type: 'deal', first: 0, open: true, masks: dealt }]).dealt).toEqual(dealt)
    expect(read([{ type: 'deal', first: 0, open: false }]).dealt).toBe(null)
  })

  test('lists two Peasants as one kind', () => {
    expect(kinds(['judge', 'peasant', 'peasant'])).toEqual([
      { mask: 'judge', count: 1 },
      { mask: 'peasant', count: 2 },
    ])
  })
})

describe('animations', () => {
  test('are the same for real and pretended swaps', () => {
    const swap: SwapEvent = { type: 'swap', player: 0, with: 'centre:1' }
    const [really] = flightsOf([{ ...swap, really: true }], [0, 1])
    const [pretended] = flightsOf([{ ...swap, really: false }], [0, 1])
    expect(really).toEqual({ kind: 'masks', spots: [0, 'centre:1'] })
    expect(pretended).toEqual(really)
  })

  test('move coins, fines and people between the seats of that moment', () => {
    expect(
      flightsOf(
        [
          { type: 'coins', from: 'bank', to: 2, amount: 3 },
          { type: 'coins', from: 1, to: 2, amount: 1 },
          { type: 'seats', seats: [1, 0, 2] },
          { type: 'fine', player: 1, amount: 1 },
        ],
        [0, 1, 2],
      ),
    ).toEqual([
      { kind: 'coins', from: 'bank', to: 2, amount: 3 },
      { kind: 'coins', from: 1, to: 2, amount: 1 },
      {
        kind: 'people',
        moves: [
          { player: 1, from: 1, to: 0 },
          { player: 0, from: 0, to: 1 },
        ],
      },
      { kind: 'coins', from: 0, to: 'court', amount: 1 },
    ])
  })
})
