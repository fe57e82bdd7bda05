// A table of Mascarade with masks in the centre is readable in small windows.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hurryBots, openBy, playOn } from './autoplay'
import { Guest } from './guest'
import { outgrown } from './accessibility'
import { browser, house } from './setup'

/** Sit down at a table of Mascarade with bots in all other seats. */
async function sitWithBots(guest: Guest, players: number): Promise<void> {
  await hurryBots(guest.page)
  await guest.go('/')
  const told = (await (await fetch(`${house.address}/api/house`)).json()) as { bots: { name: string; game: string }[] }
  const names = told.bots.filter(({ game }) => game === 'mascarade').map(({ name }) => name)
  const table = await openBy(guest, {
    wishes: { game: 'mascarade', players, clock: null, pace: 0, chat: true },
    sit: '00'.repeat(16),
    bots: Array.from({ length: players - 1 }, (_, place) => names[place % 2] ?? ''),
    start: true,
  })
  await guest.go(`/t/${table}`)
  await guest.page.locator('main.table').waitFor()
}

/** Return text in the middle of the table that is covered by a seat or a centre mask. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = [...document.querySelectorAll('.ring .seat, .ring .spare')].map((one) => one.getBoundingClientRect())
    const range = document.createRange()
    return [...document.querySelectorAll('.middle .top p, .middle .top strong, .middle dd')].flatMap((words) => {
      range.selectNodeContents(words)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const meets = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 3 && one.bottom > other.top + 3
      return boxes.some((box) => over.some((other) => meets(box, other))) ? [words.textContent ?? ''] : []
    })
  })

it.each([
  [4, 390, 664],
  [5, 360, 640],
] as const)('nothing covers the middle of a table for %i at %i by %i', async (players, width, height) => {
  const guest = await Guest.come(browser, house.address, 'Truffaldino', { width, height })
  await sitWithBots(guest, players)
  const found = new Set<string>()
  const look = async (): Promise<void> => {
    for (const words of await covered(guest.page)) found.add(words)
  }
  await playOn(guest, 7, { look })
  expect([...found]).toEqual([])
  await guest.leave()
})

it('buttons are in sight on a small laptop, and fit with letters half as large again', async () => {
  const guest = await Guest.come(browser, house.address, 'Pantalone', { width: 1366, height: 625 })
  const { page } = guest
  await sitWithBots(guest, 4)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(625)
  const low = await page.locator('.below').evaluate((below) => below.getBoundingClientRect().bottom)
  expect(low).toBeLessThanOrEqual(625)

  await page.setViewportSize({ width: 390, height: 844 })
  const enlarge = (): Promise<void> => page.evaluate(() => void (document.documentElement.style.fontSize = '150%'))
  const found = new Set<string>()
  const look = async (): Promise<void> => {
    await enlarge()
    if (!(await page.locator('.three').count())) return
    for (const wrong of await outgrown(page, [guest.name])) if (wrong.includes('big')) found.add(wrong)
  }
  await playOn(guest, 7, { look })
  await guest.go('/')
  await enlarge()
  for (const wrong of await outgrown(page)) found.add(wrong)
  expect([...found]).toEqual([])
  await guest.leave()
})

it('the row of small buttons keeps its height when their labels take two lines', async () => {
  const guest = await Guest.come(browser, house.address, 'Colombina', { width: 360, height: 740 })
  await sitWithBots(guest, 6)
  const heights = new Set<number>()
  const look = async (): Promise<void> => {
    const measured = await guest.page.evaluate(() => {
      const row = document.querySelector('.panel .aside')
      if (!row) return []
      // The most buttons at once, with the longest labels; the last two have icons.
      const wordy = ['Voltar', 'De uma lista', 'Espreitar a máscara', 'Mais tempo'].map((words, place) => {
        const button = document.createElement('button')
        button.className = row.className.replace('aside', 'button plain')
        button.innerHTML = `${place > 1 ? '<span style="flex: none; width: 1.25rem"></span>' : ''}${words}`
        return button
      })
      const shown = [...row.childNodes]
      row.replaceChildren(...wordy)
      const found = [row, ...wordy].map((one) => Math.round(one.getBoundingClientRect().height))
      row.replaceChildren(...shown)
      return found
    })
    for (const height of measured) heights.add(height)
  }
  await playOn(guest, 7, { look })
  expect([...heights]).toEqual([44])
  await guest.leave()
})
