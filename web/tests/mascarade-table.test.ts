import { flushSync, mount, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plannedFor } from '../src/lobby/arrival'
import type { ClockShown, View } from '../src/lib/wire'
import type { Table } from '../src/table/table.svelte'
import type { Action, GameEvent, State, Wire } from '../src/games/mascarade/wire'
import Mascarade from '../src/games/mascarade/Table.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, news, shown, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table<Wire>
let mounted: ReturnType<typeof mount>

const MASKS = ['judge', 'king', 'guru', 'spy', 'witch', 'cheat']

const game = (change: Partial<State>): State => ({
  over: false,
  player: 0,
  decision: 'turn',
  legal: [],
  turn: 5,
  coins: [6, 6, 6, 6],
  court: 0,
  bank: 176,
  seats: [0, 1, 2, 3],
  masks_in_play: MASKS,
  announced: null,
  claims: [],
  opening_left: 0,
  ...change,
})

beforeEach(async () => {
  table = await takeSeat()
})

afterEach(() => leaveSeat(table, mounted))

function sit(state: Partial<State>, more: Partial<View> = {}): void {
  const seats = ['ana', 'bruno', 'carla', 'dino'].map((person) => ({ ...shown().seats[0]!, person, name: person }))
  Line.last.say(view({ state: game(state), shown: shown({ seats }), present: [true, true, true, true], ...more }))
  mounted = mount(Mascarade, { target: document.body, props: { table } })
  flushSync()
}

/** Something happens while one looks on. */
function happens(events: GameEvent[], state: Partial<State>): void {
  const since = table.n ?? 0
  Line.last.say(news(since, { entries: [{ n: since + 1, at: 0, what: 'moved', player: 0, events }], state: game(state) }))
  flushSync()
}

const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click()
  flushSync()
}

describe('masks that lie open after the deal', () => {
  const DEAL: GameEvent[] = [
    { type: 'deal', first: 1, open: true, masks: MASKS },
    { type: 'turn', turn: 1, player: 1 },
  ]
  const ASKED: Partial<State> = { decision: 'opening', player: 0, legal: [{ act: 'swap', with: 2, really: true }] }

  function deal(ago: number, state: Partial<State>, more: Partial<View> = {}): void {
    const started = { n: 1, at: Date.now() - ago, what: 'started', events: DEAL } as const
    sit(state, { n: 1, entries: [started], ...more })
  }

  const faces = (): (string | undefined)[] =>
    [...document.querySelectorAll('[data-seat] .face')].map((face) => face.textContent?.trim())
  const button = (): string | undefined => document.querySelector('.doing')?.textContent?.trim()

  it('are turned face down by whoever has seen enough, and bots need not wait for them', () => {
    deal(1000, { decision: 'opening', player: 1 })
    expect(faces()).toEqual(['Judge', 'King', 'Guru', 'Spy'])
    press('.doing .button.first')
    expect(Line.last.commands).toMatchObject([{ do: 'ready' }])
    expect(faces()).toEqual([])
    expect(document.querySelector('.doing')).toBe(null)
  })

  it('say nothing to the house of those who only watch', () => {
    deal(1000, { decision: 'opening', player: 1 }, { you: { person: 'ida', name: 'IDA', player: null, removed: false } })
    press('.doing .button.first')
    expect(Line.last.commands).toEqual([])
    expect(faces()).toEqual([])
  })

  describe('and the time', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())
    const seats = ['ana', 'bruno', 'carla', 'dino'].map((person, place) => ({
      ...shown().seats[0]!,
      person,
      name: person,
      kind: place === 1 ? ('bot' as const) : ('person' as const),
    }))
    const HURRY = { clock: { seconds: 45, bank: 120 } }
    const timed = (player: number, waits: Partial<ClockShown> = {}): void => {
      const clock = { players: [player], since: Date.now() - 2000, limit: 45_000, bank: 120_000, ...waits }
      const wishes = { ...shown().wishes, ...HURRY }
      deal(2000, { decision: 'opening', player }, { shown: shown({ seats, wishes }), clock })
    }
    const clock = (): string | undefined =>
      document.querySelector('[role="timer"]')?.textContent?.replace(/\s+/g, ' ').trim()

    it('is that until a bot may touch one, as the house says', () => {
      timed(1, { look_until: Date.now() + 10_000 })
      expect(clock()).toBe('0:10')
    })

    it('is not shown where it is that of somebody else, who begins when they like', () => {
      timed(2)
      expect(clock()).toBeUndefined()
    })

    it('is one’s own for whoever begins', () => {
      timed(0)
      expect(clock()).toBe('0:43 + 2:00')
    })
  })

  it('leave room for what happened: those who only watch are told so later', () => {
    const watching = { you: { person: 'ida', name: 'IDA', player: null, removed: false } }
    deal(1000, { decision: 'opening', player: 1 }, watching)
    const told = (): boolean => document.querySelector('.panel')?.textContent?.includes(t('mas-watching')) ?? false
    expect(told()).toBe(false)
    press('.doing .button.first')
    expect(told()).toBe(true)
  })

  it('are hidden where somebody has touched one, and no longer stand before a question', () => {
    deal(1000, { decision: 'opening', player: 1 })
    happens([{ type: 'swap', player: 1, with: 3 }, { type: 'turn', turn: 2, player: 0 }], { ...ASKED, turn: 2 })
    expect(faces()).toEqual(['Judge', 'Guru'])
    expect(button()).toContain('Tap')
  })

  it('are seen by nobody who comes when the game is under way', () => {
    deal(20_000, { ...ASKED, turn: 2 }, {
      n: 2,
      entries: [
        { n: 1, at: Date.now() - 20_000, what: 'started', events: DEAL },
        { n: 2, at: 0, what: 'moved', player: 1, events: [{ type: 'swap', player: 1, with: 3 }] },
      ],
    })
    expect(faces()).toEqual([])
  })
})

