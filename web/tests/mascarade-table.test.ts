import { flushSync, mount, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plannedFor } from '../src/lobby/arrival'
import type { ClockShown, View } from '../src/lib/wire'
import type { Table } from '../src/table/table.svelte'
import type { Action, GameEvent, State, Wire } from '../src/games/mascarade/wire'
import Mascarade from '../src/games/mascarade/Table.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, news, shown, soon, view } from './fixtures/fakeHouse'
import { game, MASKS } from './fixtures/mascarade'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table<Wire>
let mounted: ReturnType<typeof mount>

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

/** Send events as they happen. */
function happens(events: GameEvent[], state: Partial<State>): void {
  const since = table.n ?? 0
  Line.last.say(news(since, { entries: [{ n: since + 1, at: 0, what: 'moved', player: 0, events }], state: game(state) }))
  flushSync()
}

const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click()
  flushSync()
}

describe('a tap on an answer', () => {
  let now: number
  beforeEach(() => {
    now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  const tap = (): void => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    document.querySelector('.doing .button')?.dispatchEvent(click)
    flushSync()
  }

  it('that appeared a moment ago is ignored', () => {
    sit({ player: 1 })
    now += 5000
    happens([{ type: 'turn', turn: 6, player: 0 }], { turn: 6, legal: [{ act: 'look' }] })
    now += 240
    tap()
    expect(Line.last.commands).toEqual([])
    now += 10
    tap()
    expect(Line.last.commands).toMatchObject([{ do: 'act', action: { act: 'look' } }])
  })

  it('that was there before the others answered counts at once', () => {
    const claim: Partial<State> = { decision: 'claim', announced: 'king', announcer: 3 }
    const clock = { players: [1], since: 0, limit: 0, bank: 0, pending: [1, 2, 0] }
    sit({ ...claim, player: 1 }, { clock })
    now += 5000
    Line.last.say(news(table.n ?? 0, { state: game({ ...claim, player: 2 }), clock: { ...clock, pending: [2, 0] } }))
    flushSync()
    tap()
    expect(Line.last.commands).toMatchObject([{ do: 'ahead', answer: 'claim' }])
  })
})

describe('masks that are face up after the deal', () => {
  const DEAL: GameEvent[] = [
    { type: 'deal', first: 1, open: true, masks: MASKS },
    { type: 'turn', turn: 1, player: 1 },
  ]
  const ASKED: Partial<State> = { decision: 'opening', player: 0, legal: [{ act: 'swap', with: 2, really: true }] }
  const WATCHING = { you: { person: 'ida', name: 'IDA', player: null, removed: false } }

  /** Deal the masks; all may look at them for ten seconds. */
  function deal(state: Partial<State>, more: Partial<View> = {}): void {
    const until = Date.now() + 10_000
    const clock: ClockShown = { players: [state.player ?? 0], since: until, limit: 45_000, bank: 120_000, look_until: until }
    const wishes = { ...shown().wishes, clock: { seconds: 45, bank: 120 } }
    const seats = ['ana', 'bruno', 'carla', 'dino'].map((person) => ({ ...shown().seats[0]!, person, name: person }))
    const started = { n: 1, at: Date.now(), what: 'started', events: DEAL } as const
    sit(state, { n: 1, entries: [started], clock, shown: shown({ seats, wishes }), ...more })
    Line.last.say({ is: 'ready', players: [3] })
    flushSync()
  }

  const faces = (): (string | undefined)[] =>
    [...document.querySelectorAll('[data-seat] .face')].map((face) => face.textContent?.trim())
  const button = (): string | undefined => document.querySelector('.doing')?.textContent?.trim()
  const panel = (): string => document.querySelector('.panel')?.textContent ?? ''
  const signed = (sign: string): number[] =>
    [...document.querySelectorAll<HTMLElement>('[data-seat]')]
      .filter((seat) => seat.textContent?.includes(t(`mas-sign-${sign}`)))
      .map((seat) => Number(seat.dataset.seat))
  const over = (state: Partial<State>): void => {
    const clock = { players: [0], since: Date.now(), limit: 45_000, bank: 120_000 }
    Line.last.say(news(table.n ?? 0, { n: table.n ?? 0, entries: [], state: game(state), clock }))
    flushSync()
  }

  it('are turned face down by a viewer who is ready; then the viewer waits for the others', async () => {
    deal(ASKED)
    expect(faces()).toEqual(['Judge', 'King', 'Guru', 'Spy'])
    expect([signed('ready'), signed('looks')]).toEqual([[3], [0, 1, 2]])
    press('.doing .button.first')
    expect(Line.last.commands).toMatchObject([{ do: 'ready' }])
    Line.last.say({ is: 'ready', players: [0, 2, 3] })
    Line.last.say({ is: 'done', id: Line.last.commands[0]?.id ?? '', n: 1 })
    await tick()
    expect(faces()).toEqual([])
    expect(document.querySelector('.doing')).toBe(null)
    expect(panel()).toContain(t('mas-wait-looking', { names: 'bruno' }))
    expect([signed('ready'), signed('acts')]).toEqual([[0, 2, 3], []])
    over(ASKED)
    await soon(() => expect(button()).toContain('Tap'))
    expect([signed('ready'), signed('acts')]).toEqual([[], [0]])
  })

  it('stay face up until the time is over, for players and spectators', () => {
    deal({ decision: 'opening', player: 1 }, WATCHING)
    expect(faces()).toHaveLength(4)
    expect(document.querySelector('.doing')).toBe(null)
    expect(panel()).not.toContain(t('mas-watching'))
    over({ decision: 'opening', player: 1 })
    expect(faces()).toEqual([])
    expect(panel()).toContain(t('mas-watching'))
  })

  it('are face down for a player who was ready before the page was reloaded', () => {
    deal(ASKED)
    Line.last.say({ is: 'ready', players: [0, 3] })
    flushSync()
    expect(faces()).toEqual([])
  })

  it('have a countdown that is the same for all, no matter who begins', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    deal(ASKED)
    expect(document.querySelector('[role="timer"]')?.textContent?.trim()).toBe('0:10')
    vi.useRealTimers()
  })
})

