// Both lessons from the foyer to the end, by keyboard on a phone.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faults } from './accessibility'
import { Guest } from './guest'
import { MOVES, pressAll } from './lessonMoves'
import { browser, house } from './setup'
import { at, tabTo } from './tabbing'

interface Recorded {
  steps: { name: string; do?: unknown }[]
}

const recorded = (game: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../src/games/${game}/lesson/recording.json`, import.meta.url), 'utf8')) as Recorded

/** Wait until the learner is asked to do or to read something in a step. */
async function reach(page: Page, step: number): Promise<void> {
  const isThere = (wanted: number): boolean =>
    document.querySelector<HTMLProgressElement>('.panel progress')?.value === wanted
  await page.waitForFunction(isThere, step + 1).catch(async () => {
    throw new Error(`step ${step} does not come: ${await page.locator('.panel').innerText()}`)
  })
  // The others' moves are skipped, as an impatient learner would.
  const skip = page.locator('.panel [data-next]:not(.first)')
  while ((await skip.count()) > 0) await page.keyboard.press('Enter')
}

/** Play the steps of a lesson from one number to another. */
async function play(page: Page, game: string, from: number, to: number): Promise<void> {
  const { steps } = recorded(game)
  for (const [number, step] of steps.entries()) {
    if (number < from || number >= to) continue
    await reach(page, number)
    if (step.do) await pressAll(page, MOVES[game]?.[step.name] ?? [])
    else if (number < steps.length - 1) {
      await tabTo(page, at(page, '.panel .first[data-next]'))
      await page.keyboard.press('Enter')
    }
  }
}

it.each(['mascarade', 'masquerade'])('the lesson of %s is played to the end, and then a game', async (game) => {
  const guest = await Guest.come(browser, house.address, 'Ada', { width: 390, height: 844 })
  const { page } = guest
  await guest.go('/')
  await page.evaluate(() => localStorage.setItem('ridotto.settings', JSON.stringify({ pace: 'quick' })))
  await guest.go('/')
  await tabTo(page, at(page, 'a[href="/learn"]'))
  await page.keyboard.press('Enter')
  await tabTo(page, at(page, `a[href="/learn/${game}"]`))
  await page.keyboard.press('Enter')
  await page.locator('.panel .text').waitFor()

  const middle = 5
  const { length } = recorded(game).steps
  await play(page, game, 0, middle)
  expect(await faults(page, `the lesson of ${game}`)).toEqual([])
  // Leave and come back.
  await reach(page, middle)
  const text = await page.locator('.panel .text').textContent()
  await guest.go('/')
  await guest.go(`/learn/${game}`)
  await reach(page, middle)
  expect(await page.locator('.panel .text').textContent()).toBe(text)
  await play(page, game, middle, length)

  await page.locator('.panel .row .first').waitFor()
  expect(await page.evaluate((name) => localStorage.getItem(`ridotto.lesson.${name}`), game)).toBeNull()
  await tabTo(page, at(page, '.panel .row .first'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/t/*')
  await page.locator('main.table').waitFor()
  expect(guest.complaints).toEqual([])
  await guest.leave()
})

it('a wrong move is explained, and the lesson goes on', async () => {
  const guest = await Guest.come(browser, house.address, 'Bruno', { width: 320, height: 568 })
  const { page } = guest
  await guest.go('/learn/mascarade')
  await page.locator('.panel .text').waitFor()
  await play(page, 'mascarade', 0, 2)
  await reach(page, 2)
  await pressAll(page, ['.seat[data-player="2"]', '[data-doing] .pair .even:first-child'])
  await page.locator('.panel .problem').waitFor()
  expect(await page.locator('.panel .problem').textContent()).toContain('Bianca')
  await play(page, 'mascarade', 2, 5)
  await reach(page, 5)
  expect(guest.complaints).toEqual([])
  await guest.leave()
})
