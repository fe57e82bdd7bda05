// Somebody in the house: a browser of their own, and everything it was told and showed.

import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Message } from '../src/lib/wire'
import { watch } from './pageMetrics'

export const LANGUAGES = ['en', 'es', 'pt', 'pl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Manner {
  language?: Language
  width?: number
  height?: number
  scheme?: 'light' | 'dark'
  touch?: boolean
  /** With the movements that most people see. */
  moving?: boolean
}

/** Something the house sent, and when. */
export interface Sent {
  at: number
  /** A message over a socket, or the answer to a request. */
  message: Message | { is: 'answer'; address: string; body: string }
}

export class Guest {
  readonly sent: Sent[] = []
  /** The messages among it, letter by letter. */
  readonly frames: string[] = []
  /** What the browser complained about: scripts that failed, texts that are missing. */
  readonly complaints: string[] = []
  table = ''

  private constructor(
    readonly name: string,
    readonly house: string,
    readonly context: BrowserContext,
    public page: Page,
    readonly manner: Manner,
  ) {}

  static async come(browser: Browser, house: string, name: string, manner: Manner = {}): Promise<Guest> {
    const { language = 'en', width = 1280, height = 860, scheme = 'dark', touch = false } = manner
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language,
      colorScheme: scheme,
      hasTouch: touch,
      reducedMotion: manner.moving ? 'no-preference' : 'reduce',
    })
    context.setDefaultTimeout(60_000)
    await context.addInitScript(watch)
    const guest = new Guest(name, house, context, await context.newPage(), manner)
    guest.listen(guest.page)
    return guest
  }

  /** Keep what this page is told. */
  listen(page: Page): void {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload))
        this.sent.push({ at: Date.now(), message: JSON.parse(String(payload)) as Message })
      })
    })
    page.on('response', (response) => {
      const address = new URL(response.url()).pathname
      if (!address.startsWith('/api/')) return
      const at = Date.now()
      response.text().then(
        (body) => this.sent.push({ at, message: { is: 'answer', address, body } }),
        () => undefined,
      )
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('console', (message) => {
      // That nothing comes through is for the page to tell its guest.
      const network = /^(Failed to load resource|WebSocket connection to)/.test(message.text())
      if (message.type() === 'error' && !network) this.complaints.push(message.text())
    })
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.house + path)
    await this.page.locator('main').waitFor()
  }

  /** Another window of the same person. */
  async secondWindow(): Promise<Page> {
    const page = await this.context.newPage()
    this.listen(page)
    return page
  }

  /** What this browser keeps on the device. */
  async kept(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
