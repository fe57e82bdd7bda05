// Names of masks and cards open their sheets in a running game.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Wire as MascaradeWire } from '../src/games/mascarade/wire'
import type { Wire as MasqueradeWire } from '../src/games/masquerade/wire'
import { faults } from './accessibility'
import { Guest } from './guest'
import { browser, house } from './setup'
import { mascaradeState, masqueradeState, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

const mascarade = viewOf<MascaradeWire>(
  shownTable({ game: 'mascarade', players: 6 }),
  mascaradeState(['judge', 'king', 'thief', 'spy', 'witch', 'cheat'], 6, { decision: 'turn', player: 1 }),
  [
    { type: 'reveal', player: 1, mask: 'thief' },
    { type: 'turn', player: 5, turn: 7 },
    { type: 'announce', player: 5, mask: 'king' },
    { type: 'coins', from: 'bank', to: 5, amount: 3 },
    { type: 'turn', player: 1, turn: 8 },
  ],
)

const masquerade = viewOf<MasqueradeWire>(
  shownTable({ game: 'masquerade', players: 3 }),
  masqueradeState(3, { decision: 'pay', legal: [{ act: 'pay', spell: 'aria' }, { act: 'pay', spell: 'waltz' }], casting: ['fugue'] }),
  [
    { type: 'stage', player: 1, stage: 'tower' },
    { type: 'cast', player: 0, spell: 'fugue' },
  ],
  {
    own: {
      mask: 'moon',
      hand: ['aria', 'waltz'],
      counters: [],
      prospects: { powers: [3, 3, 3], hand_limit: 5, costs: { aria: 1, waltz: 1 }, mask_vp: 0 },
    },
  },
)

/** Return the title of the topmost sheet, or "" if none is open. */
const sheet = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('dialog[open] h2')].at(-1)?.textContent ?? '')

/** Return the heights of ticker lines that are not a whole number of text lines. */
const uneven = (page: Page): Promise<number[]> =>
  page.locator('.ticker .line').evaluateAll((lines) =>
    lines
      .map((line) => line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight))
      .filter((height) => Math.abs(height - Math.round(height)) > 0.05),
  )

it.each([
  ['mascarade', mascarade, '#mask-king', /King/],
  ['masquerade', masquerade, '#card-fugue', /Fugue/],
] as const)('a name in the story of %s opens its sheet by touch and by keyboard', async (_, view, target, power) => {
  const guest = await Guest.come(browser, house.address, 'Ada', { width: 390, height: 844, touch: true })
  const { page } = guest
  await StagedTable.open(guest, view as never)
  const address = page.url()
  const name = page.locator(`.ticker a[href$="${target}"]`)
  const open = page.locator('dialog[open]')

  await name.tap()
  expect(await open.innerText()).toMatch(power)
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })

  // In tab order the links of the ticker follow the button that opens the story.
  await page.locator('.ticker button').focus()
  for (let tabs = 0; tabs < 4 && !(await name.evaluate((link) => link === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  expect(await open.innerText()).toMatch(power)
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
  expect(await name.evaluate((link) => link === document.activeElement)).toBe(true)

  // A tap next to the names opens the story, where a name opens a second sheet.
  await page.locator('.ticker').tap({ position: { x: 4, y: 4 } })
  const story = await sheet(page)
  await page.locator(`dialog[open] .log a[href$="${target}"]`).tap()
  expect(await sheet(page)).not.toBe(story)
  expect(await open.count()).toBe(2)
  await page.keyboard.press('Escape')
  expect(await sheet(page)).toBe(story)

  expect(await uneven(page)).toEqual([])
  expect(await faults(page, 'story')).toEqual([])
  expect(page.url()).toBe(address)
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
