// Plays whole games through the page's buttons.

import type { JSHandle, Page, Route } from 'playwright-core'
import type { Guest } from './guest'
import { offered } from './pressable'

/** Return a random number generator with this seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Change requests for new tables: no clock, and bots that answer at once. */
export async function hurryBots(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  await page.route('**/api/tables', async (route: Route) => {
    const asked = route.request()
    if (asked.method() !== 'POST') return route.continue()
    const body = asked.postDataJSON() as { wishes: Record<string, unknown> }
    const { options, ...rest } = more as { options?: object }
    body.wishes = {
      ...body.wishes,
      clock: null,
      pace: 0,
      ...rest,
      options: { ...(body.wishes.options as object | undefined), ...options },
    }
    await route.continue({ postData: JSON.stringify(body) })
  })
}

/** Register a guest and open a table without the page's forms; return its id. */
export const openBy = (guest: Guest, asked: object): Promise<string> =>
  guest.page.evaluate(
    async ([name, wanted]) => {
      const ask = async (path: string, body: object): Promise<Record<string, string>> => {
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(await answer.text())
        return (await answer.json()) as Record<string, string>
      }
      await ask('/api/guests', { name })
      return (await ask('/api/tables', wanted)).table ?? ''
    },
    [guest.name, asked] as const,
  )

/** Open a table with seats for friends through the page's form. */
export async function openTable(
  host: Guest,
  game: 'mascarade' | 'masquerade',
  players: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { page } = host
  await hurryBots(page, more)
  await host.go('/')
  await page.locator('a[href="/open"]').click()
  await page.locator(`label:has(input[name="game"][value="${game}"])`).click()
  await page.locator(`label:has(input[name="players"][value="${players}"])`).click()
  await page.locator('input[autocomplete="nickname"]').fill(host.name)
  await page.locator('form .last .button.first').click()
  await Promise.race([
    page.waitForURL('**/t/*'),
    page.locator('form .problem').waitFor().then(async () => {
      throw new Error(`no table: ${await page.locator('form .problem').innerText()}`)
    }),
  ])
  host.table = new URL(page.url()).pathname
  await page.locator('main.waiting').waitFor()
  return host.table
}

/** Follow the link to a table and sit down. */
export async function sitDown(guest: Guest, table: string): Promise<void> {
  guest.table = table
  await guest.go(table)
  await guest.page.locator('#name').fill(guest.name)
  await guest.page.locator('main form .button.first').click()
  await guest.page.locator('main .wait').waitFor()
}

/** Start the game and wait until everyone's page shows it. */
export async function begin(host: Guest, company: readonly Guest[]): Promise<void> {
  await host.page.locator('main.waiting .button.first').first().click()
  await Promise.all(company.map(({ page }) => page.locator('main.table').waitFor()))
}

export interface Plans {
  /** Called before each press with the number of presses so far. */
  before?: (guest: Guest, presses: number) => Promise<void>
  /** Called before each press to inspect the page. */
  look?: (guest: Guest) => Promise<void>
  /** Return the delay before the next press in milliseconds. */
  thinks?: () => number
}

const WAIT = 150_000
const PRESS = 4000

/** Press what is offered until the game is over; return the number of presses. */
export async function playOn(guest: Guest, seed: number, { before, look, thinks = () => 0 }: Plans = {}): Promise<number> {
  const chance = chanceFrom(seed)
  for (let presses = 0; ; presses += 1) {
    await before?.(guest, presses)
    await guest.page.waitForTimeout(thinks())
    const found = await waitForOffer(guest, chance())
    await look?.(guest)
    const button = found.asElement()
    if (!button) return presses
    const how = { timeout: PRESS }
    const pressed = guest.manner.touch ? button.tap(how) : button.click(how)
    // The button may be gone if another player was quicker.
    await pressed.catch(() => undefined)
    await found.dispose()
  }
}

async function waitForOffer(guest: Guest, chance: number): Promise<JSHandle<HTMLElement | 'over' | null>> {
  try {
    return await guest.page.waitForFunction(offered, chance, { polling: 100, timeout: WAIT })
  } catch (error) {
    const shown = await guest.page.locator('main').innerText()
    throw new Error(`${guest.name} had nothing to press:\n${shown}`, { cause: error })
  }
}

/** Let bots play a game to its end; return the path of its table. */
export async function finishedGame(house: string, game: 'mascarade' | 'masquerade'): Promise<string> {
  const json = { 'Content-Type': 'application/json' }
  const ask = async (path: string, body: object, token = ''): Promise<Record<string, string>> => {
    const headers = token ? { ...json, Authorization: `Bearer ${token}` } : json
    const answer = await fetch(house + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const told = (await (await fetch(`${house}/api/house`)).json()) as { bots: { name: string; game: string; rung: number }[] }
  const quick = told.bots.filter((bot) => bot.game === game).sort((one, other) => one.rung - other.rung)
  const { token } = await ask('/api/guests', { name: 'Croupier', bearer: true })
  const bots = Array.from({ length: 4 }, (_, place) => quick[place % quick.length]?.name ?? '')
  const wishes = { game, players: 4, pace: 0, clock: null }
  const { table } = await ask('/api/tables', { wishes, bots, start: true }, token ?? '')
  for (let tries = 0; tries < 1800; tries += 1) {
    const answer = await fetch(`${house}/api/tables/${table}/record`)
    if (answer.ok) return `/t/${table}`
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`the bots did not end their game of ${game}`)
}
