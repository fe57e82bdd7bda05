// What must hold of a whole game, whichever of the two is played.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { hold, type Ball, type GameName } from './balls'
import { joinBrowser } from './browser'
import type { Guest } from './guest'
import { openHouse, type House } from './house'
import { leaks, omniscient } from './secrets'
import { jumped } from './watch'

export interface Evening {
  game: GameName
  people: number
  wishes: Record<string, unknown>
  /** What a guest's page showed that they could not know from what they were told. */
  shownTooMuch(guest: Guest, player: number | 'spectator', ball: Ball, house: House): Promise<string[]>
  /** Words that may stand in no browser's storage. */
  secretWords: RegExp
}

/** Somewhat slower than a person would like, since the machine may be busy. */
const AT_ONCE = 3000
const HEALED = 15_000
const ON_SCREEN = 1000
/** Browsers call up to 0.1 good. A question that is now one line long and now two makes some of it. */
const JUMP = 0.04

export function anEvening({ game, people, wishes, shownTooMuch, secretWords }: Evening): void {
  describe(`${people} people play ${game}`, () => {
    let browser: Browser
    let house: House
    let ball: Ball

    beforeAll(async () => {
      ;[browser, house] = await Promise.all([joinBrowser(), openHouse()])
      ball = await hold(browser, house, game, people, wishes)
    })
    afterAll(async () => {
      await browser?.close()
      await house?.close()
    })
    const everybody = (): [Guest, number | 'spectator'][] => [
      ...ball.players.map((guest, player): [Guest, number] => [guest, player]),
      [ball.spectator, 'spectator'],
    ]

    it('to the end, with reloads and a change of windows', async () => {
      const pages = everybody().map(([guest]) => guest.page.locator('main a[href^="/r/"]').count())
      expect(await Promise.all(pages)).toEqual(everybody().map(() => 1))
      expect(Math.min(...ball.presses)).toBeGreaterThan(6)
    })

    it('and are told at once when the line is lost; it heals by itself', () => {
      console.info(`line lost: said after ${ball.offline.said} ms, healed ${ball.offline.healed} ms after`)
      expect(ball.offline.said).toBeLessThan(AT_ONCE)
      expect(ball.offline.healed).toBeLessThan(HEALED)
    })

    it('and what was typed meanwhile is not lost', () => {
      expect(ball.draft).toEqual({ kept: 'Is this line any good?', heard: true })
    })

    it('and nobody is told what they may not know', async () => {
      const steps = await omniscient(house.address, ball.table)
      for (const [guest, viewer] of everybody()) {
        expect(leaks(guest, viewer, game, steps), guest.name).toEqual([])
      }
      // What the first player was told would be too much for the second: the comparison can tell.
      const [first] = ball.players
      expect(first && leaks(first, 1, game, steps)).not.toEqual([])
    })

    it('and no page shows more than its player was told', async () => {
      for (const [guest, viewer] of everybody()) {
        expect(ball.glances.get(guest)?.length, guest.name).toBeGreaterThan(5)
        expect(await shownTooMuch(guest, viewer, ball, house), guest.name).toEqual([])
      }
    })

    it('and no browser keeps anything secret', () => {
      for (const [guest, kept] of ball.stored) expect(kept, guest.name).not.toMatch(secretWords)
    })

    it('and axe finds no fault at any decision, in either colour scheme', () => {
      expect([...ball.screens].length).toBeGreaterThan(5)
      expect([...new Set(ball.faults)]).toEqual([])
    })

    it('and everything fits on a phone of 360 pixels, in every language', () => {
      expect([...ball.outgrown]).toEqual([])
    })

    it('and no text is missing, and nothing fails', () => {
      for (const [guest] of everybody()) expect(guest.complaints, guest.name).toEqual([])
    })

    it('and news are on screen soon', () => {
      const delays = [...ball.watched.values()].flatMap((watched) => watched.delays).sort((a, b) => a - b)
      const median = delays[delays.length >> 1] ?? Infinity
      console.info(`news on screen: median ${median.toFixed(0)} ms of ${delays.length}`)
      expect(median).toBeLessThan(ON_SCREEN)
    })

    it('and nothing jumps when something happens', () => {
      for (const [guest, watched] of ball.watched) {
        const { value, what } = jumped(watched)
        expect(value, `${guest.name}: ${what.join('; ')}`).toBeLessThan(JUMP)
      }
    })
  })
}
