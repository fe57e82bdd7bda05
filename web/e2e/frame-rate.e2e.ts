// Measures how smoothly a full table is shown on a slow device, from a trace of the browser. The figures are reported
// and not checked: they depend on the machine.

import { expect, test } from 'vitest'
import type { GameEvent, Wire } from '../src/games/mascarade/wire'
import { Guest } from './guest'
import { browser, house } from './setup'
import { mascaradeState, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

const PLAYERS = 12
/** The page's processor is slowed down by this factor. */
const SLOWER = 4
const MASKS = [
  'judge', 'empress', 'king', 'widow', 'patron', 'peasant', 'fool', 'princess', 'spy', 'witch', 'thief', 'swindler',
] // prettier-ignore
/** The longest time between two smooth frames, in milliseconds. */
const SMOOTH = 1000 / 60 + 8
/** Nothing moves in a longer gap than this, so no frame is due. */
const IDLE = 250

interface Traced {
  name: string
  ts: number
  dur?: number
}

/** A challenge in which everyone claims, with coins and masks on their way all the time. */
const SHOW: GameEvent[] = [
  { type: 'swap', player: 1, with: 7 },
  { type: 'announce', player: 1, mask: 'beggar' },
  ...Array.from({ length: 4 }, (_, player): GameEvent => ({ type: 'claim', player: player + 2 })),
  ...Array.from({ length: 4 }, (_, player): GameEvent => ({ type: 'reveal', player: player + 1, mask: MASKS[player] ?? '' })),
  ...Array.from({ length: 10 }, (_, player): GameEvent => ({ type: 'coins', from: player + 2, to: 1, amount: 1 })),
  ...Array.from({ length: 4 }, (_, player): GameEvent => ({ type: 'fine', player: player + 2, amount: 1 })),
  { type: 'turn', player: 2, turn: 8 },
]

test('twelve seats on a slow device', async () => {
  const guest = await Guest.come(browser, house.address, 'Ada', { moving: true, width: 390, height: 844 })
  const start = mascaradeState(MASKS, PLAYERS, { player: 1 })
  const shown = shownTable({ game: 'mascarade', players: PLAYERS, wishes: { pace: 500 } })
  const table = await StagedTable.open<Wire>(guest, viewOf<Wire>(shown, start, [{ type: 'turn', player: 1, turn: 7 }]))
  const session = await guest.context.newCDPSession(guest.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(guest.page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'] })
  table.tell(SHOW, { state: start })
  await guest.page.locator('[data-showing]').waitFor()
  await guest.page.locator('.ring:not([data-showing])').waitFor()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const frames = traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000).sort((one, other) => one - other)
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at)).filter((gap) => gap < IDLE)
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000)
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000
  const smooth = gaps.filter((gap) => gap <= SMOOTH).length / gaps.length
  console.info(
    `${PLAYERS} seats, processor ${SLOWER} times slower: ${(gaps.length / seconds).toFixed(1)} frames per second over ` +
      `${seconds.toFixed(1)} s of movement, ${(smooth * 100).toFixed(0)}% of them smooth, longest gap ${Math.max(...gaps).toFixed(0)} ms, ` +
      `longest task ${Math.max(...tasks).toFixed(0)} ms`,
  )
  expect(frames.length).toBeGreaterThan(1)
  await guest.leave()
})
