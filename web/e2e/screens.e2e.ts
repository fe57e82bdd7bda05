import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { finishedGame, openTable, sitDown } from './autoplay'
import { Guest, LANGUAGES } from './guest'
import { faults, outgrown } from './accessibility'
import { browser, house } from './setup'

let table: string
let finished: Record<'mascarade' | 'masquerade', string>

beforeAll(async () => {
  const host = await Guest.come(browser, house.address, 'Ada')
  table = await openTable(host, 'mascarade', 12, { public: true })
  finished = {
    mascarade: await finishedGame(house.address, 'mascarade'),
    masquerade: await finishedGame(house.address, 'masquerade'),
  }
})

const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
] as const

type Visit = (guest: Guest) => Promise<void>

/** Every screen outside a running game, and how to get there. */
const SCREENS: Record<string, Visit> = {
  foyer: async (guest) => {
    await guest.go('/')
    await guest.page.locator(`a[href="${table}"]`).waitFor()
  },
  settings: async (guest) => {
    await guest.go('/')
    await guest.page.locator('header button').click()
    await guest.page.locator('dialog[open] input[name="language"]').first().waitFor()
  },
  'opening a table': async (guest) => {
    await guest.go('/open')
    await guest.page.locator('input[name="players"]').first().waitFor()
    await guest.page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  },
  'invited to a table': async (guest) => {
    await guest.go(table)
    await guest.page.locator('#name').waitFor()
  },
  'waiting at a table': async (guest) => {
    await sitDown(guest, table)
    await guest.page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  },
  'the data of a guest': async (guest) => {
    await guest.go('/')
    await guest.page.locator('header button').click()
    await guest.page.locator('section[aria-labelledby="own-data"] .danger').click()
    await guest.page.locator('section[aria-labelledby="own-data"] .first').waitFor()
  },
  workshop: (guest) => guest.go('/workshop'),
  'house rules': async (guest) => {
    await guest.go('/house-rules')
    await guest.page.locator('main h2').first().waitFor()
  },
  reporting: async (guest) => {
    await guest.go(table)
    await guest.page.locator('main.waiting').waitFor()
    await guest.page.locator('header button').last().click()
    await guest.page.locator('dialog[open] .conduct button').click()
    await guest.page.locator('dialog[open] textarea').waitFor()
  },
  guide: (guest) => guest.go('/how'),
  'guide to Mascarade': (guest) => guest.go('/how/mascarade'),
  'guide to Masquerade': (guest) => guest.go('/how/masquerade'),
  'Mascarade unmasked': (guest) => guest.go(finished.mascarade.replace('/t/', '/r/')),
  'Masquerade unmasked': (guest) => guest.go(finished.masquerade.replace('/t/', '/r/')),
  'no such table': async (guest) => {
    await guest.go('/t/nowhere')
    await guest.page.locator('main.trouble').waitFor()
  },
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every screen fits at 360 and 320 pixels, has its texts, and passes axe', async () => {
    const guest = await Guest.come(browser, house.address, `Guest ${language}`, { language, ...PHONES[0] })
    const found: string[] = []
    for (const [screen, visit] of Object.entries(SCREENS)) {
      await visit(guest)
      await guest.page.waitForLoadState('networkidle')
      for (const phone of PHONES) {
        await guest.page.setViewportSize(phone)
        found.push(...(await outgrown(guest.page, ['Ada'])).map((wrong) => `${screen} at ${phone.width}: ${wrong}`))
      }
      // The structure is the same in every language, so axe checks one.
      if (language === 'pl') found.push(...(await faults(guest.page, screen)))
    }
    expect(found).toEqual([])
    expect(guest.complaints).toEqual([])
    await guest.leave()
  })
})

it('every screen passes axe on a large screen', async () => {
  const guest = await Guest.come(browser, house.address, 'Large')
  const found: string[] = []
  for (const [screen, visit] of Object.entries(SCREENS)) {
    await visit(guest)
    await guest.page.waitForLoadState('networkidle')
    found.push(...(await faults(guest.page, screen)))
  }
  expect(found).toEqual([])
  await guest.leave()
})

/** Return the time until the foyer was interactive, and the sizes of its scripts, styles and texts. */
async function visitFoyer(): Promise<{ interactive: number; sizes: { name: string; bytes: number }[] }> {
  const guest = await Guest.come(browser, house.address, 'Early')
  const fetched: Promise<[string, Buffer]>[] = []
  guest.page.on('response', (response) => {
    const isText = response.url().endsWith('.ftl')
    if (!isText && !['script', 'stylesheet'].includes(response.request().resourceType())) return
    fetched.push(response.body().then((body) => [new URL(response.url()).pathname, body]))
  })
  const began = Date.now()
  await guest.page.goto(house.address)
  await guest.page.locator('main button.first').click({ trial: true })
  const interactive = Date.now() - began
  const sizes = (await Promise.all(fetched)).map(([name, body]) => ({ name, bytes: gzipSync(body).length }))
  await guest.leave()
  return { interactive, sizes }
}

it('the foyer is interactive soon, with at most 85 kB of scripts and styles and 20 kB of texts', async () => {
  let soonest = Infinity
  // Retry, because the machine may be busy.
  for (let tries = 0; tries < 12 && soonest >= 1500; tries += 1) {
    const { interactive, sizes } = await visitFoyer()
    const sum = (texts: boolean): number =>
      sizes.reduce((all, { name, bytes }) => all + (name.endsWith('.ftl') === texts ? bytes : 0), 0)
    const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
    console.info(`the foyer: interactive after ${interactive} ms, ${kB(sum(false))} of scripts and styles, ${kB(sum(true))} of texts`)
    expect(sum(false), JSON.stringify(sizes)).toBeLessThanOrEqual(85_000)
    expect(sum(true), JSON.stringify(sizes)).toBeLessThanOrEqual(20_000)
    expect(Math.min(sum(false), sum(true))).toBeGreaterThan(0)
    soonest = Math.min(soonest, interactive)
  }
  expect(soonest).toBeLessThan(1500)
})
