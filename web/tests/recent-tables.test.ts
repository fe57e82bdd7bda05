import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, goingOn, remember } from '../src/lobby/recentTables'
import type { TableShown } from '../src/lib/wire'
import { shown } from './fixtures/fakeHouse'

/** The phase of each table that the house knows. */
let tables: Record<string, TableShown['phase']>
/** The rematch of each table. */
let went: Record<string, string>

beforeEach(() => {
  localStorage.clear()
  went = {}
  vi.stubGlobal('fetch', async (path: string) => {
    const table = path.replace('/api/tables/', '')
    const phase = tables[table]
    if (phase) return Response.json({ table: 'x', shown: shown({ phase, rematch: went[table] ?? null }) })
    return Response.json({ error: { code: 'no-table', message: 'none' } }, { status: 404 })
  })
})

afterEach(() => vi.unstubAllGlobals())

const found = async (person = 'ana'): Promise<string[]> =>
  (await goingOn(person)).map((one) => one.table)

describe('recent tables', () => {
  it('are those where the guest sits and the game goes on, latest first', async () => {
    tables = { one: 'playing', two: 'waiting', three: 'over', four: 'closed' }
    for (const table of ['one', 'two', 'three', 'four', 'five']) remember(table)
    expect(await found()).toEqual(['two', 'one'])
    tables = { ...tables, four: 'playing' }
    expect(await found()).toEqual(['two', 'one'])
  })

  it('include rematches of finished games', async () => {
    tables = { one: 'playing', old: 'over' }
    for (const table of ['old', 'one']) remember(table)
    expect(await found()).toEqual(['one'])
    tables = { ...tables, second: 'over', third: 'waiting' }
    went = { old: 'second', second: 'third' }
    expect(await found()).toEqual(['one', 'third'])
    went = {}
    expect(await found()).toEqual(['one', 'third'])
  })

  it('are listed once each', async () => {
    tables = { old: 'over', next: 'playing' }
    went = { old: 'next' }
    for (const table of ['old', 'next']) remember(table)
    expect(await found()).toEqual(['next'])
  })

  it('do not include old finished games', async () => {
    tables = { a: 'over', b: 'over', c: 'over' }
    for (const table of ['a', 'b', 'c']) remember(table)
    expect(await found()).toEqual([])
    tables = { a: 'playing', b: 'playing', c: 'playing' }
    expect(await found()).toEqual(['c', 'b'])
  })

  it('include tables that the guest hosts without playing', async () => {
    remember('one')
    vi.stubGlobal('fetch', async () => Response.json({ table: 'one', shown: shown({ phase: 'waiting', host: 'dora' }) }))
    expect(await found('dora')).toEqual(['one'])
  })

  it('do not include other people’s tables', async () => {
    tables = { one: 'playing' }
    remember('one')
    expect(await found('carla')).toEqual([])
  })

  it('are remembered if the house cannot be reached', async () => {
    tables = { one: 'playing' }
    remember('one')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    expect(await found()).toEqual([])
    vi.stubGlobal('fetch', async () => Response.json({ table: 'one', shown: shown() }))
    expect(await found()).toEqual(['one'])
  })

  it('are forgotten on leaving, and limited in number', async () => {
    tables = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`t${n}`, 'playing']))
    for (const table of Object.keys(tables)) remember(table)
    forget('t11')
    expect(await found()).toEqual(['t10', 't9', 't8', 't7', 't6', 't5', 't4'])
  })
})
