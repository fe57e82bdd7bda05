// What happens at a table is shown beat by beat, in an order that people can follow, from recorded frames.

import { afterEach, describe, expect, test } from 'vitest'
import type { GameEvent, State, Wire } from '../src/games/mascarade/wire'
import type { GameEvent as HallEvent, State as HallState, Wire as HallWire } from '../src/games/masquerade/wire'
import type { ClockShown } from '../src/lib/wire'
import { beatsIn, pressAtOnce, record, recorded, type Frame } from './frames'
import { Guest } from './guest'
import { browser, house } from './setup'
import { mascaradeState, masqueradeState, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

const PLAYERS = 5
const PACE = 500
const MASKS = [
  'judge', 'empress', 'king', 'widow', 'patron', 'peasant', 'fool', 'princess', 'spy', 'witch', 'thief', 'swindler',
  'beggar', 'puppeteer', 'guru', 'cheat',
] as const // prettier-ignore
/** Events that change fortunes, which happens when they have been shown. */
const COINS = ['coins', 'fine', 'seats']

let guest: Guest

afterEach(async () => {
  expect(guest.complaints).toEqual([])
  await guest.leave()
})

/** Return the state after events: coins and seats. */
function after(state: State, events: readonly GameEvent[], change: Partial<State> = {}): State {
  const next = { ...state, coins: [...state.coins], seats: state.seats, ...change }
  const give = (purse: number | 'bank' | 'court', amount: number): void => {
    if (typeof purse === 'string') next[purse] += amount
    else next.coins[next.seats.indexOf(purse)]! += amount
  }
  for (const event of events) {
    if (event.type === 'coins') {
      give(event.from, -event.amount)
      give(event.to, event.amount)
    } else if (event.type === 'fine') {
      give(event.player, -event.amount)
      give('court', event.amount)
    } else if (event.type === 'seats') next.seats = event.seats
  }
  return next
}

interface Manner {
  pace?: number
  moving?: boolean
  state?: Partial<State>
}

/** Open a table at which another player is about to act. */
async function sit({ pace = PACE, moving = true, state = {} }: Manner = {}): Promise<{ table: StagedTable<Wire>; state: State }> {
  guest = await Guest.come(browser, house.address, 'Ada', { moving })
  const start = mascaradeState(MASKS.slice(0, PLAYERS), PLAYERS, { player: 1, turn_player: 1, ...state })
  const shown = shownTable({ game: 'mascarade', players: PLAYERS, wishes: { pace } })
  const table = await StagedTable.open<Wire>(guest, viewOf<Wire>(shown, start, [{ type: 'turn', player: 1, turn: 7 }]))
  await record(guest.page)
  return { table, state: start }
}

const announce = (mask: string): GameEvent => ({ type: 'announce', player: 1, mask })
const passes = (...players: number[]): GameEvent[] => players.map((player) => ({ type: 'pass', player }))
const turn: GameEvent = { type: 'turn', player: 2, turn: 8 }
const drawn = (to: number, amount: number): GameEvent => ({ type: 'coins', from: 'bank', to, amount })
const paid = (from: number, to: number, amount: number): GameEvent => ({ type: 'coins', from, to, amount })
const choose = (...chosen: number[]): GameEvent => ({ type: 'choose', player: 1, chosen })
const reveal = (player: number, mask: string): GameEvent => ({ type: 'reveal', player, mask })

/** Check that no total changes before its coins have arrived, and that some do change. */
function expectCoinsFirst(frames: readonly Frame[], changes: boolean): void {
  let changed = 0
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1]
    if (!before || frame.totals === before.totals) continue
    changed += 1
    expect(COINS, `${before.totals} changed to ${frame.totals} while ${before.showing} was shown`).toContain(before.showing)
    expect(frame.showing === before.showing && frame.flying > 0).toBe(false)
    // They were seen on their way.
    if (before.showing !== 'seats') expect(frames.slice(0, index).some(({ showing, flying }) => showing === before.showing && flying > 0)).toBe(true)
  }
  expect(changed > 0).toBe(changes)
}

