import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chanceFrom, hurryBots } from './autoplay'
import { Guest } from './guest'
import { offered } from './pressable'
import { browser, house } from './setup'
import { at, tabTo } from './tabbing'

/** Open a table with bots in all other seats, starting in the foyer. */
async function openByKeyboard(page: Page, game: 'mascarade' | 'masquerade', players: number): Promise<void> {
  await tabTo(page, at(page, 'a[href="/open"]'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/open')
  await page.locator('input[name="players"]').first().waitFor()
  await choose(page, 'game', game)
  await choose(page, 'players', String(players))
  // Add the first bot again and again.
  await tabTo(page, at(page, 'main li .count .button:last-child'))
  for (let bots = 1; bots < players; bots += 1) {
    await tabTo(page, at(page, 'main li .count .button:last-child:not(:disabled)'))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, at(page, 'form .last .button.first'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/t/*')
  await page.locator('main.table').waitFor()
}

/** Tab enters a group of radio buttons; arrow keys move within it. */
async function choose(page: Page, group: string, value: string): Promise<void> {
  await tabTo(page, at(page, `input[name="${group}"]`))
  const chosen = at(page, `input[name="${group}"][value="${value}"]`)
  for (let presses = 0; presses < 12 && !(await chosen()); presses += 1) await page.keyboard.press('ArrowLeft')
  expect(await page.locator(`input[name="${group}"][value="${value}"]`).isChecked()).toBe(true)
}

/** Press what is offered, using the keyboard only. */
async function pressByKeyboard(page: Page, chance: number): Promise<boolean> {
  const found = await page.waitForFunction(offered, chance, { polling: 50, timeout: 120_000 })
  const button = found.asElement()
  if (!button) return false
  // It may disappear before the focus gets there, because bots do not wait.
  const isThere = (): Promise<boolean> =>
    button.evaluate((wanted) => {
      const active = document.activeElement
      const gone = !wanted.isConnected || !wanted.checkVisibility({ visibilityProperty: true }) || wanted.matches(':disabled, [inert] *')
      return gone || (active !== document.body && wanted.contains(active))
    })
  const isAt = (): Promise<boolean> =>
    button.evaluate((wanted) => document.activeElement !== document.body && wanted.contains(document.activeElement))
  if (await button.evaluate((wanted) => wanted.matches('.choice.one'))) {
    // Tab enters a group of radio buttons; arrow keys move within it.
    await tabTo(page, at(page, 'dialog input[type="radio"]'))
    await page.keyboard.press('Space')
    for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('ArrowRight')
  } else {
    const behind = await button.evaluate((wanted) => {
      const active = document.activeElement
      return active !== null && (wanted.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    await tabTo(page, isThere, behind).catch(async (error: unknown) => {
      const wanted = await button.evaluate((element) => element.outerHTML.slice(0, 300))
      throw new Error(`not reached: ${wanted}`, { cause: error })
    })
    if (await isAt()) await page.keyboard.press(chance > 0.5 ? 'Enter' : 'Space')
  }
  return true
}

it.each([
  ['mascarade', 4, {}],
  // Limit the length: some games take three times as long as others.
  ['masquerade', 2, { turn_limit: 10 }],
] as const)('a whole game of %s can be played by keyboard without losing the focus', async (game, players, options) => {
  const guest = await Guest.come(browser, house.address, 'Tabea')
  const { page } = guest
  await hurryBots(page, { options })
  await guest.go('/')
  await openByKeyboard(page, game, players)
  const chance = chanceFrom(7)
  const lost: string[] = []
  let presses = 0
  const keeps = async (when: string): Promise<void> => {
    // A pressed button may disappear with the focus until the page moves the focus elsewhere.
    const kept = page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 10_000 })
    await kept.catch(async () => lost.push(`${when} ${presses}: ${await page.locator('main').innerText()}`))
  }
  while (await pressByKeyboard(page, chance())) {
    presses += 1
    await keeps('after press')
    await page.waitForFunction(offered, 0.5, { polling: 50, timeout: 120_000 })
    await keeps('before the press after')
  }
  // Even short games give every player a turn.
  expect(presses).toBeGreaterThan(4)
  expect(lost).toEqual([])
  expect(guest.complaints).toEqual([])
})
