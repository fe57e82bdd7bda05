// Somebody's line is lost: for a moment in the middle of a choice, and for a whole minute while the others play on.

import type { Page } from 'playwright-core'
import type { EntryShown, Said } from '../src/lib/wire'
import type { Guest, Sent } from './guest'
import type { Road } from './proxy'

/** A minute, in which the house notices that somebody is gone and lets a stand-in play. */
const MINUTE = 60_000
/** The house may be slow to notice on a busy machine. */
const NOTICED_WITHIN = 150_000

export interface Tunnel {
  /** How long it took to say that the line is lost, and to heal when the road was open again; each time. */
  said: number[]
  healed: number[]
  /** What was half chosen in the short tunnel, before and after. */
  chosen: [string, string]
  /** What was typed there, as it stands in the field afterwards. */
  draft: string
  /** The words sent in the long tunnel: whether they were heard afterwards. */
  heard: boolean
  /** How long the long one took, and whether the page said all the time that the line is lost. */
  away: number
  toldAlways: boolean
  /** Whether both pages showed the same table afterwards, and it was not over. */
  same: boolean
  over: boolean
}

export const noTunnel = (): Tunnel => ({
  said: [],
  healed: [],
  chosen: ['', ''],
  draft: '',
  heard: false,
  away: 0,
  toldAlways: false,
  same: false,
  over: false,
})

const lost = (page: Page) => page.locator('[data-line="lost"]')

async function goIn(tunnel: Tunnel, { page, context }: Guest, road: Road): Promise<number> {
  const since = Date.now()
  road.cut()
  await context.setOffline(true)
  await lost(page).waitFor()
  tunnel.said.push(Date.now() - since)
  return since
}

async function comeOut(tunnel: Tunnel, { page, context }: Guest, road: Road): Promise<void> {
  const since = Date.now()
  road.mend()
  await context.setOffline(false)
  await lost(page).waitFor({ state: 'detached' })
  tunnel.healed.push(Date.now() - since)
}

/** What is chosen and not yet confirmed. */
const halfChosen = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.board .chosen')?.textContent?.trim() ?? '')

const CHOICES = '.seat.target, .tile[data-option]'
/** The way to something to choose from, on the English page that has the bad line. */
const swap = (page: Page) => page.getByRole('button', { name: 'Swap', exact: true })

/** Whether there is something to choose just now. */
export const mayChoose = async ({ page }: Guest): Promise<boolean> =>
  (await page.locator(CHOICES).or(swap(page)).count()) > 0

/** Whether nothing is asked just now. */
export const isIdle = async ({ page }: Guest): Promise<boolean> =>
  (await page.locator('.panel.mine, .dock.mine').count()) === 0

/** In the middle of a choice, and of a word, the line is lost for a moment. */
export async function shortTunnel(tunnel: Tunnel, guest: Guest, road: Road): Promise<void> {
  const { page } = guest
  if (!(await page.locator(CHOICES).count())) await swap(page).click()
  if (!(await halfChosen(page))) await page.locator(CHOICES).first().click()
  await page.locator('.board .chosen').first().waitFor()
  const field = page.locator('.chat input.field')
  await field.fill('Is this line')
  const before = await halfChosen(page)
  await goIn(tunnel, guest, road)
  await field.pressSequentially(' any good?')
  await comeOut(tunnel, guest, road)
  tunnel.chosen = [before, await halfChosen(page)]
  tunnel.draft = await field.inputValue()
}

/** A whole minute without a line; the others play on, and so does a stand-in. */
export async function longTunnel(tunnel: Tunnel, guest: Guest, road: Road, friend: Guest): Promise<void> {
  const { page } = guest
  const field = page.locator('.chat input.field')
  const words = await field.inputValue()
  const since = await goIn(tunnel, guest, road)
  await field.press('Enter')
  tunnel.toldAlways = true
  const standIn = (): boolean => happened(friend).some(({ what, player }) => what === 'absent' && player === 0)
  while (Date.now() < since + MINUTE || (!standIn() && Date.now() < since + NOTICED_WITHIN)) {
    tunnel.toldAlways &&= await lost(page).isVisible()
    await page.waitForTimeout(500)
  }
  tunnel.away = Date.now() - since
  await comeOut(tunnel, guest, road)
  const isIt = ({ text }: Said): boolean => text === words
  await page.locator('.said', { hasText: words }).waitFor()
  tunnel.heard = await until(() => friend.sent.some(({ message }) => toldIn(message).some(isIt)))
  tunnel.same = await until(async () => {
    const [own, theirs] = await Promise.all([standing(page), standing(friend.page)])
    return own === theirs
  })
  tunnel.over = (await page.locator('main a[href^="/r/"]').count()) > 0
}

/** What was said, in a message: whoever has just opened a window is told it with everything else. */
const toldIn = (message: Sent['message']): readonly Said[] =>
  message.is === 'said' ? [message.said] : message.is === 'view' || message.is === 'meanwhile' ? message.said : []

async function until(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await holds()) return true
    await new Promise((later) => setTimeout(later, 100))
  }
  return false
}

/** How everybody stands, as far as all may see it: read off the page. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seats = [...document.querySelectorAll<HTMLElement>('.board [data-seat], .board .guest')]
    const counts = (seat: HTMLElement): (string | null)[] =>
      [...seat.querySelectorAll('.coins, .count, .vp')].map(({ textContent }) => textContent)
    return JSON.stringify(seats.map((seat) => [seat.dataset.seat ?? seat.dataset.spot, ...counts(seat)]).sort())
  })

/** What happened at the table, as this guest was told. */
export const happened = ({ sent }: Guest): EntryShown[] =>
  sent.flatMap(({ message }) => (message.is === 'news' || message.is === 'view' ? message.entries : []))