/** What each power does when nobody claims the mask. Player 1 has 7 coins, their neighbours 6 and 8. */
const POWERS: Record<(typeof MASKS)[number], GameEvent[]> = {
  judge: [{ type: 'coins', from: 'court', to: 1, amount: 12 }],
  empress: [drawn(1, 3)],
  king: [drawn(1, 2)],
  widow: [drawn(1, 3)],
  patron: [drawn(1, 3), drawn(2, 1), drawn(0, 1)],
  peasant: [drawn(1, 1)],
  fool: [drawn(1, 1), choose(2, 3), { type: 'switch', player: 1, players: [2, 3] }],
  princess: [drawn(1, 2), choose(3), { type: 'show', player: 1, target: 3, mask: 'widow' }],
  spy: [choose(2), { type: 'show', player: 1, target: 2 }, { type: 'switch', player: 1, players: [1, 2] }],
  witch: [choose(4), paid(1, 4, 7), paid(4, 1, 10)],
  thief: [paid(2, 1, 1), paid(0, 1, 1)],
  swindler: [paid(4, 1, 2)],
  beggar: [paid(2, 1, 1), paid(3, 1, 1), paid(4, 1, 1)],
  puppeteer: [choose(2, 3), paid(2, 1, 1), paid(3, 1, 1), { type: 'seats', seats: [0, 1, 3, 2, 4] }],
  guru: [choose(3), { type: 'name', player: 3, mask: 'king' }, reveal(3, 'widow'), paid(3, 1, 4)],
  cheat: [],
}

describe('a power that nobody contests', () => {
  test.each(MASKS)('%s', async (mask) => {
    const { table, state } = await sit()
    const power = POWERS[mask]
    table.tell([announce(mask)], { state: { ...state, announced: mask, announcer: 1, decision: 'claim', player: 2 } })
    const shown = [...passes(2, 3, 4), ...power, turn]
    table.tell(shown, { state: after(state, shown, { player: 2, turn: 8 }) })
    const frames = await recorded(guest.page)
    const order = ['announce', ...shown.map(({ type }) => type)]
    expect(beatsIn(frames)).toEqual(order.filter((type, index) => type !== order[index - 1]))
    expectCoinsFirst(frames, power.some(({ type }) => COINS.includes(type)))
    // Two people who exchange fortunes never both have them.
    if (mask === 'witch') expect(frames.every(({ totals }) => !/\b17\b/.test(totals))).toBe(true)
  })
})