describe('when others play again', () => {
  const over = (): void => sit({ over: true, player: null, decision: null, winners: [1], reason: 'coins' })
  const rematch = (): void => {
    const since = table.n ?? 0
    const seats = table.shown?.seats ?? []
    const again = shown({ phase: 'over', seats, rematch: 'nuova' })
    Line.last.say(news(since, { shown: again, state: table.state }))
    flushSync()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    history.replaceState(null, '', '/t/tafel')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('one may look for a while at how it ended, and then follows', () => {
    over()
    rematch()
    vi.advanceTimersByTime(19_000)
    expect(location.pathname).toBe('/t/tafel')
    vi.advanceTimersByTime(1000)
    expect(location.pathname).toBe('/t/nuova')
  })

  it('or stays, and can still follow', () => {
    over()
    rematch()
    press('.over button.plain')
    // Also when the table is told once more.
    const since = table.n ?? 0
    Line.last.say(news(since, { shown: { ...table.shown! }, state: table.state }))
    flushSync()
    vi.advanceTimersByTime(60_000)
    expect(location.pathname).toBe('/t/tafel')
    expect(document.querySelector('.over a[href="/t/nuova"]')).not.toBe(null)
  })

  it('whoever asked for it goes at once', async () => {
    over()
    press('.over button.first')
    expect(Line.last.commands).toMatchObject([{ do: 'rematch' }])
    rematch()
    expect(location.pathname).toBe('/t/nuova')
    // Where others may come, the host starts when they have.
    expect(plannedFor('nuova')).toEqual({ sits: true, starts: false })
  })

  it('with bots alone the next game begins at once', () => {
    const [ana] = shown().seats
    const bots = ['piero', 'marina', 'tonin'].map((name) => ({ ...ana!, kind: 'bot' as const, person: null, name }))
    const seats = shown({ phase: 'over', seats: [ana!, ...bots] })
    sit({ over: true, player: null, decision: null, winners: [1], reason: 'coins' }, { shown: seats })
    press('.over button.first')
    rematch()
    expect(plannedFor('nuova')).toEqual({ sits: true, starts: true })
  })
})

describe('whoever the Guru has chosen', () => {
  it('is asked for their mask, picks one of those in play and names it', async () => {
    sit({ decision: 'name', announced: 'guru', legal: MASKS.map((mask) => ({ act: 'name', mask })) })
    expect(document.querySelector('.doing')?.textContent?.trim()).toBe('Name your mask')
    press('.doing .button.first')
    const sheet = document.querySelector('dialog[open]')
    const choices = [...(sheet?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])]
    expect(choices.map(({ value }) => value)).toEqual(MASKS)
    const confirm = sheet?.querySelector<HTMLButtonElement>('.button.first')
    expect(confirm?.disabled).toBe(true)
    choices[3]?.click()
    flushSync()
    expect(confirm?.textContent?.trim()).toBe('I am the Spy!')
    confirm?.click()
    await tick()
    expect(Line.last.commands).toMatchObject([{ do: 'act', action: { act: 'name', mask: 'spy' }, seen: 7 }])
  })
})

