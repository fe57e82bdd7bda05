import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameWire, ReplayStep } from '../src/lib/wire'
import { noteSeal, noteShare, notedDeal } from '../src/lib/commitments'
import { words } from '../src/lib/words.svelte'
import { courseOf, spread } from '../src/games/masquerade/replay/course'
import { frameOf, framesOf } from '../src/replay/frames'
import { DASHES, INKS, short } from '../src/replay/ink'
import { journeyOf, recordsOf } from '../src/games/mascarade/replay/journey'
import { judged, standing } from '../src/games/mascarade/replay/beliefs'
import { Memory } from '../src/games/mascarade/replay/memory'
import { replay as masks } from '../src/games/mascarade/replay'
import { checkDeal as checkMasks } from '../src/games/mascarade/replay/deal'
import { checkDeal as checkCards } from '../src/games/masquerade/replay/deal'
import { FinishedGame } from '../src/replay/finishedGame.svelte'
import { verify, type CheckedRecord } from '../src/replay/verify'
import type { GameEvent as MascaradeEvent, Wire as Mascarade } from '../src/games/mascarade/wire'
import type { GameEvent as MasqueradeEvent, State, Wire } from '../src/games/masquerade/wire'
import { evening, replay, step } from './fixtures/finishedGame'
import { ball as hall } from './fixtures/masquerade'

describe('moments', () => {
  it('combine players who let a mask pass', () => {
    const steps = evening()
    steps.splice(5, 0, step(3, [], [{ type: 'pass', player: 0 }]))
    const frames = framesOf(steps)
    expect(frames[4]).toEqual({ from: 4, to: 5, turn: 3 })
    expect(frames).toHaveLength(9)
    expect(frameOf(frames, 5)).toBe(4)
    expect(frames.map((frame) => frame.turn)).toEqual([0, 1, 2, 3, 3, 3, 3, 4, 5])
  })

  it('are told to the viewer, without announcing the next turn', async () => {
    const folder = '../src/ridotto/words/en'
    const source = readdirSync(folder).filter((file) => file.endsWith('.ftl')).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
    globalThis.fetch = (async () => new Response(source)) as typeof fetch
    await words.speak('en')
    const game = new FinishedGame(replay(), masks)
    game.texts = {}
    expect(game.names).toEqual(['ana', 'bruno', 'ana II', 'Marina'])
    expect(game.moments[1]?.sentences.map(({ text }) => text)).toEqual(['ana takes their own mask and bruno’s mask: a real swap.'])
    expect(game.moments[2]?.sentences[0]?.text).toContain('only pretending')
    game.go(99)
    expect(game.at).toBe(game.frames.length - 1)
    expect(game.moment.sentences.map(({ text }) => text).join(' ')).toContain('bruno wins.')
    expect(game.momentOf(4)).toBe(3)
    expect(game.momentOf(77)).toBeNull()
  })
})

describe('the journey of the masks', () => {
  const journey = journeyOf(evening())

  it('has a lane for each place and a column for each action', () => {
    expect(journey.places).toBe(5)
    expect(journey.players).toBe(4)
    expect(journey.slots).toEqual([1, 2, 3, 3, 4, 5])
    expect(journey.slotOf).toEqual([-1, 0, 1, 2, 2, 2, 3, 4, 5])
  })

  it('follows real swaps and no others', () => {
    const stays = Object.fromEntries(journey.tracks.map((track) => [track.mask, track.stays]))
    expect(stays.judge).toEqual([{ slot: 0, place: 0 }, { slot: 0, place: 1 }])
    expect(stays.king).toEqual([{ slot: 0, place: 1 }, { slot: 0, place: 0 }])
    expect(stays.thief).toEqual([{ slot: 0, place: 2 }])
    expect(stays.empress).toEqual([{ slot: 0, place: 4 }, { slot: 4, place: 3 }])
  })

  it('agrees with the truth in every step', () => {
    const steps = evening()
    for (const [index, frame] of journey.frames.entries()) {
      const slot = journey.slotOf[index] ?? -1
      const lying: string[] = []
      for (const track of journey.tracks) {
        const stay = track.stays.findLast((one, place) => place === 0 || one.slot <= slot)
        lying[stay?.place ?? -1] = track.mask
      }
      expect(lying).toEqual(steps[frame.to]?.truth?.masks)
    }
  })

  it('marks announcements and whether they were true', () => {
    const [announced, claimed] = journey.marks.filter((mark) => ['announce', 'claim'].includes(mark.kind))
    expect(announced).toMatchObject({ player: 2, place: 2, mask: 'king', right: false, shown: true, slot: 2, frame: 3 })
    expect(claimed).toMatchObject({ player: 0, place: 0, right: true, shown: true, slot: 2, frame: 5 })
    expect(journey.marks.map((mark) => mark.kind)).toEqual([
      'swap', 'pretend', 'announce', 'claim', 'seats', 'swap', 'look',
    ])
  })

  it('moves people without their masks', () => {
    expect(journey.sittings.slice(4)).toEqual([
      { slot: 3, place: 0, player: 1 },
      { slot: 3, place: 1, player: 0 },
    ])
    // By then, player 1 sits in seat 0.
    expect(journey.marks.at(-1)).toMatchObject({ kind: 'look', player: 1, place: 0, mask: 'king' })
  })

  it('counts every player’s actions', () => {
    const records = recordsOf(journey)
    expect(records[2]).toMatchObject({ announced: 1, lies: 1, caught: 1 })
    expect(records[0]).toMatchObject({ claims: 1, wrongClaims: 0, swaps: 1, pretences: 0 })
    expect(records[1]).toMatchObject({ pretences: 1, looks: 1 })
  })
})

