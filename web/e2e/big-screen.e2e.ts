import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Wire as Mascarade } from '../src/games/mascarade/wire'
import type { View } from '../src/lib/wire'
import { faults } from './accessibility'
import { openBy, playOn } from './autoplay'
import { Guest } from './guest'
import { browser, house } from './setup'
import { mascaradeState, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]
const PHONE = { width: 390, height: 844, touch: true }

const WISHES = { game: 'mascarade', players: 4, clock: null, pace: 0, options: { turn_limit: 8 } }

/** Open a table with bots in all other seats. */
async function tableOf(host: Guest, more: object = {}, wishes: object = {}): Promise<string> {
  await host.go('/')
  const told = (await (await fetch(`${house.address}/api/house`)).json()) as { bots: { name: string; game: string }[] }
  const bot = told.bots.find(({ game }) => game === 'mascarade')?.name ?? ''
  const table = await openBy(host, { wishes: { ...WISHES, ...wishes }, sit: '00'.repeat(16), bots: [bot, bot, bot], ...more })
  return `/t/${table}`
}

/** Open the big screen of a table in a browser of its own. */
async function screenAt(table: string, size = SIZES[0]!, who?: Guest): Promise<Guest> {
  const screen = who ?? (await Guest.come(browser, house.address, 'TV', size))
  await screen.go(`${table}/screen`)
  await screen.page.locator('.big .invitation').waitFor()
  return screen
}

/** Return everything that can be pressed or focused. */
const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.big button, .big a, .big input, .big [tabindex]')]
      .filter((element) => !element.closest('[inert]'))
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** Return the texts outside the window, or whose letters are smaller than they must be on a screen of this width. */
const badTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Twelve pixels on a screen of 1280: smaller letters cannot be read from a sofa.
    const least = (innerWidth / 1280) * 12
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('.big')!, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!
      if (!text.textContent?.trim() || parent.closest('.unseen, .story, svg')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (!box.width) continue
      const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
      const scale = parent.getBoundingClientRect().width / parent.offsetWidth || 1
      const letters = parseFloat(getComputedStyle(parent).fontSize) * scale
      if (outside || letters < least) found.push(`${text.textContent.trim()} (${Math.round(letters)} px${outside ? ', outside' : ''})`)
    }
    return found
  })

describe.each(SIZES)('a big screen of $width pixels', (size) => {
  it('welcomes guests, shows the game and the end, with the QR code always in sight', async () => {
    const host = await Guest.come(browser, house.address, 'Lucia')
    const table = await tableOf(host)
    await host.go(table)
    const screen = await screenAt(table, size)
    const { page } = screen
    const inSight = async (): Promise<void> => {
      await expect.poll(() => page.locator('.qr').evaluate((qr: HTMLImageElement) => qr.complete && qr.naturalWidth > 0)).toBe(true)
      const box = await page.locator('.qr').boundingBox()
      expect(box!.width).toBeGreaterThan(size.width / 12)
      expect(box!.x + box!.width).toBeLessThanOrEqual(size.width)
      expect(box!.y + box!.height).toBeLessThanOrEqual(size.height)
      // What has just appeared is still being placed.
      await expect.poll(() => badTexts(page)).toEqual([])
      expect(await controls(page)).toEqual([])
    }
    await page.locator('main.waiting .code strong').waitFor()
    await inSight()
    await host.page.locator('main.waiting .button.first').first().click()
    await page.locator('.frame .ring .seat').first().waitFor()
    await inSight()
    await playOn(host, 3)
    await page.locator('.finale').waitFor()
    await inSight()
    expect(screen.complaints).toEqual([])
    await Promise.all([screen.leave(), host.leave()])
  })
})

