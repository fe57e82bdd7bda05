// Every label of a running game fits at 320 pixels in every language. No game is played, so the result does not
// depend on chance.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DeckCard, GameWire } from '../src/lib/wire'
import { cutOff, outgrown } from './accessibility'
import { Guest, LANGUAGES } from './guest'
import { mascaradeSituations } from './mascaradeSituations'
import { masqueradeSituations } from './masqueradeSituations'
import { browser, house } from './setup'
import { NAMES, type Situation } from './situations'
import { StagedTable } from './stagedTable'

const NARROW = { width: 320, height: 640 }

/** Labels of each game that must be seen, by message name. */
const MASCARADE = /^(mas-(look|swap|announce|really|pretend|back|list|decline|name|peek|more|pass|deal-down|court|bank|tap)|mask-[a-z]+)$/
const MASQUERADE = /^(mq-do-[a-z]+|ask-done-[a-z]+|mq-phase-[a-z]+|mq-tap|mq-go-on)$/

/** Report a top bar whose buttons take two lines. */
const wrappedBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('header.bar .button')].filter((one) => !one.closest('dialog'))
    const tops = buttons.map((one) => one.getBoundingClientRect().top)
    return Math.max(...tops) - Math.min(...tops) > 10 ? ['the top bar takes two lines'] : []
  })

interface Walk {
  /** Text that does not fit, with the first situation that shows it. */
  tooNarrow: string[]
  /** All text that was on screen. */
  text: string
}

/** Show each situation and check it. */
async function walk<G extends GameWire>(guest: Guest, situations: readonly Situation<G>[]): Promise<Walk> {
  const { page } = guest
  const found = new Map<string, string>()
  const texts = new Set<string>()
  const table = await StagedTable.open(guest, situations[0]!.view)
  const look = async (name: string): Promise<void> => {
    const wrong = [...(await outgrown(page, NAMES)), ...(await cutOff(page)), ...(await wrappedBar(page))]
    for (const one of wrong.filter((text) => !found.has(text))) found.set(one, `${name}: ${one}`)
    texts.add(await page.evaluate(() => document.body.textContent ?? ''))
  }
  for (const { name, view, hears, press } of situations) {
    await table.show(view)
    if (hears.length) await table.happens(hears)
    await look(name)
    for (const selector of press) {
      await page.locator(selector).first().dispatchEvent('click', undefined, { timeout: 5000 })
      await look(`${name}, ${selector}`)
    }
    await page.evaluate(() => document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((sheet) => sheet.close()))
  }
  return { tooNarrow: [...found.values()], text: [...texts].join('\n') }
}

/** Return the labels in a language whose message names match and take no arguments. */
async function labels(language: string, named: RegExp): Promise<string[]> {
  const words = await (await fetch(`${house.address}/words/${language}.ftl`)).text()
  const messages = [...words.matchAll(/^([a-z-]+) = ([^{}\n]+)$/gm)]
  return messages.flatMap(([, name = '', text = '']) => (named.test(name) ? text : []))
}

/** Fetch the cards of the house's deck. */
const fetchDeck = async (): Promise<DeckCard[]> =>
  ((await (await fetch(`${house.address}/api/decks/midnight?lang=en`)).json()) as { cards: DeckCard[] }).cards

describe.each(LANGUAGES)('at 320 pixels in %s', (language) => {
  it.each([
    ['Mascarade', MASCARADE, () => mascaradeSituations() as unknown as Situation[]],
    ['Masquerade', MASQUERADE, async () => masqueradeSituations(await fetchDeck()) as unknown as Situation[]],
  ] as const)('every label of %s fits', async (_, named, situations) => {
    const guest = await Guest.come(browser, house.address, 'Ada', { language, ...NARROW })
    const { tooNarrow, text } = await walk(guest, await situations())
    expect(tooNarrow).toEqual([])
    const wanted = await labels(language, named)
    expect(wanted.length).toBeGreaterThan(20)
    // The page binds French signs to their words with spaces of their own.
    const plain = (words: string): string => words.toLowerCase().replace(/\s/g, ' ')
    expect(wanted.filter((label) => !plain(text).includes(plain(label)))).toEqual([])
    expect(guest.complaints).toEqual([])
    await guest.leave()
  })
})