describe('when the others play again', () => {
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

  it('the viewer follows after a while', () => {
    over()
    rematch()
    vi.advanceTimersByTime(19_000)
    expect(location.pathname).toBe('/t/tafel')
    vi.advanceTimersByTime(1000)
    expect(location.pathname).toBe('/t/nuova')
  })

  it('the viewer can stay, and still follow later', () => {
    over()
    rematch()
    press('.over button.plain')
    // Receiving the table again changes nothing.
    const since = table.n ?? 0
    Line.last.say(news(since, { shown: { ...table.shown! }, state: table.state }))
    flushSync()
    vi.advanceTimersByTime(60_000)
    expect(location.pathname).toBe('/t/tafel')
    expect(document.querySelector('.over a[href="/t/nuova"]')).not.toBe(null)
  })

  it('the viewer who asked for a rematch goes at once', async () => {
    over()
    press('.over button.first')
    expect(Line.last.commands).toMatchObject([{ do: 'rematch' }])
    rematch()
    expect(location.pathname).toBe('/t/nuova')
    // If other people may come, the host starts the game.
    expect(plannedFor('nuova')).toEqual({ sits: true, starts: false })
  })

  it('a rematch with bots alone starts at once', () => {
    const [ana] = shown().seats
    const bots = ['piero', 'marina', 'tonin'].map((name) => ({ ...ana!, kind: 'bot' as const, person: null, name }))
    const seats = shown({ phase: 'over', seats: [ana!, ...bots] })
    sit({ over: true, player: null, decision: null, winners: [1], reason: 'coins' }, { shown: seats })
    press('.over button.first')
    rematch()
    expect(plannedFor('nuova')).toEqual({ sits: true, starts: true })
  })
})

describe('a player chosen by the Guru', () => {
  it('picks one of the masks in play and names it', async () => {
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

describe('a player with the chat open when their turn comes', () => {
  const TURN: Partial<State> = { player: 0, legal: [{ act: 'look' }, { act: 'announce', mask: 'king' }, { act: 'swap', with: 1, really: true }] }
  const asks = (): HTMLElement | null => document.querySelector('dialog[open] .asks')

  it('is shown and told the question with the time, and a tap on it leads to the buttons', async () => {
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
    // The clock is not read out.
    expect(document.querySelector('[role="status"] [role="timer"]')).toBeNull()
    asks()?.click()
    flushSync()
    await tick()
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(document.activeElement?.matches('[data-doing]')).toBe(true)
  })

  it('is not asked again after answering ahead', () => {
    sit({ player: 1, decision: 'claim', announced: 'king' }, {
      ahead: 'pass',
      clock: { players: [1], since: 0, limit: 0, bank: 0, pending: [1, 2, 0] },
      shown: shown({ wishes: { ...shown().wishes, chat: true }, seats: ['ana', 'bruno', 'carla', 'dino'].map((person) => ({ ...shown().seats[0]!, person, name: person })) }),
      entries: [{ n: 7, at: 0, what: 'moved', player: 3, events: [{ type: 'announce', player: 3, mask: 'king' }] }],
    })
    expect(document.querySelector('.doing .pass')).not.toBeNull()
    press('.aside .story')
    expect(document.querySelector('dialog[open] .log')).not.toBeNull()
    expect(asks()).toBeNull()
  })
})

describe('namesakes', () => {
  it('keep their numbers if the name is cut off', () => {
    const seats = ['ana', 'bruno', 'carla', 'dino'].map((person, place) => ({
      ...shown().seats[0]!,
      person,
      name: place % 2 ? 'Bianca the Magnificent' : person,
    }))
    sit({}, { shown: shown({ seats }) })
    const names = [...document.querySelectorAll('.seat .name')].map((name) => name.textContent.trim())
    expect(names).toEqual(['You', 'Bianca the Magnificent', 'carla', 'Bianca the Magnificent II'])
    // The ellipsis comes before the number.
    const cut = [...document.querySelectorAll('.seat .name .one-line')].map((name) => name.textContent)
    expect(cut.at(-1)).toBe('Bianca the Magnificent')
  })
})

describe('a mask just seen', () => {
  const swaps = ['centre:0', 'centre:1', 1].map((place): Action => ({ act: 'swap', with: place, really: true }))

  it('does not cover the centre masks, which can be chosen meanwhile', () => {
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

describe('a player who wants to leave', () => {
  it('is asked for confirmation and told what happens to their seat', async () => {
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

it('the guide opens with the masks in play', () => {
  sit({})
  expect(document.querySelector('a[href^="/how"]')?.getAttribute('href')).toBe(`/how/mascarade?masks=${MASKS.join(',')}`)
})
