import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinBrowser } from './browser'
import { finishedGame, hurryBots, openTable, playOn, sitDown } from './company'
import { Guest, type Manner } from './guest'
import { openHouse, type House } from './house'
import { screenShown } from './offers'

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url))

let browser: Browser
let house: House
let waiting: string
let finished: Record<'mascarade' | 'masquerade', string>

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  ;[browser, house] = await Promise.all([joinBrowser(), openHouse()])
  const host = await Guest.come(browser, house.address, 'Lucia')
  waiting = await openTable(host, 'mascarade', 7, { public: true })
  await sitDown(await Guest.come(browser, house.address, 'Marco'), waiting)
  finished = {
    mascarade: await finishedGame(house.address, 'mascarade'),
    masquerade: await finishedGame(house.address, 'masquerade'),
  }
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

const SIZES: Manner[] = [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 860 },
]

/** A picture in both colour schemes. */
async function take(page: Page, name: string, whole = true): Promise<void> {
  const width = page.viewportSize()?.width
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${colorScheme}.png`, fullPage: whole, animations: 'disabled' })
  }
}

it.each(SIZES)('every screen beside the games, at $width', async (manner) => {
  const guest = await Guest.come(browser, house.address, 'Nina', manner)
  const { page } = guest
  const rest = (): Promise<void> => page.waitForLoadState('networkidle')
  await guest.go('/')
  await page.locator(`a[href="${waiting}"]`).waitFor()
  await take(page, 'foyer')
  await take(page, 'top-foyer', false)
  await page.locator('header button').click()
  await take(page, 'settings', false)
  for (const [name, path] of [
    ['open', '/open'],
    ['invited', waiting],
    ['workshop', '/workshop'],
    ['guide', '/how'],
    ['guide-mascarade', '/how/mascarade'],
    ['guide-masquerade', '/how/masquerade'],
    ['mascarade-unmasked', finished.mascarade.replace('/t/', '/r/')],
    ['masquerade-unmasked', finished.masquerade.replace('/t/', '/r/')],
    ['no-table', '/t/nowhere'],
  ] as const) {
    await guest.go(path)
    await rest()
    await take(page, name)
    if (name.endsWith('unmasked')) await take(page, `top-${name}`, false)
  }
  await sitDown(guest, waiting)
  await take(page, 'waiting')
  await guest.leave()
})

it.each(SIZES.flatMap((manner) => [{ ...manner, game: 'mascarade' }, { ...manner, game: 'masquerade' }] as const))(
  'a game of $game, at $width',
  async ({ game, ...manner }) => {
    const guest = await Guest.come(browser, house.address, 'Nina', manner)
    const { page } = guest
    await hurryBots(page, { pace: 0 })
    await guest.go('/')
    await page.locator(game === 'mascarade' ? 'main .button.first' : 'main button.way').first().click()
    await page.locator('main.table').waitFor()
    const seen = new Set<string>()
    const look = async (): Promise<void> => {
      const screen = (await page.evaluate(screenShown)).replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '') || 'waits'
      if (seen.has(screen)) return
      seen.add(screen)
      await take(page, `${game}-${screen}`, false)
    }
    await playOn(guest, 11, { look })
    await take(page, `${game}-over`, false)
    expect(seen.size).toBeGreaterThan(3)
    await guest.leave()
  },
)
