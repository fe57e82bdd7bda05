// Lost connections: a short one in the middle of a choice, and one of a minute while the others play on.

import type { Page } from 'playwright-core'
import type { EntryShown, Said } from '../src/lib/wire'
import type { Guest, Sent } from './guest'
import type { Road } from './proxy'

/** One minute: long enough for the house to notice and let a stand-in play. */
const MINUTE = 60_000
/** The longest time in milliseconds until the house notices, on a busy machine. */
const NOTICED_WITHIN = 150_000

export interface Tunnel {
  /** Milliseconds until each loss was reported, and until each connection was restored. */
  said: number[]
  healed: number[]
  /** The unconfirmed choice before and after the short outage. */
  chosen: [string, string]
  /** The unsent message after the short outage. */
  draft: string
  /** True if a message sent during the long outage arrived afterwards. */
  heard: boolean
  /** The length of the long outage, and whether the page reported it throughout. */
  away: number
  toldAlways: boolean
  /** Whether both pages showed the same table afterwards, and whether the game was over. */
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

/** Return what is chosen and not yet confirmed. */
const halfChosen = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.board .chosen')?.textContent?.trim() ?? '')

const CHOICES = '.seat.target, .tile[data-option]'
/** Return the button that leads to a choice. The page with the bad connection is in English. */
const swap = (page: Page) => page.getByRole('button', { name: 'Swap', exact: true })

/** Check whether there is something to choose now. */
export const mayChoose = async ({ page }: Guest): Promise<boolean> =>
  (await page.locator(CHOICES).or(swap(page)).count()) > 0

/** Check whether nothing is asked now. */
export const isIdle = async ({ page }: Guest): Promise<boolean> =>
  (await page.locator('.panel.mine, .dock.mine').count()) === 0

/** Lose the connection for a moment during a choice and a message. */
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

/** Lose the connection for a minute while the others and a stand-in play on. */
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

/** Return the chat in a message; a new view contains all of it. */
const toldIn = (message: Sent['message']): readonly Said[] =>
  message.is === 'said' ? [message.said] : message.is === 'view' || message.is === 'meanwhile' ? message.said : []

async function until(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await holds()) return true
    await new Promise((later) => setTimeout(later, 100))
  }
  return false
}

/** Return everyone's public standing as the page shows it. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seats = [...document.querySelectorAll<HTMLElement>('.board [data-seat], .board .guest')]
    const counts = (seat: HTMLElement): (string | null)[] =>
      [...seat.querySelectorAll('.coins, .count, .vp')].map(({ textContent }) => textContent)
    return JSON.stringify(seats.map((seat) => [seat.dataset.seat ?? seat.dataset.spot, ...counts(seat)]).sort())
  })

/** Return the entries of the table that this guest was sent. */
export const happened = ({ sent }: Guest): EntryShown[] =>
  sent.flatMap(({ message }) => (message.is === 'news' || message.is === 'view' ? message.entries : []))
