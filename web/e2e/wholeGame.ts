// Plays a whole game with reloads, outages and absences, and collects findings.

import type { Browser } from 'playwright-core'
import { begin, openTable, playOn, sitDown, type Plans } from './autoplay'
import { Guest, type Manner } from './guest'
import type { House } from './house'
import { faults, outgrown } from './accessibility'
import { memoryOf, type Memory, type Secrets } from './memory'
import { screenShown } from './pressable'
import { Road } from './proxy'
import { isIdle, longTunnel, mayChoose, noTunnel, shortTunnel, type Tunnel } from './outages'
import type { Watched } from './pageMetrics'

export type GameName = 'mascarade' | 'masquerade'

/** Potential secrets that a page showed at one moment. */
export interface Glance {
  at: number
  text: string
  /** Face-up masks: the owner's name ("" for the viewer) and the mask's name. */
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
  /** The outages of the first player's connection. */
  tunnel: Tunnel
  /** What the pages had in memory, and what of it could be secret. */
  memories: Map<Guest, Memory[]>
  secrets: Secrets
  /** The contents of each browser's storage. */
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

const THINKING = 4000
/** Searching memory is slow: do it after these numbers of glances, and once with texts. */
const INTO_MEMORY = [3, 6, 20, 60]
const INTO_TEXTS = 6

const NAMES = PEOPLE.map(([name]) => name)

type SecretsOf = (guest: Guest) => Promise<Secrets>

/** Play a game from its opening to the last press. */
export async function hold(
  browser: Browser,
  house: House,
  game: GameName,
  count: number,
  wishes: Record<string, unknown>,
  secretsOf: SecretsOf,
): Promise<Ball> {
  const road = await Road.to(house.address)
  const [players, spectator] = await arrive(browser, house, road, count)
  const [host] = players as [Guest]
  const table = await openTable(host, game, count, wishes)
  for (const guest of players.slice(1)) await sitDown(guest, table)
  await spectator.go(table)
  await begin(host, [...players, spectator])

  const ball = await newBall(table, players, spectator, secretsOf)
  await playAll(ball, road)
  for (const guest of [...players, spectator]) {
    ball.watched.set(guest, await guest.page.evaluate(() => window.watched))
    ball.stored.set(guest, await guest.kept())
  }
  await road.close()
  return ball
}

/** Bring the players and a spectator. The first player has the bad connection and the chat in sight. */
async function arrive(browser: Browser, house: House, road: Road, count: number): Promise<[Guest[], Guest]> {
  const come = ([name, manner]: [string, Manner], place: number): Promise<Guest> =>
    Guest.come(browser, place === 0 ? road.address : house.address, name, manner)
  const players = await Promise.all(PEOPLE.slice(0, count).map(come))
  return [players, await Guest.come(browser, house.address, 'Wit', { language: 'pl', width: 360, height: 740 })]
}

/** Return an empty collection of findings. */
async function newBall(table: string, players: Guest[], spectator: Guest, secretsOf: SecretsOf): Promise<Ball> {
  return {
    table,
    players,
    spectator,
    presses: [],
    glances: new Map(),
    watched: new Map(),
    faults: [],
    outgrown: new Set(),
    screens: new Set(),
    tunnel: noTunnel(),
    memories: new Map(),
    secrets: await secretsOf(players[0] as Guest),
    stored: new Map(),
  }
}

/** Let everyone play to the end, each with their incidents, while the spectator watches. */
async function playAll(ball: Ball, road: Road): Promise<void> {
  const { players, spectator } = ball
  const [host, phone, third, fourth] = players as [Guest, Guest, Guest, Guest]
  const look = (guest: Guest): Promise<void> => glance(ball, guest)
  const { plans: outages, thinks } = outagesOf(ball, road, host, phone)
  const plans = new Map<Guest, Plans>([
    [host, outages],
    [phone, { before: async (guest, presses) => (presses === 5 ? stepOut(guest) : undefined) }],
    [third, { before: async (guest, presses) => (presses === 3 || presses === 6 ? reload(guest) : undefined) }],
    [fourth, { before: async (guest, presses) => (presses === 3 ? changeWindow(guest) : undefined) }],
  ])
  const watching = { on: true }
  const watcher = (async (): Promise<void> => {
    while (watching.on) {
      await glance(ball, spectator)
      await spectator.page.waitForTimeout(1000)
    }
  })()
  ball.presses = await Promise.all(
    players.map((guest, place) => playOn(guest, 100 + place, { look, thinks, ...plans.get(guest) })),
  ).finally(() => {
    watching.on = false
    return watcher
  })
}

/** Plan two outages for the host: a short one during a choice, then one long enough for a stand-in. */
function outagesOf(ball: Ball, road: Road, host: Guest, phone: Guest): { plans: Plans; thinks: () => number } {
  const once = { short: false, long: false }
  // The others slow down during the long outage, so that the game does not end.
  let away = false
  const before = async (guest: Guest): Promise<void> => {
    if (!once.short || once.long || !(await isIdle(guest))) return
    once.long = true
    away = true
    await longTunnel(ball.tunnel, host, road, phone)
    away = false
  }
  const look = async (guest: Guest): Promise<void> => {
    await glance(ball, guest)
    if (once.short || !(await mayChoose(guest))) return
    once.short = true
    await shortTunnel(ball.tunnel, guest, road)
  }
  return { plans: { look, before }, thinks: () => (away ? THINKING : 0) }
}

/** Record what is on screen and whether it fits; run axe once on each kind of screen. */
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
  if (!shown.over && INTO_MEMORY.includes(glances.length)) await lookInto(ball, guest, glances.length === INTO_TEXTS)
  // Measuring is slow: every third time is enough.
  if (shown.over || glances.length % 3 === 0) {
    for (const wrong of await outgrown(page, NAMES)) ball.outgrown.add(`${guest.manner.language ?? 'en'}: ${wrong}`)
  }
  if (guest.manner.language) return
  const screen = `${guest.manner.width} ${await page.evaluate(screenShown)}${shown.over ? ' over' : ''}`
  if (ball.screens.has(screen)) return
  ball.screens.add(screen)
  ball.faults.push(...(await faults(page, screen)))
}

/** Record what the page has in memory. */
async function lookInto(ball: Ball, guest: Guest, texts: boolean): Promise<void> {
  const memories = ball.memories.get(guest) ?? []
  ball.memories.set(guest, memories)
  memories.push(await memoryOf(guest.page, ball.secrets, texts))
}

const reload = async ({ page }: Guest): Promise<void> => {
  await page.reload()
  await page.locator('main.table').waitFor()
}

/** Leave the game, confirm, and return by the link. */
async function stepOut(guest: Guest): Promise<void> {
  const { page } = guest
  await page.locator('header').getByRole('button', { name: 'Leave the table' }).click()
  await page.locator('dialog[open] [data-leave]').click()
  await page.locator('main a[href="/open"]').waitFor()
  await guest.go(guest.table)
  await page.locator('main.table').waitFor()
}

/** Continue in another window of the same person and close the first. */
async function changeWindow(guest: Guest): Promise<void> {
  const old = guest.page
  const page = await guest.secondWindow()
  await page.goto(guest.house + guest.table)
  await page.locator('main.table').waitFor()
  guest.page = page
  await old.close()
}
