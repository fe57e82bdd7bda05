// Tables of Mascarade on the smallest phones, and on phones that lie on their side.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Action, GameEvent, Wire } from '../src/games/mascarade/wire'
import { Guest, LANGUAGES } from './guest'
import { browser, house } from './setup'
import { mascaradeState, NAMES, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

const MASKS = [
  'judge', 'empress', 'king', 'widow', 'patron', 'fool', 'princess', 'spy', 'witch', 'thief', 'puppeteer', 'cheat',
] as const // prettier-ignore
/** The least size of something to tap, in pixels. */
const THUMB = 44

const LOOK: Action = { act: 'look' }
const SWAPS = NAMES.slice(1).flatMap((_, place) => [true, false].map((really): Action => ({ act: 'swap', with: place + 1, really })))
const ANNOUNCE = MASKS.map((mask): Action => ({ act: 'announce', mask }))
const TURN = { legal: [LOOK, ...SWAPS, ...ANNOUNCE] }
const CLAIM = { decision: 'claim', announced: 'puppeteer', legal: [{ act: 'claim' }, { act: 'pass' }] as Action[] }
const ANNOUNCED: GameEvent[] = [{ type: 'announce', player: 5, mask: 'puppeteer' }]

/** Open a table for twelve in this situation. */
function sitAmongTwelve(guest: Guest, state: object, events: GameEvent[] = []): Promise<StagedTable<Wire>> {
  const shown = shownTable({ game: 'mascarade', players: 12, wishes: { memory: 'seen' } })
  const clock = { players: [0], since: Date.now(), limit: 590_000, bank: 590_000, pending: events.length ? [0, 1, 2] : [] }
  const more = { own: { peek: true }, clock }
  return StagedTable.open(guest, viewOf<Wire>(shown, mascaradeState([...MASKS], 12, state), events, more))
}

/** Return the controls that are smaller than a thumb. Links within sentences may be. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    // Things are not measured while they appear.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    ending.forEach((animation) => animation.finish())
    const within = document.querySelector('dialog[open]') ?? document
    const all = [...within.querySelectorAll<HTMLElement>('button, a.button, .choice, input:not(.choice input), select')]
    return all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const shown = one.checkVisibility({ visibilityProperty: true }) && width > 1
      if (!shown || one.closest('p') || (width >= least - 0.5 && height >= least - 0.5)) return []
      return [`${one.tagName}.${one.className} “${one.textContent?.trim()}” is ${Math.round(width)} by ${Math.round(height)}`]
    })
  }, THUMB)

/** Return the buttons that are not in sight as the screen opens. */
const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    if (!all.length) return [`${selector} is missing`]
    return all.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return inside && front && (one.contains(front) || front.contains(one)) ? [] : [`${one.className} “${one.textContent?.trim()}”`]
    })
  }, selector)

describe.each([
  [844, 390],
  [320, 568],
  [390, 844],
])('at %i by %i', (width, height) => {
  it.each(LANGUAGES)('everything at a table for twelve can be tapped, in %s', async (language) => {
    const guest = await Guest.come(browser, house.address, 'Ada', { language, width, height, touch: true })
    const { page } = guest
    const found: string[] = []
    await sitAmongTwelve(guest, TURN)
    found.push(...(await small(page)), ...(await outOfSight(page, '.doing .button')))
    await page.locator('.three .button').last().dispatchEvent('click')
    await page.locator('dialog[open] .choice').last().dispatchEvent('click')
    await page.locator('dialog[open] .button.first').waitFor()
    found.push(...(await small(page)), ...(await outOfSight(page, 'dialog[open] .button')))
    await sitAmongTwelve(guest, CLAIM, ANNOUNCED)
    found.push(...(await small(page)), ...(await outOfSight(page, '.doing .button')))
    expect(found).toEqual([])
    await guest.leave()
  })
})
