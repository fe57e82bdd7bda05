// The layout does not shift while a screen loads over a slow connection, or during a game.

import { expect, it } from 'vitest'
import type { GameEvent as MascaradeEvent, Wire as MascaradeWire } from '../src/games/mascarade/wire'
import type { GameEvent as MasqueradeEvent, Wire as MasqueradeWire } from '../src/games/masquerade/wire'
import { openTable } from './autoplay'
import { Guest } from './guest'
import { layoutShift } from './pageMetrics'
import { browser, house } from './setup'
import { mascaradeState, masqueradeState, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

/** The limit of cumulative layout shift. Browsers rate up to 0.1 as good. */
const MOST = 0.01
/** The latency of every response in milliseconds, so that parts of a screen arrive one by one. */
const LATENCY = 120

async function comeSlowly(): Promise<Guest> {
  const guest = await Guest.come(browser, house.address, 'Ada', { width: 390, height: 844, touch: true, moving: true })
  await guest.page.route('**/*', async (route) => {
    await new Promise((later) => setTimeout(later, LATENCY))
    await route.fallback()
  })
  return guest
}

async function expectNoShift(guest: Guest, where: string): Promise<void> {
  await guest.page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300)))
  const { value, what } = layoutShift(await guest.page.evaluate(() => window.watched.shifts))
  console.info(`layout shift of ${where}: ${value.toFixed(4)} ${what.join("; ")}`)
  expect(value, `${where}: ${what.join('; ')}`).toBeLessThan(MOST)
}

it.each([
  ['home', '/'],
  ['the guide', '/how'],
  ['the guide to Mascarade', '/how/mascarade'],
  ['the guide to Masquerade', '/how/masquerade'],
  ['a mask in the guide', '/how/mascarade#mask-witch'],
  ['a card in the guide', '/how/masquerade#card-fugue'],
  ['the form that opens a table', '/open'],
])('the layout does not shift while %s loads', async (name, path) => {
  const guest = await comeSlowly()
  await guest.go(path)
  await guest.page.waitForLoadState('networkidle')
  await expectNoShift(guest, name)
  await guest.leave()
})

it('home does not shift for a guest with a table, or when a public table is added', async () => {
  const guest = await comeSlowly()
  await openTable(guest, 'mascarade', 6, { public: true })
  await guest.go('/')
  await guest.page.locator(`a[href="${guest.table}"]`).nth(1).waitFor()
  await guest.page.reload()
  await guest.page.locator(`a[href="${guest.table}"]`).nth(1).waitFor()
  const other = await Guest.come(browser, house.address, 'Bruno')
  await openTable(other, 'mascarade', 6, { public: true })
  await guest.page.locator(`a[href="${other.table}"]`).waitFor()
  await expectNoShift(guest, 'home of a returning guest')
  await Promise.all([guest.leave(), other.leave()])
})

it('the layout does not shift in a game of Mascarade', async () => {
  const guest = await comeSlowly()
  const masks = ['judge', 'king', 'thief', 'spy', 'witch', 'cheat']
  const shown = shownTable({ game: 'mascarade', players: 6, wishes: { memory: 'seen', clock: { seconds: 45, bank: 120 } } })
  const table = await StagedTable.open(guest, viewOf<MascaradeWire>(shown, mascaradeState(masks, 6, { player: 1 }), []))
  const happenings: MascaradeEvent[][] = [
    [{ type: 'turn', player: 1, turn: 8 }],
    [{ type: 'announce', player: 1, mask: 'king' }],
    [{ type: 'pass', player: 2 }, { type: 'claim', player: 3 }],
    [{ type: 'reveal', player: 1, mask: 'thief' }, { type: 'reveal', player: 3, mask: 'king' }],
    [{ type: 'coins', from: 'bank', to: 3, amount: 2 }, { type: 'fine', player: 1, amount: 1 }],
    [{ type: 'look', player: 0, mask: 'witch' }],
    [{ type: 'swap', player: 4, with: 5 }],
  ]
  for (const events of happenings) await table.happens(events)
  await expectNoShift(guest, 'a game of Mascarade')
  await guest.leave()
})

it('the layout does not shift in a game of Masquerade', async () => {
  const guest = await comeSlowly()
  const shown = shownTable({ game: 'masquerade', players: 4, wishes: { clock: { seconds: 45, bank: 120 } } })
  const own = { mask: 'moon', hand: ['aria', 'waltz'], counters: [], prospects: { powers: [3, 3, 3, 3], hand_limit: 5, costs: {}, mask_vp: 0 } }
  const table = await StagedTable.open(guest, viewOf<MasqueradeWire>(shown, masqueradeState(4, { player: 1 }), [], { own }))
  const happenings: MasqueradeEvent[][] = [
    [{ type: 'turn', turn: 4 }, { type: 'phase', phase: 'stage' }],
    [{ type: 'stage', player: 1, stage: 'arena' }],
    [{ type: 'cast', player: 1, spell: 'fugue' }, { type: 'pay', player: 1, spell: 'aria' }],
    [{ type: 'challenge', player: 1, challenged: 2, guardian: null }, { type: 'clash', totals: [4, 3] }],
    [{ type: 'life', player: 2, life: 1 }, { type: 'emblem', emblem: 'rose', player: 1 }],
    [{ type: 'glimpse', player: 0, target: 2, mask: 'owl' }],
  ]
  for (const events of happenings) await table.happens(events)
  await expectNoShift(guest, 'a game of Masquerade')
  await guest.leave()
})
