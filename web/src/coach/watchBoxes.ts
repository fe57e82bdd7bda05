// Where things are in the window, now and whenever they have moved.

import type { Box } from './placement'

/** How often the page is measured, in milliseconds: things move for many reasons. */
const EVERY = 150

/** Return the box of an element in the window. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** Return the first element for a selector that has a size, and is not inside a dialog. */
export function findVisible(selector: string): HTMLElement | null {
  const found = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : []
  return found.find((element) => element.offsetWidth > 0 && !element.closest('dialog')) ?? null
}

/** Measure now and again and again; return how to stop. */
export function watchBoxes(measure: () => void): () => void {
  measure()
  const timer = setInterval(measure, EVERY)
  addEventListener('resize', measure)
  addEventListener('scroll', measure, true)
  return () => {
    clearInterval(timer)
    removeEventListener('resize', measure)
    removeEventListener('scroll', measure, true)
  }
}
