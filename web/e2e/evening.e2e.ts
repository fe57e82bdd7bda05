// An evening of two people: invitation, pause, the host's tools, a rematch with the same host, and standings.

import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { begin, openTable, playOn, sitDown } from './autoplay'
import { faults, outgrown } from './accessibility'
import { Guest } from './guest'
import { browser, house } from './setup'

const SHORT = { options: { turn_limit: 6 }, memory: 'seen' }

const menu = (page: Page): Locator => page.locator('header').getByRole('button', { name: 'This table' })
const sheet = (page: Page): Locator => page.locator('dialog[open]')
const press = (page: Page, name: string, within = 'dialog[open]'): Promise<void> =>
  page.locator(within).getByRole('button', { name, exact: true }).click()

/** Return text that does not fit and faults that axe finds. */
async function look({ page }: Guest, name: string): Promise<string[]> {
  const wrong = await outgrown(page, ['Ada', 'Bruno'])
  return [...wrong.map((one) => `${name}: ${one}`), ...(await faults(page, name))]
}

/** The invitation is one tap away in a game, for spectators too. */
async function invite(host: Guest, spectator: Guest): Promise<string[]> {
  await menu(host.page).click()
  const code = await sheet(host.page).locator('.code strong').innerText()
  expect(code).toMatch(/^[B-Z]{4,6}$/)
  await sheet(host.page).locator('img.qr').waitFor()
  const found = await look(host, 'the host’s menu')
  await spectator.go(host.table)
  await menu(spectator.page).click()
  expect(await sheet(spectator.page).locator('.code strong').innerText()).toBe(code)
  expect(await sheet(spectator.page).getByText('Pause the game').count()).toBe(0)
  return found
}

/** Everyone sees the pause; only the host can end it at first. */
async function pause(host: Guest, player: Guest, spectator: Guest): Promise<string[]> {
  await press(host.page, 'Pause the game')
  for (const { page } of [host, player, spectator]) await page.locator('[data-paused]').waitFor()
  expect(await player.page.locator('[data-paused] button').count()).toBe(0)
  const found = [...(await look(host, 'a pause')), ...(await look(player, 'a pause for others'))]
  await press(host.page, 'Resume the game', '[data-paused]')
  await player.page.locator('[data-paused]').waitFor({ state: 'detached' })
  return found
}

/** A removed player watches until they are let back in. */
async function removeAndForgive(host: Guest, player: Guest): Promise<void> {
  await menu(host.page).click()
  await sheet(host.page).getByRole('button', { name: `Remove ${player.name}` }).click()
  await sheet(host.page).locator('[data-confirm]').click()
  await player.page.getByText('The host has removed you from this table.').first().waitFor()
  await sheet(host.page).getByRole('button', { name: `Let back in: ${player.name}` }).click()
  await player.page.locator('header').getByRole('button', { name: 'Leave the table' }).waitFor()
  await press(host.page, 'Close')
}

it('an evening keeps its host and its standings, and the host can interrupt a game', async () => {
  const [ada, bruno, carla] = await Promise.all([
    Guest.come(browser, house.address, 'Ada', { width: 390, height: 844 }),
    Guest.come(browser, house.address, 'Bruno', { scheme: 'light' }),
    Guest.come(browser, house.address, 'Carla', { width: 320, height: 568 }),
  ])
  await sitDown(bruno, await openTable(ada, 'mascarade', 4, SHORT))
  await press(ada.page, 'Fill with bots', 'main')
  await ada.page.getByRole('button', { name: 'Start the game', exact: true }).waitFor()
  await begin(ada, [ada, bruno])
  const found = [...(await invite(ada, carla)), ...(await pause(ada, bruno, carla))]
  await removeAndForgive(ada, bruno)
  await Promise.all([playOn(ada, 1), playOn(bruno, 2)])

  // Asking first does not make Bruno the host.
  await press(bruno.page, 'Play again', 'main')
  await bruno.page.getByText('Ada starts the game when everyone is here.').waitFor()
  await ada.page.locator('main').getByRole('link', { name: 'Join the new table' }).click()
  await ada.page.getByRole('button', { name: 'Start the game', exact: true }).waitFor()
  expect(await ada.page.locator('main table').innerText()).toContain('Bruno')
  found.push(...(await look(ada, 'standings in the waiting room')))
  await begin(ada, [ada, bruno])
  await Promise.all([playOn(ada, 3), playOn(bruno, 4)])
  await ada.page.locator('main').getByRole('button', { name: /^This evening/ }).click()
  const rows = await sheet(ada.page).locator('tbody tr').allInnerTexts()
  expect(rows).toHaveLength(4)
  expect(rows.every((row) => row.split(/\s+/).at(-2) === '2')).toBe(true)
  found.push(...(await faults(ada.page, 'the standings of the evening')))
  expect(found).toEqual([])
  expect([...ada.complaints, ...bruno.complaints, ...carla.complaints]).toEqual([])
  await Promise.all([ada.leave(), bruno.leave(), carla.leave()])
})
