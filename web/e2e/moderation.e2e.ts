// From a report to a ban: what guests and operators see of it.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faults, outgrown } from './accessibility'
import { openTable, sitDown } from './autoplay'
import { joinBrowser } from './browser'
import { Guest, LANGUAGES } from './guest'
import { openHouse, type House } from './house'

const SECRET = 'the-secret-of-the-house'
const PHONE = { width: 390, height: 844 } as const

let browser: Browser
let house: House

beforeAll(async () => {
  ;[browser, house] = await Promise.all([joinBrowser(), openHouse(['--operator-secret', SECRET])])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

const button = (page: Page, name: string, within = 'main'): ReturnType<Page['locator']> =>
  page.locator(within).getByRole('button', { name, exact: true })

async function say({ page }: Guest, text: string): Promise<void> {
  await page.locator('.chat form input').fill(text)
  await page.locator('.chat form button:not(.phrases)').click()
}

interface Scene {
  ada: Guest
  bruno: Guest
  olga: Guest
  /** Bruno's and Ada's table. */
  table: string
  /** Notes what does not fit or is not accessible on a guest's screen. */
  look(guest: Guest, name: string): Promise<void>
}

async function reportMessage({ ada, look }: Scene): Promise<void> {
  await ada.page.getByRole('button', { name: 'Report this message from Bruno' }).click()
  const form = ada.page.locator('dialog[open]')
  await form.getByText('Insults or threats').click()
  await form.locator('textarea').fill('That was not nice')
  await look(ada, 'reporting')
  await form.getByRole('link', { name: 'House rules' }).waitFor()
  await form.getByRole('button', { name: 'Send report' }).click()
  await form.getByText('your report has been sent').waitFor()
  await form.locator('.button.first').click()
}

async function signIn({ olga, look }: Scene): Promise<void> {
  const { page } = olga
  await olga.go('/operator')
  await page.locator('#secret').fill('a wrong secret')
  await button(page, 'Sign in').click()
  await page.locator('main .problem').waitFor()
  await look(olga, 'signing in')
  await page.locator('#secret').fill(SECRET)
  await button(page, 'Sign in').click()
  await page.getByRole('heading', { name: 'Bots' }).waitFor()
  await look(olga, 'overview')
}

async function announce({ ada, bruno, olga, look }: Scene): Promise<void> {
  const { page } = olga
  await page.locator('#announcement').fill('We close at ten')
  await button(page, 'Announce').click()
  for (const guest of [ada, bruno]) {
    await guest.page.getByText('We close at ten').first().waitFor()
    await look(guest, 'an announcement')
    await button(guest.page, 'Dismiss', 'body').click()
  }
  const window = await bruno.secondWindow()
  for (const path of ['/how', '/workshop', '/open', '/house-rules', '/r/nowhere']) {
    await window.goto(bruno.house + path)
    await window.locator('.notice').getByText('We close at ten').waitFor()
  }
  await window.close()
}

async function deleteMessage({ ada, bruno, olga, look }: Scene): Promise<void> {
  const { page } = olga
  await page.getByRole('link', { name: /^Reports/ }).click()
  const report = page.locator('article')
  await report.getByText('That was not nice').waitFor()
  expect(await report.locator('.marked').innerText()).toContain('Go home, you beginner')
  await look(olga, 'reports')
  await report.getByRole('button', { name: 'Delete this message from Bruno' }).click()
  for (const guest of [ada, bruno]) await guest.page.locator('.said p', { hasText: 'Go home' }).waitFor({ state: 'detached' })
  await ada.page.reload()
  await ada.page.locator('main.waiting section.chat').waitFor()
  expect(await ada.page.locator('.said').innerText()).not.toContain('Go home')
}

async function warn({ bruno, olga, look }: Scene): Promise<void> {
  const { page } = olga
  await button(page, 'Warn', 'article').click()
  await page.locator('dialog[open] textarea').fill('Be kind to beginners')
  await look(olga, 'warning')
  await button(page, 'Warn', 'dialog[open]').click()
  await bruno.page.getByText('Be kind to beginners').first().waitFor()
  await look(bruno, 'warned')
  await button(bruno.page, 'I understand', 'body').click()
  await bruno.page.locator('.notice').waitFor({ state: 'detached' })
  await bruno.page.reload()
  await bruno.page.locator('main.waiting').waitFor()
  expect(await bruno.page.locator('.notice').count()).toBe(0)
}

async function ban({ ada, bruno, olga, table, look }: Scene): Promise<void> {
  const { page } = olga
  await button(page, 'Ban', 'article').click()
  await page.locator('dialog[open] textarea').fill('It was enough')
  await button(page, 'Ban', 'dialog[open]').click()
  await bruno.page.getByRole('heading', { name: 'You’re banned from this house' }).waitFor()
  await bruno.page.getByText('It was enough').waitFor()
  await look(bruno, 'banned')
  await bruno.go(table)
  await bruno.page.getByRole('heading', { name: 'You’re banned from this house' }).waitFor()
  await ada.page.getByText('3 seats are still empty').waitFor()
}

async function readEveryView({ olga, look }: Scene): Promise<void> {
  const { page } = olga
  await page.locator('article input').fill('banned for a day')
  await button(page, 'Close the report').click()
  await page.getByText('There are no reports.').waitFor()
  for (const [view, sign] of [['Tables', 'waiting'], ['Guests', 'Ada'], ['Mutes and bans', 'Bruno is banned'], ['Audit log', 'Deleted a message']] as const) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await page.locator('main').getByText(sign).first().waitFor()
    await look(olga, view)
    await page.setViewportSize({ width: 1280, height: 860 })
    await look(olga, `${view} on a large screen`)
    await page.setViewportSize(PHONE)
  }
}

async function closeTableByKeyboard({ ada, olga, look }: Scene): Promise<void> {
  const { page } = olga
  await page.getByRole('link', { name: 'Tables', exact: true }).click()
  await page.locator('main a[href*="table="]').first().click()
  await page.locator('#close-reason').fill('This table is over')
  await look(olga, 'one table')
  await page.locator('#close-reason').press('Enter')
  await ada.page.getByRole('heading', { name: 'An operator has closed this table.' }).waitFor()
  await ada.page.getByText('This table is over').waitFor()
  await look(ada, 'closed')
}

it('a report leads to a deleted line, a warning and a ban, and the operator sees no mask', async () => {
  const [ada, bruno, olga] = await Promise.all([
    Guest.come(browser, house.address, 'Ada', PHONE),
    Guest.come(browser, house.address, 'Bruno'),
    Guest.come(browser, house.address, 'Olga', PHONE),
  ])
  const found: string[] = []
  const look = async (guest: Guest, name: string): Promise<void> => {
    await guest.page.waitForLoadState('networkidle')
    found.push(...(await outgrown(guest.page, ['Ada', 'Bruno'])).map((one) => `${name}: ${one}`), ...(await faults(guest.page, name)))
  }
  const table = await openTable(ada, 'mascarade', 4)
  await sitDown(bruno, table)
  await say(bruno, 'Go home, you beginner')
  await ada.page.getByText('Go home, you beginner').first().waitFor()
  const scene = { ada, bruno, olga, table, look }
  for (const act of [reportMessage, signIn, announce, deleteMessage, warn, ban, readEveryView, closeTableByKeyboard]) await act(scene)

  expect(found).toEqual([])
  expect([...ada.complaints, ...bruno.complaints, ...olga.complaints]).toEqual([])
  await Promise.all([ada, bruno, olga].map((guest) => guest.leave()))
})

it('the page for operators fits on small phones in every language', async () => {
  const found: string[] = []
  const ada = await Guest.come(browser, house.address, 'Ada')
  const table = await openTable(ada, 'mascarade', 4)
  await say(ada, 'Good evening')
  for (const language of LANGUAGES) {
    const olga = await Guest.come(browser, house.address, 'Olga', { language, width: 360, height: 740 })
    const { page } = olga
    await olga.go('/operator')
    await page.locator('#secret').fill(SECRET)
    await page.locator('main form button').click()
    await page.locator('.figures').waitFor()
    for (const view of ['summary', 'reports', 'tables', 'guests', 'penalties', 'audit', `tables&table=${table.split('/').at(-1)}`]) {
      await olga.go(`/operator?view=${view}`)
      await page.waitForLoadState('networkidle')
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        found.push(...(await outgrown(page, ['Ada'])).map((wrong) => `${view} in ${language} at ${width}: ${wrong}`))
      }
    }
    await page.locator('.acts .button').last().click()
    found.push(...(await outgrown(page, ['Ada'])).map((wrong) => `banning in ${language}: ${wrong}`))
    expect(olga.complaints).toEqual([])
    await olga.leave()
  }
  expect(found).toEqual([])
  await ada.leave()
})
