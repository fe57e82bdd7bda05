// Moves the focus with the Tab key.

import type { Page } from 'playwright-core'

/** An upper bound for presses of Tab on any screen. */
const MOST_TABS = 80

/** Press Tab until the focus is where it should be. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>, back = false): Promise<void> {
  const stops: string[] = []
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isThere()) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    stops.push(await page.evaluate(() => document.activeElement?.className.replace(/ ?svelte-\w+/g, '') ?? ''))
  }
  throw new Error(`the keyboard never got there; it went to ${[...new Set(stops)].join(', ')}`)
}

export const at = (page: Page, selector: string): (() => Promise<boolean>) =>
  () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