describe('a challenge', () => {
  test('that is won: masks turn over one by one, the power is used, and the liars are fined', async () => {
    const { table, state } = await sit()
    table.tell([announce('king')], { state: { ...state, announced: 'king', announcer: 1, decision: 'claim', player: 2 } })
    const shown: GameEvent[] = [
      { type: 'claim', player: 2 }, { type: 'claim', player: 3 }, ...passes(4), reveal(1, 'king'), reveal(2, 'witch'),
      reveal(3, 'spy'), drawn(1, 2), { type: 'fine', player: 2, amount: 1 }, { type: 'fine', player: 3, amount: 1 }, turn,
    ] // prettier-ignore
    table.tell(shown, { state: after(state, shown, { player: 2, turn: 8 }) })
    const frames = await recorded(guest.page)
    expect(beatsIn(frames)).toEqual(['announce', 'claim', 'pass', 'reveal', 'coins', 'fine', 'turn'])
    expectCoinsFirst(frames, true)
    const faces = frames.filter(({ showing }) => showing === 'reveal').map(({ spotlight }) => spotlight)
    expect([...new Set(faces)]).toEqual(['King', 'King Witch', 'King Witch Spy'])
  })

  test('that everyone loses: nobody uses the power, all are fined at once', async () => {
    const { table, state } = await sit()
    table.tell([announce('king')], { state: { ...state, announced: 'king', announcer: 1, decision: 'claim', player: 2 } })
    const fines: GameEvent[] = [1, 2].map((player) => ({ type: 'fine', player, amount: 1 }))
    const shown: GameEvent[] = [{ type: 'claim', player: 2 }, ...passes(3, 4), reveal(1, 'fool'), reveal(2, 'judge'), ...fines, turn]
    table.tell(shown, { state: after(state, shown, { player: 2, turn: 8 }) })
    const frames = await recorded(guest.page)
    expect(beatsIn(frames)).toEqual(['announce', 'claim', 'pass', 'reveal', 'fine', 'turn'])
    expectCoinsFirst(frames, true)
    expect(new Set(frames.map(({ totals }) => totals)).size).toBe(2)
  })

  test('keeps its order and its pauses without movement', async () => {
    const { table, state } = await sit({ moving: false })
    const shown: GameEvent[] = [announce('king'), { type: 'claim', player: 2 }, reveal(1, 'king'), drawn(1, 2), turn]
    table.tell(shown, { state: after(state, shown, { player: 2, turn: 8 }) })
    const frames = await recorded(guest.page)
    expect(beatsIn(frames)).toEqual(['announce', 'claim', 'reveal', 'coins', 'turn'])
    expect(frames.every(({ flying }) => flying === 0)).toBe(true)
    const [first, last] = [frames[0], frames.at(-1)]
    expect(first?.totals).not.toBe(last?.totals)
    expect(frames.filter(({ totals }) => totals === last?.totals).every(({ showing }) => ['turn', ''].includes(showing))).toBe(true)
  })
})

describe('the viewer', () => {
  const pending: ClockShown = { players: [0], since: 0, limit: 0, bank: 0, pending: [0] }

  test.each([['calm', 1600], ['normal', 1000], ['quick', 500]])('answers at a %s table while the show goes on', async (_, pace) => {
    const { table, state } = await sit({ pace })
    const legal: State['legal'] = [{ act: 'claim' }, { act: 'pass' }]
    const asked = { ...state, announced: 'king', announcer: 1, decision: 'claim', player: 0, legal }
    const pressed = pressAtOnce(guest.page, '[data-doing] .pass')
    table.tell([announce('king'), ...passes(2, 3, 4)], { state: asked, clock: pending })
    await expect.poll(() => table.commands).toMatchObject([{ do: 'act', action: { act: 'pass' } }])
    const frames = await recorded(guest.page)
    // The buttons were there, and worked, in the first frame of the first beat.
    expect(await pressed).toBe('announce')
    expect(frames.find((frame) => frame.showing)?.doing).toContain('King')
  })

  test('is never more than one turn behind', async () => {
    const { table, state } = await sit({ pace: 1600 })
    const turns: GameEvent[][] = [
      [{ type: 'swap', player: 1, with: 2 }, { type: 'turn', player: 2, turn: 8 }],
      [announce('king'), drawn(1, 2), { type: 'turn', player: 3, turn: 9 }],
      [{ type: 'name', player: 3, mask: 'king' }, { type: 'turn', player: 4, turn: 10 }],
      [{ type: 'look', player: 4 }, { type: 'turn', player: 1, turn: 11 }],
    ]
    for (const [index, events] of turns.entries()) table.tell(events, { state: after(state, turns.slice(0, index + 1).flat()) })
    const frames = await recorded(guest.page)
    // Whatever was shown first, the turns in between were skipped and the last one was shown whole.
    expect(beatsIn(frames)).not.toContain('coins')
    expect(beatsIn(frames).slice(-2)).toEqual(['look', 'turn'])
  })

  test('hears the story once and in order, even when it is skipped', async () => {
    const { table, state } = await sit({ pace: 1600 })
    const shown: GameEvent[] = [announce('king'), { type: 'claim', player: 2 }, ...passes(3, 4), reveal(1, 'king'), reveal(2, 'spy'), drawn(1, 2), turn]
    table.tell(shown, { state: after(state, shown) })
    await guest.page.waitForFunction(() => window.shownFrames.some(({ showing }) => showing === 'claim'))
    await guest.page.keyboard.press('Escape')
    const frames = await recorded(guest.page)
    const read = frames.map((frame) => frame.read).filter((text, index, all) => text && text !== all[index - 1])
    expect(read).toHaveLength(3)
    const names = ['Bruno', 'Carla', 'Dino', 'Elena', 'Bruno', 'Carla', 'Bruno', 'Carla']
    expect(read.join(' ').match(new RegExp(names.join('|'), 'g'))).toEqual(names)
  })

  test('gets a short recap after the page was hidden', async () => {
    const { table, state } = await sit()
    await guest.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const shown: GameEvent[] = [announce('king'), ...passes(2, 3, 4), drawn(1, 2), turn]
    table.tell(shown, { state: after(state, shown, { player: 0, legal: [{ act: 'look' }] }) })
    await guest.page.locator('.doing .button').first().waitFor()
    await guest.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const recap = guest.page.locator('.recap')
    await recap.waitFor()
    expect(await recap.locator('p').allTextContents()).toHaveLength(2)
    // It covers no decision, and goes when the viewer acts.
    await guest.page.locator('.doing .button').first().click()
    await recap.waitFor({ state: 'detached' })
  })
})

