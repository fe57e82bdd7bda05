// Checks of a whole game that apply to both games.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { hold, type Ball, type GameName } from './wholeGame'
import { joinBrowser } from './browser'
import type { Guest } from './guest'
import { openHouse, type House } from './house'
import { memoryOf, remembersTooMuch, type Secrets } from './memory'
import { asSeenBy, audiencesOf, leaks, omniscient } from './secrets'
import { happened } from './outages'
import { layoutShift } from './pageMetrics'

export interface Evening {
  game: GameName
  people: number
  wishes: Record<string, unknown>
  /** Return what a guest's page showed without having been sent it. */
  shownTooMuch(guest: Guest, player: number | 'spectator', ball: Ball, house: House): Promise<string[]>
  /** Return the identifiers that could be secret in this game. */
  secretsOf(guest: Guest, house: House): Promise<string[]>
  /** Matches text that must not be in a browser's storage. */
  secretWords: RegExp
}

/** Generous limits in milliseconds, because the machine may be busy. */
const AT_ONCE = 3000
const HEALED = 15_000
/** Limits in milliseconds for the fastest tenth of updates and for the median. */
const ON_SCREEN = 100
const TOO_LONG = 1000
/** Browsers rate up to 0.1 as good. Text that grows by a few pixels in place remains. */
const JUMP = 0.02

