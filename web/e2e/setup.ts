// A house and the browser for the test file that imports them; both start before its own `beforeAll`.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { joinBrowser } from './browser'
import { openHouse, type House } from './house'

export let browser: Browser
export let house: House

beforeAll(async () => {
  ;[browser, house] = await Promise.all([joinBrowser(), openHouse()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})
