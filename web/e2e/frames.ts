// Records what a page shows: a line for every change of the table, in order.

import type { Page } from 'playwright-core'

/** The table at one moment. */
export interface Frame {
  /** The type of the events that are being shown; "" for none. */
  showing: string
  /** Everything on the table that is counted: fortunes, court and bank, or lives, points and cards. */
  totals: string
  /** How many coins and cards are on their way. */
  flying: number
  /** The large mask or card, and masks turned over at seats. */
  spotlight: string
  /** The totals of a Challenge. */
  fight: string
  /** The labels of the viewer's buttons. */
  doing: string
  /** What screen readers are told. */
  read: string
}

declare global {
  interface Window {
    shownFrames: Frame[]
  }
}

/** Start to record. */
export const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const text = (selector: string): string =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => (element.textContent ?? '').trim()).join(' ')
    const look = (): Frame => ({
      showing: document.querySelector<HTMLElement>('[data-showing]')?.dataset.showing ?? '',
      totals: text('[data-seat] .coins, [data-spot=court] dd, [data-spot=bank] dd, .guest .count, .guest .vp'),
      flying: document.querySelectorAll('.layer .flying').length,
      spotlight: text('.spotlight strong, [data-seat] .face'),
      fight: text('.fight .total'),
      doing: text('[data-doing] .button'),
      read: text('[role=status][aria-live=polite]'),
    })
    window.shownFrames = []
    let last = ''
    const note = (): void => {
      const frame = look()
      const now = JSON.stringify(frame)
      if (now !== last) window.shownFrames.push(frame)
      last = now
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })

/** Return the frames until the show is over. */
export async function recorded(page: Page): Promise<Frame[]> {
  await page.waitForFunction(() => window.shownFrames.some(({ showing }) => showing) && !document.querySelector('[data-showing]'))
  return page.evaluate(() => window.shownFrames)
}

/** Return the order of the beats. */
export const beatsIn = (frames: readonly Frame[]): string[] =>
  frames.map(({ showing }) => showing).filter((beat, index, all) => beat && beat !== all[index - 1])

/** Press a button in the first frame that has it; return the type of the events that are shown then. */
export const pressAtOnce = (page: Page, selector: string): Promise<string> =>
  page.evaluate(
    (selector) =>
      new Promise<string>((done) => {
        const observer = new MutationObserver(() => {
          const button = document.querySelector<HTMLElement>(selector)
          if (!button) return
          observer.disconnect()
          done(document.querySelector<HTMLElement>('[data-showing]')?.dataset.showing ?? '')
          button.click()
        })
        observer.observe(document.body, { subtree: true, childList: true })
      }),
    selector,
  )
