// Voices at a table in a real browser, and the page without a connection.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faults } from './accessibility'
import { begin, openTable, sitDown } from './autoplay'
import { Guest } from './guest'
import { browser, house } from './setup'

const PICTURES = process.env.RIDOTTO_PICTURES

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` })
}

/** Say a phrase with the tray of a phone's chat, or of the chat beside the table. */
async function say({ page }: Guest, phrase: string): Promise<void> {
  const opener = page.locator('header').getByRole('button', { name: 'Chat' })
  if (await opener.isVisible()) await opener.click()
  else await page.locator('main .chat .phrases').click()
  const tray = page.locator('[role="group"]:visible', { has: page.getByRole('button', { name: 'Applause' }) })
  await tray.getByRole('button', { name: phrase, exact: true }).click()
}

/** What a page has shown in bubbles so far, and what they covered or left. They come and go, so the page notes it. */
interface Noted {
  heard: string[]
  wrong: string[]
}

const noteBubbles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: Noted = { heard: [], wrong: [] }
    Object.assign(window, { noted })
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()
    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const look = (): void => {
      const clear = [...document.querySelectorAll('[data-doing], [data-keep-clear], .target')]
      for (const bubble of document.querySelectorAll('.bubble[data-side]:not(.nowhere)')) {
        const box = boxOf(bubble)
        const called = bubble.classList.contains('drawn') ? 'a gesture' : bubble.textContent.trim()
        if (!noted.heard.includes(called)) noted.heard.push(called)
        if (box.left < 0 || box.right > innerWidth || box.top < 0) noted.wrong.push(`${called} is off the page`)
        noted.wrong.push(...clear.filter((part) => overlap(box, boxOf(part))).map((part) => `${called} covers ${part.className}`))
      }
    }
    // After each new place, before the browser draws it.
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'class'] })
  })

const notedBy = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

const hears = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => (await notedBy(page)).heard, { timeout: 60_000 }).toContain(text)

it.each(['mascarade', 'masquerade'] as const)('players of %s hear each other in bubbles, each in their language', async (game) => {
  const [ada, bruno] = await Promise.all([
    Guest.come(browser, house.address, 'Ada', { width: 390, height: 844, moving: true }),
    Guest.come(browser, house.address, 'Bruno', { moving: true }),
  ])
  const table = await openTable(ada, game, game === 'mascarade' ? 4 : 2)
  await sitDown(bruno, table)
  const olga = await Guest.come(browser, house.address, 'Olga', { language: 'pl' })
  if (game === 'mascarade') await ada.page.getByRole('button', { name: 'Fill with bots' }).click()
  await ada.page.getByRole('button', { name: 'Start the game' }).waitFor()
  await begin(ada, [ada, bruno])
  await olga.go(table)
  await olga.page.locator('main.table').waitFor()

  for (const { page } of [ada, bruno, olga]) await noteBubbles(page)
  await say(bruno, 'Good evening!')
  await hears(ada.page, 'Good evening!')
  await hears(olga.page, 'Dobry wieczór!')
  await say(ada, 'Applause')
  await hears(bruno.page, 'a gesture')
  await bruno.page.locator('.chat form input').fill('I have never seen a king with such shaking hands')
  await bruno.page.locator('.chat form button:not(.phrases)').click()
  await hears(ada.page, 'I have never seen a king with such shaking hands')
  await picture(ada.page, `${game}-bubbles-390`)
  await picture(bruno.page, `${game}-bubbles-1280`)
  for (const { page } of [ada, bruno, olga]) {
    expect((await notedBy(page)).wrong).toEqual([])
    expect(await page.locator('[role="log"][aria-live]').count()).toBe(1)
  }
  await ada.page.locator('header').getByRole('button', { name: 'Chat' }).click()
  await picture(ada.page, `${game}-tray-390`)
  await bruno.page.locator('main .chat .phrases').click()
  await picture(bruno.page, `${game}-tray-1280`)
  expect([...(await faults(ada.page, 'tray')), ...(await faults(bruno.page, 'tray'))]).toEqual([])
  for (const guest of [ada, bruno, olga]) {
    expect(guest.complaints).toEqual([])
    await guest.leave()
  }
})

it('the page starts without a connection, says so, and goes on when it is back', async () => {
  const ida = await Guest.come(browser, house.address, 'Ida', { worker: true, language: 'fr', width: 390, height: 844 })
  const { page, context } = ida
  await ida.go('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!(await caches.match('/words/fr.ftl'))) await new Promise((done) => setTimeout(done, 50))
  })
  await page.evaluate(async () => void (await fetch('/api/house')))
  await context.setOffline(true)
  await page.goto(`${house.address}/t/somewhere`)
  await page.getByRole('heading', { name: 'Vous êtes hors ligne.' }).waitFor()
  await picture(page, 'offline-390')
  await page.goto(`${house.address}/`)
  await page.getByRole('heading', { name: 'Vous êtes hors ligne.' }).waitFor()
  await picture(page, 'offline-foyer-390')
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => !/^\/($|assets\/|words\/|icon|site\.webmanifest)/.test(path))).toEqual([])
  await page.goto(`${house.address}/t/somewhere`)
  await page.getByRole('heading', { name: 'Vous êtes hors ligne.' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Cette table n’existe pas.' }).waitFor()
  await ida.leave()
})
