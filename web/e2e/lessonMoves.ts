// The learner's moves in the lessons, by keyboard.

import type { Page } from 'playwright-core'
import { at, tabTo } from './tabbing'

/** What to press in a step: selectors, one after another. */
type Presses = readonly string[]

const announce = (mask: string): Presses => [
  '[data-doing] .big[aria-haspopup]',
  `dialog input[value="${mask}"]`,
  'dialog .last .button',
]
/** Choose the first option in the tray, and confirm it. */
const PICK_FIRST: Presses = ['.tray .tile.open', '[data-first]']
const cardInHand = (spell: string): Presses => [`[data-spell="${spell}"] .tile`, '[data-first]']
const STOP: Presses = ['.detail .buttons .button']

export const MOVES: Record<string, Record<string, Presses>> = {
  mascarade: {
    memorise: ['[data-doing] .first'],
    swap: ['.seat[data-player="1"]', '[data-doing] .pair .even:first-child'],
    look: ['[data-doing] .big:first-child'],
    claim: ['[data-doing] .claim'],
    pass: ['[data-doing] .pass'],
    announce: announce('king'),
    risk: announce('king'),
    win: announce('thief'),
  },
  masquerade: {
    order: PICK_FIRST,
    stage: ['[data-spot="stage:arena"]', '[data-first]'],
    spell: cardInHand('capriccio'),
    whom: PICK_FIRST,
    enough: STOP,
    challenge: PICK_FIRST,
    music: cardInHand('nocturne'),
    keep: ['.detail .buttons .button:not([data-first])'],
    counter: cardInHand('minuet'),
  },
}

/** Press buttons one after another, using the keyboard only. */
export async function pressAll(page: Page, presses: Presses): Promise<void> {
  for (const selector of presses) {
    await page.locator(selector).first().waitFor()
    if (selector.includes('input')) await choose(page, selector)
    else {
      await tabTo(page, at(page, selector))
      await page.keyboard.press('Enter')
    }
  }
}

/** Tab enters a group of radio buttons; arrow keys move within it. */
async function choose(page: Page, selector: string): Promise<void> {
  await tabTo(page, at(page, 'dialog input'))
  await page.keyboard.press('Space')
  const chosen = at(page, selector)
  for (let presses = 0; presses < 20 && !(await chosen()); presses += 1) await page.keyboard.press('ArrowRight')
}