/** Return an event without whether masks were swapped. */
function unsure(event: MascaradeEvent): MascaradeEvent {
  if (event.type !== 'swap') return event
  const { really: _, ...told } = event
  return told
}

describe('memory', () => {
  const MASKS = ['judge', 'king', 'thief', 'cheat', 'empress']

  it('forgets an old sight of a mask that turns up elsewhere', () => {
    const memory = new Memory(3, 4, MASKS)
    for (const { events } of evening().slice(0, 2)) {
      for (const event of events) memory.hear(unsure(event))
    }
    memory.hear({ type: 'reveal', player: 0, mask: 'king' })
    expect(memory.sights.get(0)).toMatchObject({ mask: 'king', handled: 0 })
    expect(memory.sights.has(1)).toBe(false)
    const both = new Memory(null, 2, ['peasant', 'peasant'])
    both.hear({ type: 'deal', first: 0, open: true, masks: ['peasant', 'peasant'] })
    both.hear({ type: 'swap', player: 0, with: 1 })
    both.hear({ type: 'reveal', player: 0, mask: 'peasant' })
    expect(both.sights.size).toBe(2)
  })

  it('doubts what others handled and follows the viewer’s own swaps', () => {
    const own = new Memory(0, 4, MASKS)
    const guest = new Memory(3, 4, MASKS)
    for (const { events } of evening().slice(0, 3)) {
      for (const event of events) {
        own.hear(event.type === 'swap' && event.player !== 0 ? unsure(event) : event)
        guest.hear(unsure(event))
      }
    }
    expect(own.sights.get(0)).toMatchObject({ mask: 'king', handled: 0 })
    expect(own.sights.get(1)).toMatchObject({ mask: 'judge', handled: 1 })
    expect(guest.sights.get(1)).toMatchObject({ mask: 'king', handled: 2 })
    expect(guest.sights.get(3)).toMatchObject({ mask: 'cheat', handled: 0 })
  })
})

describe('what could have been known', () => {
  const point = { mask: 'king', known: 0.5 }
  const points = [
    { ...point, n: 4, turn: 1, chance: 1, likely: 'king', likely_chance: 1 },
    { ...point, n: 6, turn: 2, chance: 0.5, likely: 'judge', likely_chance: 0.5 },
    { ...point, n: 9, turn: 3, chance: 0.25, likely: 'judge', likely_chance: 0.75 },
  ]
  it('is counted in turns', () => {
    expect(judged(points)).toEqual({ sure: 1, misled: 1 })
  })
  it('is that of the last finished turn', () => {
    expect(standing(points, 3)).toBeNull()
    expect(standing(points, 8)?.turn).toBe(2)
    expect(standing(points, 99)?.turn).toBe(3)
  })
})

