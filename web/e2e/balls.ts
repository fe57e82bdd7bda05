// A whole game with everything that happens to people on an evening, and all that was noticed on the way.

import type { Browser } from 'playwright-core'
import { begin, openTable, playOn, sitDown, type Plans } from './company'
import { Guest, type Manner, type Sent } from './guest'
import type { House } from './house'
import { faults, outgrown } from './looks'
import { screenShown } from './offers'
import { Road } from './road'
import type { Watched } from './watch'

export type GameName = 'mascarade' | 'masquerade'

/** What somebody's page showed at one moment, as far as it is secret. */
export interface Glance {
  at: number
  text: string
  /** What lies open on the table: whose name (none for one's own), and what it is called. */
  faces: [string, string][]
}

export interface Ball {
  table: string
  players: Guest[]
  spectator: Guest
  presses: number[]
  glances: Map<Guest, Glance[]>
  watched: Map<Guest, Watched>
  faults: string[]
  outgrown: Set<string>
  screens: Set<string>
  /** How long it took to say that the line is lost, and to heal when the road was open again. */
  offline: { said: number; healed: number }
  draft: { kept: string; heard: boolean }
  /** What each browser keeps on its device. */
  stored: Map<Guest, string>
}

const PEOPLE: [string, Manner][] = [
  ['Ada', { width: 1280, height: 860, moving: true }],
  ['Zoë', { width: 390, height: 844, touch: true, scheme: 'light', moving: true }],
  ['Iñigo', { language: 'es', width: 360, height: 740 }],
  ['Conceição', { language: 'pt', width: 360, height: 740 }],
  ['Grażyna', { language: 'pl', width: 360, height: 740 }],
  ['Françoise', { language: 'fr', width: 360, height: 740 }],
]

const NAMES = PEOPLE.map(([name]) => name)

/** Play a game from the first guest to the last press. */
export async function hold(
  browser: Browser,
  house: House,
  game: GameName,
  count: number,
  wishes: Record<string, unknown>,
): Promise<Ball> {
  const road = await Road.to(house.address)
  // Who has the bad line: somebody with the chat in sight.
  const come = ([name, manner]: [string, Manner], place: number): Promise<Guest> =>
    Guest.come(browser, place === 0 ? road.address : house.address, name, manner)
  const players = await Promise.all(PEOPLE.slice(0, count).map(come))
  const spectator = await Guest.come(browser, house.address, 'Wit', { language: 'pl', width: 360, height: 740 })
  const [host, phone, third, fourth] = players as [Guest, Guest, Guest, Guest]

  const table = await openTable(host, game, count, wishes)
  for (const guest of players.slice(1)) await sitDown(guest, table)
  await spectator.go(table)
  await begin(host, [...players, spectator])

  const ball: Ball = {
    table,
    players,
    spectator,
    presses: [],
    glances: new Map(),
    watched: new Map(),
    faults: [],
    outgrown: new Set(),
    screens: new Set(),
    offline: { said: 0, healed: 0 },
    draft: { kept: '', heard: false },
    stored: new Map(),
  }
  const look = (guest: Guest): Promise<void> => glance(ball, guest)
  const plans = new Map<Guest, Plans['at']>([
    [host, { 4: (guest) => loseLine(ball, guest, road, phone) }],
    [third, { 3: reload, 6: reload }],
    [fourth, { 3: changeWindow }],
  ])
  const watching = { on: true }
  const watcher = (async (): Promise<void> => {
    while (watching.on) {
      await glance(ball, spectator)
      await spectator.page.waitForTimeout(1000)
    }
  })()
  ball.presses = await Promise.all(
    players.map((guest, place) => playOn(guest, 100 + place, { at: plans.get(guest) ?? {}, look })),
  ).finally(() => {
    watching.on = false
    return watcher
  })
  for (const guest of [...players, spectator]) {
    ball.watched.set(guest, await guest.page.evaluate(() => window.watched))
    ball.stored.set(guest, await guest.kept())
  }
  await road.close()
  return ball
}

/** Note what is shown now, and whether it fits and can be read; each kind of screen once by axe. */
async function glance(ball: Ball, guest: Guest): Promise<void> {
  const { page } = guest
  const shown = await page.evaluate(() => ({
    at: Date.now(),
    over: document.querySelector('main a[href^="/r/"]') !== null,
    text: document.querySelector('main')?.textContent ?? '',
    faces: [...document.querySelectorAll('.seat:has(.face)')].map((seat): [string, string] => [
      seat.matches('.own') ? '' : (seat.querySelector('.unseen')?.textContent?.split(',')[0]?.trim() ?? ''),
      seat.querySelector('.face')?.textContent?.trim() ?? '',
    ]),
  }))
  const glances = ball.glances.get(guest) ?? []
  ball.glances.set(guest, glances)
  if (!shown.over) glances.push(shown)
  // Measuring takes a while: every third time will do, there are hundreds.
  if (shown.over || glances.length % 3 === 0) {
    for (const wrong of await outgrown(page, NAMES)) ball.outgrown.add(`${guest.manner.language ?? 'en'}: ${wrong}`)
  }
  if (guest.manner.language) return
  const screen = `${guest.manner.width} ${await page.evaluate(screenShown)}${shown.over ? ' over' : ''}`
  if (ball.screens.has(screen)) return
  ball.screens.add(screen)
  ball.faults.push(...(await faults(page, screen)))
}

const reload = async ({ page }: Guest): Promise<void> => {
  await page.reload()
  await page.locator('main.table').waitFor()
}

/** Another window of the same person, who goes on in it; both show the same, then the first is closed. */
async function changeWindow(guest: Guest): Promise<void> {
  const old = guest.page
  const page = await guest.secondWindow()
  await page.goto(guest.house + guest.table)
  await page.locator('main.table').waitFor()
  guest.page = page
  await old.close()
}

/** In the middle of a word the road is cut for some seconds, as in a tunnel. */
async function loseLine(ball: Ball, guest: Guest, road: Road, friend: Guest): Promise<void> {
  const { page, context } = guest
  const field = page.locator('.chat input.field')
  await field.fill('Is this line')
  const cut = Date.now()
  road.cut()
  await context.setOffline(true)
  await page.locator('[data-line="lost"]').waitFor()
  ball.offline.said = Date.now() - cut
  // What is typed and sent meanwhile waits; a minute would be the same as these seconds, only longer.
  await field.pressSequentially(' any good?')
  await page.waitForTimeout(6000)
  await page.locator('[data-line="lost"]').waitFor()
  ball.draft.kept = await field.inputValue()
  await field.press('Enter')
  road.mend()
  const mended = Date.now()
  await context.setOffline(false)
  await page.locator('[data-line="lost"]').waitFor({ state: 'detached' })
  ball.offline.healed = Date.now() - mended
  await page.locator('.said', { hasText: ball.draft.kept }).waitFor()
  const isIt = ({ message }: Sent): boolean => message.is === 'said' && message.said.text === ball.draft.kept
  for (let tries = 0; tries < 50 && !ball.draft.heard; tries += 1) {
    ball.draft.heard = friend.sent.some(isIt)
    await page.waitForTimeout(100)
  }
}
