// The coach at real tables: it helps, it never covers a decision, and it can be turned off.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chanceFrom } from './autoplay'
import { faults } from './accessibility'
import { Guest } from './guest'
import { offered } from './pressable'
import { browser, house } from './setup'
import { at, tabTo } from './tabbing'

const TIP = 'aside.tip:not(.unplaced)'

/** Return what a tip covers of what the viewer decides with, and whether it is inside the window. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const tip = document.querySelector(selector)?.getBoundingClientRect()
    if (!tip) return []
    const decision = [...document.querySelectorAll('[data-doing], [aria-pressed]')].filter((one) => {
      const box = one.getBoundingClientRect()
      return box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom
    })
    const outside = tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight
    return [...decision.map((one) => one.className), ...(outside ? ['outside the window'] : [])]
  }, TIP)

async function quickPlay(guest: Guest, game: string): Promise<void> {
  const { page } = guest
  await guest.go('/')
  if (game === 'mascarade') await page.locator('.doors .button.first').click()
  else await page.locator('button.way').first().click()
  await page.waitForURL('**/t/*')
  await page.locator('main.table').waitFor()
}

it.each([
  ['mascarade', 320, 568],
  ['masquerade', 390, 844],
])('at a table of %s, %i pixels wide, tips come one by one beside the decision', async (game, width, height) => {
  const guest = await Guest.come(browser, house.address, 'Ada', { width, height, coached: true })
  const { page } = guest
  await quickPlay(guest, game)
  const read = new Set<string>()
  const chance = chanceFrom(7)
  for (let presses = 0; presses < 60 && read.size < 3; presses += 1) {
    const tips = page.locator(TIP)
    if (await tips.count()) {
      expect(await tips.count()).toBe(1)
      expect(await covered(page)).toEqual([])
      const text = (await tips.locator('p').textContent()) ?? ''
      if (!read.size) expect(await faults(page, `the coach at ${game}`)).toEqual([])
      if (!read.has(text)) {
        read.add(text)
        await tabTo(page, at(page, '.tip .button:last-child'))
        await page.keyboard.press('Enter')
      }
    }
    const found = await page.waitForFunction(offered, chance(), { polling: 50, timeout: 120_000 })
    await found.asElement()?.evaluate((button) => (button as HTMLElement).click())
    await page.waitForTimeout(300)
  }
  expect(read.size).toBe(3)
  expect(guest.complaints).toEqual([])
  await guest.leave()
})

it('one tap turns the coach off for good, and the settings turn it on again', async () => {
  const guest = await Guest.come(browser, house.address, 'Bruno', { width: 390, height: 844, coached: true })
  const { page } = guest
  await quickPlay(guest, 'mascarade')
  await page.locator(TIP).waitFor()
  await page.locator('.tip .button.plain').click()
  await page.locator(TIP).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('main.table').waitFor()
  await page.locator('.bar .row > button:last-child').click()
  const coach = page.locator('dialog[open] .switch input').last()
  expect(await coach.isChecked()).toBe(false)
  await coach.click()
  await page.keyboard.press('Escape')
  await page.locator(TIP).waitFor()
  await guest.leave()
})
