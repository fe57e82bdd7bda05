import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, goingOn, remember } from '../src/lobby/recentTables'
import type { TableShown } from '../src/lib/wire'
import { shown } from './fixtures/fakeHouse'

/** What the house answers about each table; those it does not know are not there. */
let tables: Record<string, TableShown['phase']>
/** To which table the company of another went on. */
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

describe('tables to find back to', () => {
  it('are those where one sits and the game goes on, the latest first', async () => {
    tables = { one: 'playing', two: 'waiting', three: 'over', four: 'closed' }
    for (const table of ['one', 'two', 'three', 'four', 'five']) remember(table)
    expect(await found()).toEqual(['two', 'one'])
    tables = { ...tables, four: 'playing' }
    expect(await found()).toEqual(['two', 'one'])
  })

  it('are also those to which the company of a finished game went on, whenever it did', async () => {
    tables = { one: 'playing', old: 'over' }
    for (const table of ['old', 'one']) remember(table)
    expect(await found()).toEqual(['one'])
    tables = { ...tables, second: 'over', third: 'waiting' }
    went = { old: 'second', second: 'third' }
    expect(await found()).toEqual(['one', 'third'])
    went = {}
    expect(await found()).toEqual(['one', 'third'])
  })

  it('are each named once, however many led there', async () => {
    tables = { old: 'over', next: 'playing' }
    went = { old: 'next' }
    for (const table of ['old', 'next']) remember(table)
    expect(await found()).toEqual(['next'])
  })

  it('are not those of games long over', async () => {
    tables = { a: 'over', b: 'over', c: 'over' }
    for (const table of ['a', 'b', 'c']) remember(table)
    expect(await found()).toEqual([])
    tables = { a: 'playing', b: 'playing', c: 'playing' }
    expect(await found()).toEqual(['c', 'b'])
  })

  it('are also those that one opened without playing', async () => {
    remember('one')
    vi.stubGlobal('fetch', async () => Response.json({ table: 'one', shown: shown({ phase: 'waiting', host: 'dora' }) }))
    expect(await found('dora')).toEqual(['one'])
  })

  it('are not those of somebody else', async () => {
    tables = { one: 'playing' }
    remember('one')
    expect(await found('carla')).toEqual([])
  })

  it('are not forgotten because the house cannot be reached', async () => {
    tables = { one: 'playing' }
    remember('one')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    expect(await found()).toEqual([])
    vi.stubGlobal('fetch', async () => Response.json({ table: 'one', shown: shown() }))
    expect(await found()).toEqual(['one'])
  })

  it('are forgotten on leaving, and a few at the most', async () => {
    tables = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`t${n}`, 'playing']))
    for (const table of Object.keys(tables)) remember(table)
    forget('t11')
    expect(await found()).toEqual(['t10', 't9', 't8', 't7', 't6', 't5', 't4'])
  })
})
