import { afterEach, describe, expect, it, vi } from 'vitest'
import { opening as mascarade } from '../src/games/mascarade/opening'
import type { Choices } from '../src/games/mascarade/opening/choices'
import { opening as masquerade } from '../src/games/masquerade/opening'
import { companions } from '../src/lobby/companions'
import { addressOf } from '../src/lobby/links'
import { botsOf, emptyOf, gameOrder, newOrder, playersOf, tableOptionsOf, type Order } from '../src/lobby/open/order'
import { namesOf } from '../src/lib/names'
import type { BotInfo, HouseInfo } from '../src/lib/wire'
import { placeOf } from '../src/lib/router.svelte'
import { forgetScenario, saveScenario, savedScenarios, scenarioFrom, scenarioLink } from '../src/games/mascarade/workshop/scenarios'
import { t } from '../src/lib/words.svelte'
import { shown } from './fixtures/fakeHouse'

describe('addresses', () => {
  it.each([
    ['/', { name: 'foyer' }],
    ['/open', { name: 'open' }],
    ['/t/abc', { name: 'table', table: 'abc' }],
    ['/r/abc/', { name: 'replay', table: 'abc' }],
    ['/how', { name: 'guide', topic: null }],
    ['/how/mascarade', { name: 'guide', topic: 'mascarade' }],
    ['/workshop', { name: 'page', page: 'workshop' }],
    ['/t', { name: 'nowhere' }],
    ['/t/abc/def', { name: 'nowhere' }],
    ['/t/%E0%A4%A', { name: 'table', table: '%E0%A4%A' }],
    ['/elsewhere', { name: 'nowhere' }],
  ])('%s', (path, place) => expect(placeOf(path)).toEqual(place))
})

describe('a link or a code', () => {
  const codes: string[] = []
  const way = async (given: string): Promise<string> => {
    vi.stubGlobal('fetch', async (path: string) => {
      codes.push(path)
      return Response.json({ table: 'tafel-1' })
    })
    return addressOf(given)
  }
  afterEach(() => {
    codes.length = 0
    vi.unstubAllGlobals()
  })

  it.each([
    [' https://house/t/abc_1-x ', '/t/abc_1-x'],
    ['http://house/t/abc?x=1#main', '/t/abc'],
    ['Come! http://house/r/abc', '/r/abc'],
    ['http://house/r/abc?at=7&as=2', '/r/abc?at=7&as=2'],
  ])('%s leads to the table or the replay', async (given, found) => {
    expect(await way(given)).toBe(found)
    expect(codes).toEqual([])
  })

  it('may be written as it is spoken', async () => {
    expect(await way(' bcdf-ghjk ')).toBe('/t/tafel-1')
    expect(codes).toEqual(['/api/codes/BCDFGHJK'])
  })

  it.each(['ABC/DEF', 'http://house/', 'http://house', 'BCDF?', 'http://house/t/%E0%A4%A', '--'])(
    'is refused if it cannot be valid: %s',
    async (given) => {
      await expect(way(given)).rejects.toMatchObject({ code: 'no-table' })
      expect(codes).toEqual([])
    },
  )
})

describe('ordering a table', () => {
  const openings = { mascarade, masquerade }
  const house = { games: { mascarade: { players: [4, 12] }, masquerade: { players: [2, 6] } } } as unknown as HouseInfo
  const ordered = (): Order => newOrder(openings, house, new URLSearchParams())
  const choicesOf = (order: Order): Choices => gameOrder(order).choices as Choices

  it('asks for a printed sheet for the number of players', () => {
    const order = ordered()
    gameOrder(order).players = 9
    choicesOf(order).masks = 'B'
    expect(tableOptionsOf(order, openings)).toMatchObject({ game: 'mascarade', players: 9, scenario: '9B' })
  })

  it('asks for the player’s own set with its number of players', () => {
    const own = { name: 'mine', players: 5, masks: ['judge', 'king'], centre: 1 }
    const order = ordered()
    Object.assign(choicesOf(order), { masks: 'own', own })
    expect(playersOf(order, openings)).toBe(5)
    expect(tableOptionsOf(order, openings)).toMatchObject({ players: 5, scenario: { masks: own.masks, centre: 1 } })
  })

  it('asks for no options that Masquerade lacks', () => {
    const order = { ...ordered(), game: 'masquerade' }
    expect(Object.keys(tableOptionsOf(order, openings))).not.toContain('scenario')
    expect(Object.keys(tableOptionsOf(order, openings))).not.toContain('memory')
  })

  it('leaves seats empty for friends', () => {
    const order = ordered()
    gameOrder(order).bots = ['marina', 'marina']
    expect(emptyOf(order, openings)).toBe(3)
    order.sits = false
    expect(emptyOf(order, openings)).toBe(4)
  })

  it('asks for no more bots than there are seats', () => {
    const order = ordered()
    gameOrder(order).bots = Array<string>(9).fill('marina')
    expect(botsOf(order, openings)).toHaveLength(5)
    expect(emptyOf(order, openings)).toBe(0)
  })
})

