// A game from another package, which the page does not know, is opened, played and replayed.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinBrowser } from './browser'
import { Guest } from './guest'
import { openHouse, type House } from './house'

const PYTHON = fileURLToPath(new URL('../../.venv/bin/python', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../../tests/third_game/package', import.meta.url))

let browser: Browser
let house: House
let place: string

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'ridotto-third-'))
  // Building leaves files in the source directory.
  cpSync(PACKAGE, join(place, 'source'), { recursive: true })
  const offline = ['--no-deps', '--no-build-isolation', '--no-index', '--disable-pip-version-check', '-q']
  execFileSync(PYTHON, ['-m', 'pip', 'install', ...offline, '--target', join(place, 'site'), join(place, 'source')])
  ;[browser, house] = await Promise.all([joinBrowser(), openHouse([], { PYTHONPATH: join(place, 'site') })])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
  rmSync(place, { recursive: true, force: true })
})

it.each([390, 1280])('a game from another package is opened, played to its end and replayed at %i px', async (width) => {
  const guest = await Guest.come(browser, house.address, 'Arlecchino', { width, height: 844 })
  const { page } = guest
  await guest.go('/open')
  await page.locator('input[name=game][value=moccoli]').check()
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.locator('main.table').waitFor()
  await expect.poll(() => page.locator('.own dd').textContent()).toMatch(/^\d+$/)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  // The last legal action ends the game or answers an offer.
  const button = page.locator('[data-doing] .buttons button:enabled').last()
  const over = page.getByRole('status').filter({ hasText: /wins?|win together/ })
  while (!(await over.count())) {
    if (await button.count()) await button.click({ timeout: 2_000 }).catch(() => undefined)
    else await page.waitForTimeout(50)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.getByRole('link', { name: 'Unmasking' }).first().click()
  // The replay opens at the end of the game.
  await page.getByRole('button', { name: 'Previous', exact: true }).first().click()
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
