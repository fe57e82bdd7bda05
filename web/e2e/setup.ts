// A house and the browser, for all tests of the file that imports them; both are there before its own preparations.

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