describe('a fight of Masquerade', () => {
  test('shows both totals, the flip, the outcome and then what it brings', async () => {
    guest = await Guest.come(browser, house.address, 'Ada', { moving: true })
    const start = masqueradeState(3, { player: 1, decision: 'challenge', phase: 'challenge', vp: [0, 0, 0] })
    const shown = shownTable({ game: 'masquerade', players: 3, wishes: { pace: PACE } })
    const own = { mask: 'moon', hand: [], counters: [], prospects: { powers: [9, 9, 9], hand_limit: 5, costs: {}, mask_vp: 0 } }
    const table = await StagedTable.open<HallWire>(guest, viewOf<HallWire>(shown, start, [], { own }))
    await record(guest.page)
    const challenge: HallEvent = { type: 'challenge', player: 1, challenged: 'guardian', guardian: 'hound' }
    const fighting: HallState = { ...start, decision: 'bout', fight: { challenger: 1, challenged: 'guardian', totals: [9, 4] } }
    table.tell([challenge], { state: fighting })
    const outcome: HallEvent[] = [
      { type: 'flip', spell: 'lullaby', level: 2 }, { type: 'clash', totals: [9, 6] },
      { type: 'treasure', player: 1, treasure: 'silver-flute', from: 'guardian' }, { type: 'life', player: 2, life: 1 },
      { type: 'phase', phase: 'event' },
    ] // prettier-ignore
    table.tell(outcome, { state: { ...start, phase: 'event', treasures: [[], ['silver-flute'], []], vp: [0, 1, 0], life: [0, 1, 1], player: 2 } })
    const frames = await recorded(guest.page)
    expect(beatsIn(frames)).toEqual(['challenge', 'flip', 'clash', 'treasure', 'life', 'phase'])
    const totals = (beat: string): string | undefined => frames.findLast(({ showing }) => showing === beat)?.fight
    expect([totals('challenge'), totals('flip'), totals('clash')]).toEqual(['9 4', '9 4', '9 6'])
    // Points change when the Treasure has arrived.
    for (const [index, frame] of frames.entries()) {
      const before = frames[index - 1]
      if (before && before.totals !== frame.totals) expect(['treasure', 'life', 'phase']).toContain(before.showing)
    }
    expect(frames.some(({ showing, flying }) => showing === 'treasure' && flying > 0)).toBe(true)
  })
})
