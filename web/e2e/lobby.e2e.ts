// Coming together before a game and after it: who is there, who is not, who goes, and that nobody is lost.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { begin, hurryBots, openTable, playOn, sitDown } from './autoplay'
import { Guest } from './guest'
import { faults, outgrown } from './accessibility'
import { browser, house } from './setup'

/** A game that is soon over. */
const SHORT = { options: { turn_limit: 6 }, memory: 'none' }

const PHONE = { width: 360, height: 640 } as const

/** What does not fit, or what axe finds, on a small phone. */
async function look(guest: Guest, name: string): Promise<string[]> {
  const wrong = await outgrown(guest.page, ['Ada', 'Bruno'])
  return [...wrong.map((one) => `${name}: ${one}`), ...(await faults(guest.page, name))]
}

const button = (page: Page, name: string, within = 'main'): ReturnType<Page['locator']> =>
  page.locator(within).getByRole('button', { name, exact: true })

async function fillWithBots({ page }: Guest): Promise<void> {
  await button(page, 'Fill with bots').click()
  await button(page, 'Start the game').waitFor()
}

it('whoever looks under the masks hears that the others play again, and is awaited by name', async () => {
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => Guest.come(browser, house.address, name, PHONE)))
  if (!ada || !bruno) throw new Error('nobody came')
  const found: string[] = []
  await sitDown(bruno, await openTable(ada, 'mascarade', 4, SHORT))
  await fillWithBots(ada)
  await begin(ada, [ada, bruno])
  await Promise.all([playOn(ada, 1), playOn(bruno, 2)])

  await bruno.page.locator('main a[href^="/r/"]').click()
  const verdict = bruno.page.locator('section[aria-labelledby="fair"] .verdict')
  expect(await verdict.innerText()).toContain('committed to before you sat down, and your own share is part of it')
  expect(await bruno.page.locator('.part svg [data-you]').count()).toBe(2)
  expect(await bruno.page.locator('header .small').innerText()).toContain('You played as Bruno.')

  await button(ada.page, 'Play again').click()
  await ada.page.getByText('Not here yet: Bruno').waitFor()
  await bruno.page.locator('aside', { hasText: 'The others are playing again.' }).waitFor()
  found.push(...(await look(bruno, 'the others play again')), ...(await look(ada, 'one is not here')))
  await begin(ada, [ada])

  // Also from the foyer there is a way to it, however far the game has gone.
  await bruno.page.locator('header a').first().click()
  await bruno.page.getByText('Resume').click()
  await bruno.page.locator('main.table').waitFor()
  await Promise.all([playOn(ada, 3), playOn(bruno, 4)])
  await ada.page.locator('main a[href^="/r/"]').click()
  expect(await ada.page.locator('section[aria-labelledby="fair"] .verdict').innerText()).toContain('your own share is part of it')
  expect(found).toEqual([])
  expect([...ada.complaints, ...bruno.complaints]).toEqual([])
  await Promise.all([ada.leave(), bruno.leave()])
})

it('one tap begins a game with bots, and one more the next', async () => {
  const guest = await Guest.come(browser, house.address, 'Ada', PHONE)
  const { page } = guest
  await hurryBots(page, SHORT)
  await guest.go('/')
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'))
  await page.locator('main .button.first').first().click()
  expect((await posted).postDataJSON()).toMatchObject({ sit: null, start: false })
  await page.locator('main.table').waitFor()
  await playOn(guest, 5)
  const before = page.url()
  await button(page, 'Play again').click()
  await page.waitForURL((url) => url.href !== before)
  await page.locator('main.table').waitFor()
  await playOn(guest, 6)
  await page.locator('main a[href^="/r/"]').click()
  const verdict = await page.locator('section[aria-labelledby="fair"] .verdict').innerText()
  expect(verdict).toContain('committed to before you sat down, and your own share is part of it')
  expect(guest.complaints).toEqual([])
  await guest.leave()
})

it('a host who does not play is named, finds the table again, sends away and closes only when asked', async () => {
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => Guest.come(browser, house.address, name, PHONE)))
  if (!ada || !bruno) throw new Error('nobody came')
  const found: string[] = []
  await ada.go('/open')
  await ada.page.getByRole('switch', { name: 'I’m playing too' }).setChecked(false)
  await ada.page.locator('input[autocomplete="nickname"]').fill(ada.name)
  await ada.page.locator('form .last .button.first').click()
  await ada.page.locator('main.waiting').waitFor()
  const table = new URL(ada.page.url()).pathname
  await bruno.go(table)
  await bruno.page.getByRole('heading', { name: 'Ada invites you to Mascarade' }).waitFor()
  await sitDown(bruno, table)
  expect(await bruno.page.locator('main .wait').innerText()).toBe('Ada starts the game when everyone is here.')

  await ada.page.locator('header a').first().click()
  await ada.page.getByText('Back to the waiting room').click()
  await button(ada.page, 'Close the table').click()
  await button(ada.page, 'Stay', 'dialog[open]').waitFor()
  found.push(...(await look(ada, 'closing a table')))
  await button(ada.page, 'Stay', 'dialog[open]').click()
  await ada.page.getByRole('button', { name: 'Remove Bruno' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await bruno.page.getByText('The host has removed you from this table.').first().waitFor()
  expect(await bruno.page.locator('#name').count()).toBe(0)
  found.push(...(await look(bruno, 'sent away')))
  await bruno.go(table)
  await bruno.page.getByText('The host has removed you from this table.').first().waitFor()
  // Nobody else sits there any more: there is nothing to be asked.
  await button(ada.page, 'Close the table').click()
  await bruno.page.locator('main.trouble').waitFor()
  expect(found).toEqual([])
  expect([...ada.complaints, ...bruno.complaints]).toEqual([])
  await Promise.all([ada.leave(), bruno.leave()])
})