it('a phone offers to be a hand when a big screen joins, but not over a decision', async () => {
  const guest = await Guest.come(browser, house.address, 'Ada', PHONE)
  const { page } = guest
  const seen = (player: number, screens?: number): View<Mascarade> => {
    const legal: Mascarade['action'][] = player === 0 ? [{ act: 'look' }] : []
    const state = mascaradeState(['king', 'thief', 'spy', 'judge'], 4, { player, legal })
    return viewOf<Mascarade>(shownTable({ game: 'mascarade', players: 4 }), state, [], screens ? { screens } : {})
  }
  const offer = page.locator('.offer')
  const table = await StagedTable.open<Mascarade>(guest, seen(1))
  expect(await offer.count()).toBe(0)
  await table.show(seen(0, 1))
  expect(await offer.count()).toBe(0)
  await table.show(seen(1, 1))
  await offer.waitFor()
  expect(await faults(page, 'the offer')).toEqual([])
  await offer.locator('.button.first').tap()
  await page.locator('.pad .coins').waitFor()
  expect(await offer.count()).toBe(0)
  // The choice holds after the page is reloaded.
  await page.reload()
  await page.locator('.pad .coins').waitFor()
  await table.show(seen(0, 1))
  const button = await page.locator('.pad .doing .button').first().boundingBox()
  expect(button!.height).toBeGreaterThanOrEqual(60)
  expect(guest.complaints).toEqual([])
  await guest.leave()
})

describe('a big screen', () => {
  let host: Guest
  let screen: Guest
  let table: string

  beforeAll(async () => {
    host = await Guest.come(browser, house.address, 'Lucia', PHONE)
    table = await tableOf(host, { start: true })
  })

  it('receives the same frames as a spectator, in the browser of a player', async () => {
    await host.go(table)
    await host.page.locator('main.table').waitFor()
    const spectator = await Guest.come(browser, house.address, 'Nina')
    await spectator.go(table)
    await spectator.page.locator('main.table').waitFor()
    // Another window of the host: it has the host's cookie.
    const window = await host.context.newPage()
    const frames: string[] = []
    window.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
    await window.goto(`${house.address}${table}/screen`)
    await window.locator('.frame .ring .seat').first().waitFor()
    const news = (all: readonly string[]): string[] => all.filter((frame) => frame.startsWith('{"is":"news"'))
    const before = news(spectator.frames).length
    await playOn(host, 5)
    await window.locator('.finale, .won').first().waitFor()
    await expect.poll(() => news(frames).length).toBeGreaterThan(3)
    const last = news(frames)
    await expect.poll(() => news(spectator.frames).at(-1)).toBe(last.at(-1))
    expect(last.slice(-(news(spectator.frames).length - before))).toEqual(news(spectator.frames).slice(before))
    expect(last.some((frame) => frame.includes('"own":{'))).toBe(false)
    await window.close()
    await spectator.leave()
  })

  it('is accessible, and follows a rematch by itself', async () => {
    screen = await screenAt(table)
    await screen.page.locator('.finale').waitFor()
    expect(await faults(screen.page, 'the end')).toEqual([])
    await host.page.locator('.over .button.first').click()
    await host.page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== table)
    const next = new URL(host.page.url()).pathname
    await screen.page.waitForURL(`**${next}/screen`)
    await screen.page.locator('.big .invitation').waitFor()
    expect(screen.complaints).toEqual([])
  })

  it('lets a phone be a hand, and the table again', async () => {
    const next = new URL(host.page.url()).pathname
    const { page } = host
    await page.goto(`${house.address}${next}`)
    await page.locator('main.table').waitFor()
    await page.locator('.bar button').last().click()
    await page.getByRole('switch', { name: 'Phone as my hand' }).click()
    await page.locator('.pad .coins').waitFor()
    expect(await page.locator('.ring').count()).toBe(0)
    expect(await faults(page, 'the pad')).toEqual([])
    const presses = await playOn(host, 9)
    expect(presses).toBeGreaterThan(0)
    await page.locator('.pad .won').waitFor()
    await page.locator('.pad footer button').click()
    await page.locator('.ring').waitFor()
    expect(host.complaints).toEqual([])
    await Promise.all([screen.leave(), host.leave()])
  })
})
