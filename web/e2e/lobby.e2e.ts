// The waiting room and rematches: who is present, who leaves, and how everyone finds the next game.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { begin, hurryBots, openTable, playOn, sitDown } from './autoplay'
import { Guest } from './guest'
import { faults, outgrown } from './accessibility'
import { browser, house } from './setup'

/** Options for a short game. */
const SHORT = { options: { turn_limit: 6 }, memory: 'none' }

const PHONE = { width: 360, height: 640 } as const

/** Return text that does not fit and faults that axe finds. */
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

it('a player on the replay page learns of a rematch, where the others wait for them by name', async () => {
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

  // The foyer, too, has a link to a game that has started.
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

it('parts of the page that cannot be fetched say so and offer to try again', async () => {
  const guest = await Guest.come(browser, house.address, 'Ada')
  const { page } = guest
  await page.route(/assets\/(SettingsSheet|quickPlay)-/, (route) => route.abort())
  await guest.go('/')
  await page.locator('main button.first').click()
  await page.locator('main .problem').waitFor()
  await page.locator('header button').click()
  await page.locator('header + * .problem').waitFor()
  await page.unrouteAll()
  await page.locator('header + * button').click()
  await page.locator('main button.first').waitFor()
  await page.locator('header button').click()
  await page.locator('dialog[open] input[name="language"]').first().waitFor()
  await guest.leave()
})

it('one tap starts a game with bots, and one more a rematch', async () => {
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

it('a host who does not play is named, finds the table again, and confirms before removing or closing', async () => {
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
  // With nobody else seated, closing needs no confirmation.
  await button(ada.page, 'Close the table').click()
  await bruno.page.locator('main.trouble').waitFor()
  expect(found).toEqual([])
  expect([...ada.complaints, ...bruno.complaints]).toEqual([])
  await Promise.all([ada.leave(), bruno.leave()])
})