describe('the course of a ball', () => {
  const state = { life: [2, 2], vp: [0, 0], orders: [2, 4] }
  const ball = (turn: number, events: MasqueradeEvent[], change: Partial<State> = {}): ReplayStep<Wire> => ({
    n: 1, at: 0, player: 0, how: 'bot', events, state: hall({ ...state, turn, ...change }),
  })
  const course = courseOf([
    ball(1, [{ type: 'turn', turn: 1 }]),
    ball(1, [{ type: 'stage', player: 1, stage: 'arena' }]),
    ball(1, [{ type: 'challenge', player: 1, challenged: 0, guardian: null }]),
    ball(1, [{ type: 'clash', totals: [7, 4] }, { type: 'life', player: 0, life: 1 }], { vp: [0, 1], life: [1, 2] }),
    ball(2, [{ type: 'turn', turn: 2 }], { vp: [0, 1] }),
    ball(2, [{ type: 'challenge', player: 0, challenged: 'guardian', guardian: 'doorman' }], { vp: [0, 1] }),
    ball(2, [{ type: 'clash', totals: [2, 2] }, { type: 'score', player: 0, vp: 3, mask_vp: 3 }, { type: 'score', player: 1, vp: 1, mask_vp: 0 }],
      { vp: [0, 1], scores: [3, 1] }),
  ])

  it('has a column for each turn, each fight and the end', () => {
    expect(course.slots).toEqual([1, 1, 2, 2, 2])
    expect(course.points).toEqual([[0, 0], [0, 1], [0, 1], [0, 1], [3, 1]])
    expect(course.scores).toEqual([3, 1])
  })
  it('records who fought whom and who won', () => {
    expect(course.fights).toMatchObject([
      { challenger: 1, challenged: 0, totals: [7, 4], winner: 1, slot: 1 },
      { challenger: 0, challenged: null, guardian: 'doorman', winner: null, slot: 3 },
    ])
    expect(course.happenings).toMatchObject([{ kind: 'life', player: 0, life: 1, slot: 1 }])
    expect(course.dances).toEqual([{ slot: 0, player: 1, stage: 'arena', order: 4 }])
  })
  it('keeps labels apart and in order', () => {
    const placed = spread([100, 102, 40], 20)
    expect(Math.abs((placed[1] ?? 0) - (placed[0] ?? 0))).toBeGreaterThanOrEqual(20)
    expect(placed[1]).toBeGreaterThan(placed[0] ?? 0)
    expect(placed[2]).toBeLessThan(placed[0] ?? 0)
  })
})

describe('lines', () => {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  it('have enough contrast in both colour schemes', () => {
    for (const ink of INKS) {
      for (const ground of ['#131a2e', '#1b2440', '#f6efdf', '#fffaf0']) {
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }
  })
  it('can be told apart for the largest number of masks', () => {
    expect(INKS.length * DASHES.length).toBeGreaterThanOrEqual(14)
  })
  it('have labels that keep the numbers of namesakes', () => {
    expect(short('Bo', 8)).toBe('Bo')
    expect(short('Nicoletta II', 9)).toBe('Nicol… II')
    expect(short('Nicoletta', 6)).toBe('Nicol…')
  })
})

describe('fairness', () => {
  const golden = '../tests/games/golden'
  const fair = readdirSync(golden).filter((file) => /-v2-.*fair.*\.json$/.test(file))
  const read = <G extends GameWire>(file: string): CheckedRecord<G> => JSON.parse(readFileSync(`${golden}/${file}`, 'utf8'))

  it.each(fair)('holds for %s', async (file) => {
    const record = read<any>(file)
    const share = record.fairness.shares.find(Boolean)
    const noted = { commitment: record.fairness.commitment, ...(share ? { share } : {}) }
    const findings = await verify<any>(record, noted, file.startsWith('mascarade') ? checkMasks : checkCards)
    expect(Object.keys(findings)).toContain('published')
    expect(Object.values(findings).every(Boolean), JSON.stringify(findings)).toBe(true)
  })
  it('has examples of both games', () => {
    expect(new Set(fair.map((file) => file.split('-')[0]))).toEqual(new Set(['mascarade', 'masquerade']))
  })
  it('is checked as far as the page knows the game', async () => {
    expect(Object.keys(await verify(read(fair[0] ?? '')))).not.toContain('deal')
  })
  it('fails for another deal, secret or share', async () => {
    const record = read<Mascarade>(fair[0] ?? '')
    const deal = record.setup.deal?.toReversed() ?? []
    expect(await verify({ ...record, setup: { ...record.setup, deal } }, {}, checkMasks)).toMatchObject({ deal: false, checksum: false, commitment: true })
    const secret = '00'.repeat(32)
    const other = await verify({ ...record, fairness: { ...record.fairness, secret } }, {}, checkMasks)
    expect(other).toMatchObject({ commitment: false, seed: false, deal: false })
    expect(await verify(record, { commitment: secret, share: 'beef' }, checkMasks)).toMatchObject({ published: false, share: false, deal: true })
  })
})

describe('what this device noted', () => {
  it('is the first commitment and the last share', () => {
    localStorage.clear()
    noteSeal('tafel', 'first')
    noteShare('tafel', 'one')
    noteSeal('tafel', 'second')
    noteShare('tafel', 'two')
    expect(notedDeal('tafel')).toEqual({ table: 'tafel', commitment: 'first', early: true, share: 'two' })
    noteShare('other', 'mine')
    noteSeal('other', 'late')
    expect(notedDeal('other')).toMatchObject({ commitment: 'late', early: false })
    expect(notedDeal('nowhere')).toBeNull()
  })
})
