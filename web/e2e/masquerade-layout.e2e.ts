// A full table of Masquerade fits on phones and desktops.

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openBy, playOn } from './autoplay'
import { Guest, LANGUAGES } from './guest'
import { outgrown } from './accessibility'
import { browser, house } from './setup'

const PLAYERS = 5

let bots: string[]

beforeAll(async () => {
  const told = (await (await fetch(`${house.address}/api/house`)).json()) as {
    bots: { name: string; game: string; rung: number }[]
  }
  const [quick] = told.bots.filter((bot) => bot.game === 'masquerade').sort((one, other) => one.rung - other.rung)
  bots = Array.from({ length: PLAYERS - 1 }, () => quick?.name ?? '')
})

/** Sit down at a full table with bots in all other seats. */
async function sitWithBots(guest: Guest): Promise<void> {
  await guest.go('/')
  const table = await openBy(guest, {
    wishes: { game: 'masquerade', players: PLAYERS, clock: null, pace: 0, chat: true },
    sit: '00'.repeat(16),
    bots,
    start: true,
  })
  await guest.go(`/t/${table}`)
  await guest.page.locator('.dock.mine').waitFor()
}

/** Return how many of these elements are fully visible: in the window, and not under the dock. */
const inSight = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const dock = document.querySelector('.dock')?.getBoundingClientRect()
    const clear = (box: DOMRect): boolean =>
      box.bottom <= innerHeight && (!dock || box.bottom <= dock.top + 1 || box.right <= dock.left)
    return [...document.querySelectorAll(wanted)].filter((one) => clear(one.getBoundingClientRect())).length
  }, selector)

/** Return words on tiles that are broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    return [...document.querySelectorAll('.thing .head')].flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(firstChild as Node, index)
        range.setEnd(firstChild as Node, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    )
  })

it.each(LANGUAGES)('a full table is in sight on phones and on a desktop in %s', async (language) => {
  const guest = await Guest.come(browser, house.address, 'Truffaldino', { language, width: 390, height: 844 })
  const { page } = guest
  await sitWithBots(guest)
  const found: string[] = []
  const look = async (width: number, height: number, wanted: Record<string, number>): Promise<void> => {
    await page.setViewportSize({ width, height })
    // Wait for the layout to follow the new window size.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300)))
    for (const [selector, least] of Object.entries(wanted)) {
      const seen = await inSight(page, selector)
      if (seen < least) found.push(`${width} by ${height}: ${seen} of ${least} ${selector}`)
    }
    found.push(...(await outgrown(page, [guest.name])).map((wrong) => `${width} by ${height}: ${wrong}`))
    found.push(...(await brokenWords(page)).map((word) => `${width} by ${height}: ${word} is broken`))
  }
  await look(390, 844, { '.stage': 6, '.guest': PLAYERS })
  await look(1280, 800, { '.stage': 6, '.guest': PLAYERS, '.thing': 4, '.emblems button': 5 })
  // In a low window, the viewer's own cards stay in sight.
  await look(844, 390, { '.stage': 6, '.guest': 2 })
  await look(360, 640, { '.stage': 6, '.guest': 1 })
  expect(await page.locator('.tray .standing').count()).toBe(2)
  expect(found).toEqual([])
  expect(guest.complaints).toEqual([])
  await guest.leave()
})

it('a game can be played on a phone in landscape', async () => {
  const guest = await Guest.come(browser, house.address, 'Pierrot', { width: 844, height: 390, touch: true })
  await sitWithBots(guest)
  const pressed = await playOn(guest, 3)
  expect(pressed).toBeGreaterThan(6)
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