export function anEvening({ game, people, wishes, shownTooMuch, secretsOf, secretWords }: Evening): void {
  describe(`${people} people play ${game}`, () => {
    let browser: Browser
    let house: House
    let ball: Ball

    beforeAll(async () => {
      // Seconds after a lost connection is noticed until a stand-in plays.
      ;[browser, house] = await Promise.all([joinBrowser(), openHouse(['--grace', '5'])])
      const types = [...new Set([...audiencesOf(game).keys()].map((field) => field.split(' ')[0] ?? ''))]
      const secrets = async (guest: Guest): Promise<Secrets> => ({ words: await secretsOf(guest, house), types })
      ball = await hold(browser, house, game, people, wishes, secrets)
    })
    afterAll(async () => {
      await browser?.close()
      await house?.close()
    })
    const everyone = (): [Guest, number | 'spectator'][] => [
      ...ball.players.map((guest, player): [Guest, number] => [guest, player]),
      [ball.spectator, 'spectator'],
    ]

    it('to the end, across reloads and a change of window', async () => {
      const pages = everyone().map(([guest]) => guest.page.locator('main a[href^="/r/"]').count())
      expect(await Promise.all(pages)).toEqual(everyone().map(() => 1))
      expect(Math.min(...ball.presses)).toBeGreaterThan(6)
    })

    it('and a lost connection is reported at once and restored without help', () => {
      const { said, healed, toldAlways } = ball.tunnel
      console.info(`line lost: said after ${said.join(' and ')} ms, healed ${healed.join(' and ')} ms after`)
      expect(Math.max(...said)).toBeLessThan(AT_ONCE)
      expect(Math.max(...healed)).toBeLessThan(HEALED)
      expect(toldAlways).toBe(true)
    })

    it('and an unconfirmed choice and an unsent message survive a lost connection', () => {
      const { chosen, draft, heard } = ball.tunnel
      expect(chosen[0]).not.toBe('')
      expect(chosen[1]).toBe(chosen[0])
      expect({ draft, heard }).toEqual({ draft: 'Is this line any good?', heard: true })
    })

    it('and a player who was disconnected for a minute takes over from the stand-in', () => {
      const { away, same, over } = ball.tunnel
      expect(away).toBeGreaterThanOrEqual(60_000)
      expect({ same, over }).toEqual({ same: true, over: false })
      const own = happened(ball.players[1] as Guest).filter(({ player }) => player === 0)
      const course = own.map(({ what, how }) => (what === 'moved' ? how : what)).join(' ')
      expect(course).toMatch(/person .*absent .*back .*person/)
    })

    it('and a stand-in plays for a player who left until they return by the link', () => {
      const own = happened(ball.players[0] as Guest).filter(({ player }) => player === 1)
      const course = own.map(({ what, how }) => (what === 'moved' ? how : what)).join(' ')
      expect(course).toMatch(/person .*absent .*back .*person/)
    })

    it('and nobody is sent what they may not know', async () => {
      const { steps } = await omniscient(house.address, ball.table)
      for (const [guest, viewer] of everyone()) {
        expect(leaks(guest, viewer, game, steps), guest.name).toEqual([])
      }
      // The comparison detects leaks: what the first player was sent is too much for the second.
      const [first] = ball.players
      expect(first && leaks(first, 1, game, steps)).not.toEqual([])
    })

    it('and no page shows more than its player was sent', async () => {
      for (const [guest, viewer] of everyone()) {
        expect(ball.glances.get(guest)?.length, guest.name).toBeGreaterThan(5)
        expect(await shownTooMuch(guest, viewer, ball, house), guest.name).toEqual([])
      }
    })

    it('and no page has more than that in memory', async () => {
      const { steps, fairness } = await omniscient(house.address, ball.table)
      const sharesFor = (viewer: number | 'spectator'): string[] => [
        fairness.secret,
        ...fairness.shares.filter((_, player) => player !== viewer),
      ]
      for (const [guest, viewer] of everyone()) {
        const memories = ball.memories.get(guest) ?? []
        // The search finds the data that the page works with.
        expect(memories.flatMap(({ events }) => events).length, guest.name).toBeGreaterThan(5)
        expect(memories.flatMap(({ texts }) => texts).length, guest.name).toBeGreaterThan(0)
        const found = memories.flatMap((memory) => remembersTooMuch(guest, memory, ball.secrets, sharesFor(viewer)))
        expect([...new Set(found)], guest.name).toEqual([])
      }
      // The search detects leaks: plant what only others may know in the page's memory.
      const [guest] = ball.players as [Guest]
      const audiences = audiencesOf(game)
      const own = new Set(steps.flatMap(({ events }) => events.map((event) => JSON.stringify(asSeenBy(event, 0, audiences)))))
      const foreign = steps
        .flatMap(({ events }) => events.map((event) => JSON.stringify(asSeenBy(event, 1, audiences))))
        .filter((event) => !own.has(event))
      await guest.page.evaluate(
        ([events, share]) => {
          const kept = new Map(events.map((event, number) => [number, JSON.parse(event) as unknown]))
          addEventListener('never', () => console.info(kept, share))
        },
        [foreign, fairness.secret] as const,
      )
      const end = guest.sent.find(({ message }) => message.is === 'news')?.at ?? 0
      const planted = { ...(await memoryOf(guest.page, ball.secrets, true)), at: end }
      const noticed = remembersTooMuch({ sent: guest.sent, frames: [] }, planted, ball.secrets, sharesFor(0))
      expect(foreign.length).toBeGreaterThan(0)
      expect(noticed).toEqual(expect.arrayContaining(foreign.map((event) => `an event: ${event}`)))
      expect(noticed.join()).toContain(fairness.secret)
    })

    it('and no browser stores anything secret', () => {
      for (const [guest, kept] of ball.stored) expect(kept, guest.name).not.toMatch(secretWords)
    })

    it('and axe finds no fault at any decision in either colour scheme', () => {
      expect([...ball.screens].length).toBeGreaterThan(5)
      expect([...new Set(ball.faults)]).toEqual([])
    })

    it('and everything fits at 360 pixels in every language', () => {
      expect([...ball.outgrown]).toEqual([])
    })

    it('and no text is missing and no script fails', () => {
      for (const [guest] of everyone()) expect(guest.complaints, guest.name).toEqual([])
    })

    it('and updates are soon on screen', () => {
      const delays = [...ball.watched.values()].flatMap((watched) => watched.delays).sort((a, b) => a - b)
      const [quick = Infinity, median = Infinity] = [delays[Math.floor(delays.length / 10)], delays[delays.length >> 1]]
      console.info(`news on screen: a tenth within ${quick.toFixed(0)} ms, half within ${median.toFixed(0)} ms, of ${delays.length}`)
      expect(quick).toBeLessThan(ON_SCREEN)
      expect(median).toBeLessThan(TOO_LONG)
    })

    it('and the layout does not shift when something happens', () => {
      for (const [guest, watched] of ball.watched) {
        const { value, what } = layoutShift(watched.shifts.filter(({ atTable }) => atTable))
        console.info(`${guest.name}'s page moved by ${value.toFixed(4)} at worst: ${what.join('; ')}`)
        expect(value, `${guest.name}: ${what.join('; ')}`).toBeLessThan(JUMP)
      }
    })
  })
}
