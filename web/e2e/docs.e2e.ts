// The documentation site in a house: it renders under the house's security policy, in both schemes, and its search works.

import { expect, it } from 'vitest'
import { faults } from './accessibility'
import { Guest } from './guest'
import { browser, house } from './setup'

const PAGES = ['index', 'tonight', 'researchers', 'commands', 'protocol', 'api-ridotto']

it.each([
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('pages render at %i pixels in %s colours without an error', async (width, scheme) => {
  const guest = await Guest.come(browser, house.address, 'Ada', { width, scheme })
  const { page } = guest
  for (const name of PAGES) {
    await page.goto(`${house.address}/docs/${name}.html`)
    expect(await page.locator('h1').first().isVisible()).toBe(true)
    const [ground, wide] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.documentElement.scrollWidth - innerWidth,
    ])
    expect(ground).toBe(scheme === 'dark' ? 'rgb(19, 26, 46)' : 'rgb(246, 239, 223)')
    expect(wide, `${name} is too wide`).toBeLessThanOrEqual(0)
  }
  expect(guest.complaints).toEqual([])
})

it('settings lead to the documentation, and its search finds pages', async () => {
  const guest = await Guest.come(browser, house.address, 'Ada')
  const { page } = guest
  await page.goto(house.address)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Documentation' }).click()
  await page.waitForURL('**/docs/')
  const box = page.locator('.sidebar-search')
  await box.fill('belief')
  await box.press('Enter')
  const results = page.locator('#search-results li a')
  await results.first().waitFor()
  const found = await results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect(found).toContain('/docs/researchers.html')
  await results.first().click()
  await page.locator('article h1').waitFor()
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await page.getByRole('heading', { name: 'Ridotto' }).waitFor()
  expect(guest.complaints).toEqual([])
})

it('axe finds no fault in a guide', async () => {
  const guest = await Guest.come(browser, house.address, 'Ada')
  await guest.page.goto(`${house.address}/docs/tonight.html`)
  expect(await faults(guest.page, 'tonight')).toEqual([])
})
