// Checks for accessibility faults and for text that does not fit.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const OPTIONS: RunOptions = { resultTypes: ['violations'] }

/** Return the serious and critical faults that axe finds, in both colour schemes. */
export async function faults(page: Page, screen: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Colours may be in transition while others play: report only faults that are found twice.
    let wrong = await look(page)
    if (wrong.length) wrong = (await look(page)).filter((one) => wrong.includes(one))
    found.push(...wrong.map((one) => `${screen}, ${colorScheme}: ${one}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

async function look(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    ending.forEach((animation) => animation.finish())
  })
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  )
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')} (${node.any[0]?.message ?? ''})`),
  )
}

/** Return what is too wide: the page itself, or text that leaves its button or is cut off in it. */
export function outgrown(page: Page, people: readonly string[] = []): Promise<string[]> {
  return page.evaluate((people) => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`)
    }
    const range = document.createRange()
    const hides = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX)
    /** Return the box that limits the text: the nearest element that clips it, or the button itself. */
    const frameOf = (words: Element, box: Element): Element => {
      for (let one: Element | null = words; one && one !== box; one = one.parentElement) if (hides(one)) return one
      return box
    }
    for (const box of document.querySelectorAll('button, a.button, label, legend, summary, h1, h2, h3, dt')) {
      if (!(box instanceof HTMLElement) || !box.checkVisibility({ visibilityProperty: true })) continue
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const words = walker.currentNode.parentElement
        const text = walker.currentNode.textContent?.trim()
        // Names of people may be cut with an ellipsis. The ticker scrolls.
        if (!text || !words || people.includes(text) || words.closest('.ticker, [data-names]')) continue
        const frame = frameOf(words, box).getBoundingClientRect()
        if (frame.width <= 2) continue
        range.selectNodeContents(walker.currentNode)
        for (const { left, right, width } of range.getClientRects()) {
          const out = Math.max(frame.left - left, right - frame.right)
          if (width === 0 || out <= 1.5) continue
          found.push(`“${text}” has ${Math.round(out)} px too little room in ${box.tagName} ${box.className}`)
          break
        }
      }
    }
    return found
  }, people)
}

/** Return text that is cut off because it takes too many lines. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    for (const box of document.querySelectorAll('main *, dialog[open] *')) {
      const words = [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!(box instanceof HTMLElement) || !words) continue
      // The ticker scrolls, a chosen card's sheet has its whole text, and seats show names too.
      if (box.closest('.ticker, .unseen, .detail .text, [data-names]')) continue
      if (!/hidden|clip/.test(getComputedStyle(box).overflowY) || box.clientWidth <= 2) continue
      range.selectNodeContents(box)
      const more = Math.max(...[...range.getClientRects()].map(({ top }) => top)) - box.getBoundingClientRect().bottom
      if (more > -2) found.push(`“${box.textContent?.trim()}” has too many lines for ${box.tagName} ${box.className}`)
    }
    return found
  })
}