describe('whoever has the chat open when their turn comes', () => {
  const TURN: Partial<State> = { player: 0, legal: [{ act: 'look' }, { act: 'announce', mask: 'king' }, { act: 'swap', with: 1, really: true }] }
  const asks = (): HTMLElement | null => document.querySelector('dialog[open] .asks')

  it('sees and hears what is asked, with the time, and comes to the buttons by a tap on it', async () => {
    const clock = { players: [0], since: Date.now(), limit: 45_000, bank: 0 }
    const wishes = { ...shown().wishes, chat: true, clock: { seconds: 45, bank: 0 } }
    const seats = ['ana', 'bruno', 'carla', 'dino'].map((person) => ({ ...shown().seats[0]!, person, name: person }))
    sit({ player: 1 }, { shown: shown({ wishes, seats }), clock })
    const way = [...document.querySelectorAll<HTMLElement>('header button')].find((one) => one.textContent.includes('Chat'))
    way?.click()
    flushSync()
    expect(document.querySelector('dialog[open] .chat')).not.toBeNull()
    expect(asks()).toBeNull()
    happens([{ type: 'turn', turn: 6, player: 0 }], { ...TURN, turn: 6 })
    expect(asks()?.textContent).toContain('Your turn.')
    expect(document.querySelector('dialog[open] [role="status"]')?.textContent).toContain('Your turn.')
    // The clock goes on without being read out.
    expect(document.querySelector('[role="status"] [role="timer"]')).toBeNull()
    asks()?.click()
    flushSync()
    await tick()
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(document.activeElement?.matches('[data-doing]')).toBe(true)
  })

  it('is not asked again what they have answered ahead', () => {
    sit({ player: 1, decision: 'claim', announced: 'king' }, {
      ahead: 'pass',
      clock: { players: [1], since: 0, limit: 0, bank: 0, pending: [1, 2, 0] },
      shown: shown({ wishes: { ...shown().wishes, chat: true }, seats: ['ana', 'bruno', 'carla', 'dino'].map((person) => ({ ...shown().seats[0]!, person, name: person })) }),
      entries: [{ n: 7, at: 0, what: 'moved', player: 3, events: [{ type: 'announce', player: 3, mask: 'king' }] }],
    })
    expect(document.querySelector('.doing .pass')).not.toBeNull()
    press('.ticker')
    expect(document.querySelector('dialog[open] .log')).not.toBeNull()
    expect(asks()).toBeNull()
  })
})

describe('namesakes', () => {
  it('keep the number that tells them apart, however little room there is for the name', () => {
    const seats = ['ana', 'bruno', 'carla', 'dino'].map((person, place) => ({
      ...shown().seats[0]!,
      person,
      name: place % 2 ? 'Bianca the Magnificent' : person,
    }))
    sit({}, { shown: shown({ seats }) })
    const names = [...document.querySelectorAll('.seat .name')].map((name) => name.textContent.trim())
    expect(names).toEqual(['You', 'Bianca the Magnificent', 'carla', 'Bianca the Magnificent II'])
    // What is cut off with dots ends before it.
    const cut = [...document.querySelectorAll('.seat .name .one-line')].map((name) => name.textContent)
    expect(cut.at(-1)).toBe('Bianca the Magnificent')
  })
})

describe('a mask just seen', () => {
  const swaps = ['centre:0', 'centre:1', 1].map((place): Action => ({ act: 'swap', with: place, really: true }))

  it('does not lie over the masks of the centre, which can be chosen meanwhile', () => {
    sit({ player: 3 })
    happens([{ type: 'look', player: 0, mask: 'witch' }], { player: 0, decision: 'opening', legal: swaps })
    expect(document.querySelector('.moment')?.textContent).toContain('You are the Witch')
    const spare = document.querySelector<HTMLElement>('[data-spot="centre:0"]')
    expect(spare?.closest('.veiled')).toBeNull()
    expect(spare?.closest('.middle')?.contains(document.querySelector('.moment'))).toBe(true)
    spare?.click()
    flushSync()
    expect(spare?.matches('.chosen')).toBe(true)
  })
})

describe('whoever wants to go', () => {
  it('is asked once, and told what becomes of their seat', async () => {
    sit({})
    press('[title="Leave the table"]')
    const sheet = document.querySelector('dialog[open]')
    expect(sheet?.textContent).toContain(t('leave-what'))
    expect(Line.last.commands).toEqual([])
    press('dialog[open] .button.first')
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(Line.last.commands).toEqual([])
    press('[title="Leave the table"]')
    press('dialog[open] [data-leave]')
    await tick()
    expect(Line.last.commands).toMatchObject([{ do: 'leave' }])
  })
})

it('the guide is opened with the masks in play', () => {
  sit({})
  expect(document.querySelector('a[href^="/how"]')?.getAttribute('href')).toBe(`/how/mascarade?masks=${MASKS.join(',')}`)
})
