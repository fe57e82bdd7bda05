import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTable, planFor } from '../src/lobby/arrival'
import { visitor } from '../src/lib/guest.svelte'
import { notedDeal } from '../src/lib/commitments'
import type { SeatShown, TableShown } from '../src/lib/wire'
import { words } from '../src/lib/words.svelte'
import TableScreen from '../src/table/TableScreen.svelte'
import { Line, news, shown, soon, view } from './fixtures/fakeHouse'
import { spoken } from './fixtures/masquerade'

let mounted: ReturnType<typeof mount> | null
let asked: Record<string, unknown>[]

beforeEach(async () => {
  localStorage.clear()
  Line.all = []
  asked = []
  mounted = null
  visitor.me = { person: 'ana', name: 'ANA' }
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', async (path: string, how?: { body?: string }) => {
    if (path.endsWith('.ftl')) return new Response(await spoken('en'))
    if (how?.body) asked.push(JSON.parse(how.body) as Record<string, unknown>)
    if (how?.body) return Response.json({ table: 'tafel', code: 'BCDF', link: '', commitment: 'sealed' })
    if (path.startsWith('/api/tables/')) return Response.json({ table: 'tafel', shown: waits() })
    return Response.json({}, { status: 404 })
  })
  await words.speak('en')
})

afterEach(() => {
  if (mounted) void unmount(mounted)
  visitor.me = null
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const empty: SeatShown = { ...shown().seats[0]!, kind: 'empty', person: null, name: '', shared: false }
const bot: SeatShown = { ...empty, kind: 'bot', name: 'marina' }
const ana = (shared: boolean): SeatShown => ({ ...shown().seats[0]!, shared })
const waits = (seats: SeatShown[] = [empty, bot]): TableShown => shown({ phase: 'waiting', seats, commitment: 'sealed' })

const wishes = { game: 'mascarade', players: 2 } as const

/** Arrive at a table with these seats. */
async function come(seats: SeatShown[]): Promise<void> {
  mounted = mount(TableScreen, { target: document.body, props: { table: 'tafel' } })
  await soon(() => expect(Line.all).toHaveLength(1))
  const player = seats.findIndex((seat) => seat.person === 'ana')
  const you = { person: 'ana', name: 'ANA', player: player < 0 ? null : player, removed: false }
  Line.last.say(view({ shown: waits(seats), you, n: 7, state: null, setup: null }))
  flushSync()
}

/** Return the commands that the house received. */
const heard = async (count: number): Promise<Record<string, unknown>[]> => {
  await soon(() => expect(Line.last.commands).toHaveLength(count))
  return Line.last.commands as Record<string, unknown>[]
}

const done = (place: number, n: number): void => {
  Line.last.say({ is: 'done', id: Line.last.commands[place]!.id, n })
}

describe('opening a table', () => {
  it('sends no share before the house has committed to its own, and notes the commitment', async () => {
    await openTable(wishes, ['marina'], { sits: true, starts: true })
    expect(asked).toEqual([{ wishes, sit: null, bots: ['marina'], start: false }])
    expect(notedDeal('tafel')).toEqual({ table: 'tafel', commitment: 'sealed', early: true })

    await come([empty, bot])
    const [sit] = await heard(1)
    expect(sit).toMatchObject({ do: 'sit', contribution: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(notedDeal('tafel')).toEqual({
      table: 'tafel',
      commitment: 'sealed',
      early: true,
      share: sit?.contribution,
    })
  })

  it('leads straight to a game against bots', async () => {
    await openTable(wishes, ['marina'], { sits: true, starts: true })
    await come([empty, bot])
    await heard(1)
    expect(document.body.textContent).toContain(words.t('foyer-sitting-down'))
    Line.last.say(news(7, { shown: waits([ana(true), bot]), state: null }))
    done(0, 8)
    expect((await heard(2))[1]).toMatchObject({ do: 'start' })
    flushSync()
    expect(document.querySelector('main.waiting')).toBeNull()
  })

  it('leads to the waiting room if friends are expected', async () => {
    await openTable(wishes, [], { sits: true, starts: false })
    await come([empty, empty])
    await heard(1)
    Line.last.say(news(7, { shown: waits([ana(true), empty]), state: null }))
    done(0, 8)
    await soon(() => expect(document.querySelector('main.waiting')).not.toBeNull())
    expect(Line.last.commands).toHaveLength(1)
  })

  it('leads to the waiting room and gives the reason if the guest could not sit down', async () => {
    await openTable(wishes, ['marina'], { sits: true, starts: true })
    await come([empty, bot])
    await heard(1)
    const error = { code: 'not-saved', message: 'no' }
    Line.last.say({ is: 'refused', id: Line.last.commands[0]!.id, n: 7, error, changed: [] })
    await soon(() => expect(document.querySelector('main.waiting #name')).not.toBeNull())
    expect(document.querySelector('[role="alert"].problem')?.textContent).toContain(words.t('refusal-not-saved'))
    expect(Line.last.commands).toHaveLength(1)
  })

  it('starts a game of bots alone at once, since no share could come too early', async () => {
    await openTable(wishes, ['marina', 'piero'], { sits: false, starts: true })
    expect(asked).toMatchObject([{ sit: null, start: true }])
    await come([bot, bot])
    flushSync()
    expect(Line.last.commands).toEqual([])
  })
})

describe('joining a rematch', () => {
  it('sends a new share for the same seat and name', async () => {
    await come([bot, { ...ana(false), name: 'Ana the Great' }])
    expect((await heard(1))[0]).toMatchObject({ do: 'sit', seat: 1, name: 'Ana the Great' })
  })

  it('sends no share if the guest has sent one, even from another device', async () => {
    await come([ana(true), bot])
    flushSync()
    expect(Line.last.commands).toEqual([])
  })

  it('starts at once if planned, with the guest’s share', async () => {
    planFor('tafel', { sits: true, starts: true })
    await come([ana(false), bot])
    await heard(1)
    done(0, 8)
    expect((await heard(2)).map((command) => command.do)).toEqual(['sit', 'start'])
  })
})
