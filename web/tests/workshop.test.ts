import { afterEach, describe, expect, it } from 'vitest'
import { saveScenario, scenarioFrom, scenarioLink, setsToPlay } from '../src/games/mascarade/workshop/scenarios'
import { draftFrom, taken, workshopLink } from '../src/games/mascarade/workshop/draft'

const queryOf = (link: string): URLSearchParams => new URL(link, 'http://ridotto.test').searchParams

describe('a draft of a set', () => {
  it.each([
    { name: 'Ana & co, “große” Runde', players: 6, centre: 0, masks: ['judge', 'king', 'empress', 'witch', 'thief', 'cheat'] },
    { name: '', players: 8, centre: 2, masks: ['judge', 'peasant', 'peasant'] },
    { name: '', players: 4, centre: 2, masks: [] },
  ])('is restored from its link', (draft) => {
    expect(draftFrom(queryOf(workshopLink(draft)))).toEqual(draft)
  })

  it('is readable in its link', () => {
    const link = workshopLink({ name: '', players: 6, centre: 0, masks: ['judge', 'king'] })
    expect(link).toBe('/workshop?players=6&centre=0&masks=judge,king')
  })

  it('ignores invalid parts of a link', () => {
    const wild = new URLSearchParams('players=99&centre=-1&masks=judge,<b>,,king9,king&name=' + 'x'.repeat(200))
    const draft = draftFrom(wild)
    expect(draft).toMatchObject({ players: 6, centre: 0, masks: ['judge', 'king'] })
    expect(draft.name).toHaveLength(60)
    expect(draftFrom(new URLSearchParams())).toEqual({ name: '', players: 6, centre: 0, masks: [] })
  })

  it('adds copies of a mask tap by tap, then removes all of them', () => {
    expect(taken(['judge'], 'king', 1)).toEqual(['judge', 'king'])
    expect(taken(['judge', 'king'], 'king', 1)).toEqual(['judge'])
    expect(taken([], 'peasant', 2)).toEqual(['peasant'])
    expect(taken(['peasant'], 'peasant', 2)).toEqual(['peasant', 'peasant'])
    expect(taken(['peasant', 'peasant'], 'peasant', 2)).toEqual([])
  })

  it('has a link that opens a table', () => {
    const set = { name: 'Ours', players: 6, centre: 0, masks: ['judge', 'king', 'empress', 'witch', 'thief', 'cheat'] }
    expect(scenarioFrom(queryOf(scenarioLink(set)))).toEqual(set)
  })
})

describe('sets to choose from', () => {
  const masks = ['judge', 'king', 'empress', 'witch', 'thief', 'cheat']
  const ours = { name: 'Ours', players: 6, centre: 0, masks }
  const other = { name: 'Other', players: 6, centre: 0, masks: [...masks.slice(0, 5), 'spy'] }

  afterEach(() => localStorage.clear())

  it('are the stored ones, after the one from a link', () => {
    saveScenario(ours)
    expect(setsToPlay(null)).toEqual([ours])
    expect(setsToPlay(other)).toEqual([other, ours])
  })

  it('are listed once each, under their stored names if the link has none', () => {
    saveScenario(ours)
    saveScenario(other)
    const carried = { ...ours, masks: masks.toReversed() }
    expect(setsToPlay(carried)).toEqual([carried, other])
    expect(setsToPlay({ ...ours, name: '' })).toEqual([ours, other])
    expect(setsToPlay({ ...ours, players: 5, centre: 1 })).toHaveLength(3)
  })
})