describe('companions', () => {
  const bots: BotInfo[] = [0, 1, 1, 2, 3].map((rung, place) => ({ name: `m${place}`, game: 'mascarade', rung }))

  it('are neither the weakest nor the strongest, and all different', () => {
    expect(companions(bots, 'mascarade', 3).sort()).toEqual(['m1', 'm2', 'm3'])
  })

  it('repeat only when all are seated', () => {
    expect(new Set(companions(bots, 'mascarade', 5)).size).toBe(5)
    expect(companions(bots, 'mascarade', 7)).toHaveLength(7)
  })
})

describe('names', () => {
  it('of namesakes are numbered', () => {
    const [seat] = shown().seats
    const bot = { ...seat!, kind: 'bot' as const, name: 'marina', person: null }
    const empty = { ...seat!, kind: 'empty' as const, name: '' }
    expect(namesOf([bot, seat!, empty, bot, bot])).toEqual(['Marina', 'ANA', '', 'Marina II', 'Marina III'])
  })

  it('are never the same for two players', () => {
    const people = ['Ana', 'Ana', 'Ana II', 'Ana III', 'Ana'].map((name) => ({ kind: 'person' as const, name }))
    expect(namesOf(people)).toEqual(['Ana', 'Ana IV', 'Ana II', 'Ana III', 'Ana V'])
  })

  it('are the ones that the house assigned', () => {
    const [seat] = shown().seats
    const lookalike = { ...seat!, name: 'АNA', shown: 'АNA II' }
    expect(namesOf([seat!, lookalike])).toEqual(['ANA', 'АNA II'])
  })

  it('are neutral for guests who deleted theirs', () => {
    const gone = { ...shown().seats[0]!, name: '' }
    expect(namesOf([gone, gone])).toEqual([t('name-gone'), `${t('name-gone')} II`])
  })
})

describe('the player’s own sets', () => {
  const mine = { name: 'Mine & yours', players: 4, masks: ['judge', 'king', 'king', 'spy', 'fool'], centre: 1 }

  it('are stored on the device until they are deleted', () => {
    saveScenario(mine)
    saveScenario({ ...mine, centre: 0, masks: ['judge', 'king', 'spy', 'fool'] })
    expect(savedScenarios()).toHaveLength(1)
    forgetScenario(mine)
    expect(savedScenarios()).toEqual([])
  })

  it('travel in a link', () => {
    const { search } = new URL(scenarioLink(mine), 'http://house')
    expect(scenarioFrom(new URLSearchParams(search))).toEqual(mine)
  })

  it.each(['', 'masks=judge', 'masks=a,b,c,d,e&centre=x', 'masks=a,b,c,d,e&centre=-1'])(
    'are not read from "%s"',
    (query) => expect(scenarioFrom(new URLSearchParams(query))).toBeNull(),
  )

  it('are ignored if their storage is corrupted', () => {
    localStorage.setItem('ridotto.scenarios', '[{"name":1},null,3]')
    expect(savedScenarios()).toEqual([])
    localStorage.setItem('ridotto.scenarios', '{')
    expect(savedScenarios()).toEqual([])
  })
})
