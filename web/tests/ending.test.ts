import { describe, expect, it } from 'vitest'
import { most, ranked } from '../src/ending/ending'
import { awardsOf as masks, reasonOf, standingsOf } from '../src/games/mascarade/ending'
import { awardsOf as cards } from '../src/games/masquerade/ending'
import type { GameEvent } from '../src/games/masquerade/wire'
import { shareFile, squareText } from '../src/replay/square'
import { evening, step } from './fixtures/finishedGame'

const named = (awards: ReturnType<typeof masks>) =>
  Object.fromEntries(awards.map(({ key, players, count }) => [key.split('-')[1], [players, count]]))

describe('an award', () => {
  it('goes to the players with the highest count', () => {
    expect(most('a', [1, 3, 3])).toEqual([{ key: 'a', players: [1, 2], count: 3 }])
  })
  it('needs a minimum, and a difference', () => {
    expect(most('a', [0, 0, 0])).toEqual([])
    expect(most('a', [0, 1, 0], 2)).toEqual([])
    expect(most('a', [4, 4])).toEqual([])
  })
})

describe('the awards of Mascarade', () => {
  it('count lies, exposed lies, fines, swaps and turns without a look', () => {
    expect(named(masks(evening()))).toEqual({ liar: [[2], 1], nose: [[0], 1], fined: [[2], 1] })
  })

  it('count no claim against the truth as an exposed lie', () => {
    const steps = evening()
    const honest = steps.map((one) => ({
      ...one,
      events: one.events.map((event) =>
        event.type === 'announce' || (event.type === 'reveal' && event.player === 2) ? { ...event, mask: 'thief' } : event),
    }))
    expect(named(masks(honest))).not.toHaveProperty('nose')
    expect(named(masks(honest))).not.toHaveProperty('liar')
  })

  it('count what players lost to each other, and only the difference of exchanged fortunes', () => {
    const [start] = evening()
    const robbery = step(2, [], [{ type: 'coins', from: 3, to: 0, amount: 1 }])
    const witch = step(3, [], [
      { type: 'coins', from: 0, to: 1, amount: 9 },
      { type: 'coins', from: 1, to: 0, amount: 6 },
      { type: 'coins', from: 'bank', to: 2, amount: 3 },
    ])
    expect(named(masks([start!, robbery, witch])).robbed).toEqual([[0], 3])
  })

  it('notice who never looked and who swapped most', () => {
    const [start] = evening()
    const turns = [0, 1, 0, 1, 0].map((player, turn) =>
      step(turn, [], [
        player ? { type: 'look', player, mask: 'king' } : { type: 'swap', player, with: 1, really: false },
        { type: 'turn', player, turn },
      ]))
    expect(named(masks([start!, ...turns]))).toMatchObject({ blind: [[0], 4], hands: [[0], 3] })
  })
})

describe('the end of Mascarade', () => {
  const end = { over: true, seats: [2, 0, 1], coins: [4, 14, 5], winners: [0] }
  const t = (key: string, args?: object) => (args ? `${key} ${JSON.stringify(args)}` : key)

  it('lists winners first, then fortunes, with the masks once they are known', () => {
    const standings = standingsOf(end, ['king', 'fool', 'spy'], t)
    expect(standings.map(({ player, won, amount, mask }) => [player, won, amount, mask])).toEqual([
      [0, true, 14, 'mask-fool'], [1, false, 5, 'mask-spy'], [2, false, 4, 'mask-king'],
    ])
    expect(standingsOf(end, null, t).map(({ mask }) => mask)).toEqual(['', '', ''])
  })

  it('puts a winner with fewer coins first', () => {
    const one = { drawing: '', mask: '' }
    const poor = { player: 1, won: true, amount: 10, ...one }
    expect(ranked([{ player: 0, won: false, amount: 12, ...one }, poor])[0]).toEqual(poor)
  })

  it('names the actual fortune', () => {
    expect(reasonOf(t, 'thirteen', end)).toBe('mas-ended-thirteen {"amount":14}')
    expect(reasonOf(t, 'thirteen', { ...end, over: false })).toBe('tell-reason-thirteen')
  })
})

describe('the awards of Masquerade', () => {
  it('count won Challenges, Treasures, Spells, lost lives and the points of Masks', () => {
    const events: GameEvent[] = [
      { type: 'challenge', player: 0, challenged: 1, guardian: null },
      { type: 'clash', totals: [3, 5] },
      { type: 'life', player: 0, life: 1 },
      { type: 'life', player: 0, life: 2 },
      { type: 'life', player: 0, life: 0 },
      { type: 'challenge', player: 2, challenged: 'guardian', guardian: 'lion' },
      { type: 'clash', totals: [2, 9] },
      { type: 'treasure', player: 1, treasure: 'cup', from: 0 },
      { type: 'cast', player: 2, spell: 'fog' },
      { type: 'cast', player: 2, spell: 'fog' },
      { type: 'score', player: 0, vp: 4, mask_vp: 3 },
      { type: 'score', player: 1, vp: 4, mask_vp: 0 },
    ]
    expect(named(cards(events, 3))).toEqual({
      duels: [[1], 1], treasures: [[1], 1], spells: [[2], 2], hurt: [[0], 3], mask: [[0], 3],
    })
  })
})

describe('the square picture', () => {
  const texts = { title: 'Ana & <Bo> win', note: '', names: ['Ana', 'Bo'], award: () => ({ title: 'Liar', who: 'Ana', why: '2' }) }
  const row = (player: number) => ({ player, won: player === 0, amount: 6, drawing: '<svg viewBox="0 0 1 1"></svg>', mask: 'King' })

  it('has every standing and award inside its edges, also at a full table', () => {
    const awards = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, players: [0], count: 2 }))
    const text = squareText(Array.from({ length: 13 }, (_, player) => row(player)), awards, texts)
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(picture.querySelector('parsererror')).toBeNull()
    const lowest = Math.max(...[...picture.querySelectorAll('rect[y]')].map((one) => Number(one.getAttribute('y')) + Number(one.getAttribute('height'))))
    expect(lowest).toBeLessThan(1080)
    expect(picture.documentElement.textContent).toContain('Ana & <Bo> win')
    expect(picture.querySelectorAll('rect[stroke]')).toHaveLength(1)
  })

  it('is shared as a file, unless the browser can’t', async () => {
    const shared: unknown[] = []
    const give = (able: boolean) => Object.assign(navigator, { canShare: () => able, share: async (what: unknown) => void shared.push(what) })
    give(false)
    expect(await shareFile(new Blob(['x']), 'a.png', 'A')).toBe(false)
    give(true)
    expect(await shareFile(new Blob(['x']), 'a.png', 'A')).toBe(true)
    expect(shared).toMatchObject([{ title: 'A', files: [{ name: 'a.png' }] }])
  })
})
