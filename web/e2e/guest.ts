// A guest with a browser context of their own; records what the house sends.

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
  /** True for animations; by default the guest prefers reduced motion. */
  moving?: boolean
  /** True for a guest with a coach; by default the guest has turned it off. */
  coached?: boolean
  /** True to let the page install its service worker, which answers requests without the house. */
  worker?: boolean
}

/** Something the house sent, with the time of arrival. */
export interface Sent {
  at: number
  /** A WebSocket message, or the response to an API request. */
  message: Message | { is: 'answer'; address: string; body: string }
}

/** Turn the coach off, in a window whose guest has no settings yet. */
function turnCoachOff(): void {
  localStorage['ridotto.settings'] ??= JSON.stringify({ coach: false })
}

export class Guest {
  readonly sent: Sent[] = []
  /** The WebSocket messages as text. */
  readonly frames: string[] = []
  /** Errors in the console: failed scripts, missing texts. */
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
      serviceWorkers: manner.worker ? 'allow' : 'block',
    })
    context.setDefaultTimeout(60_000)
    await context.addInitScript(watch)
    if (!manner.coached) await context.addInitScript(turnCoachOff)
    const guest = new Guest(name, house, context, await context.newPage(), manner)
    guest.listen(guest.page)
    return guest
  }

  /** Record what this page is sent. */
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
      // Network errors are not faults of the page; it shows them itself.
      const network = /^(Failed to load resource|WebSocket connection to)/.test(message.text())
      if (message.type() === 'error' && !network) this.complaints.push(message.text())
    })
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.house + path)
    await this.page.locator('main').waitFor()
  }

  /** Open another window of the same person. */
  async secondWindow(): Promise<Page> {
    const page = await this.context.newPage()
    this.listen(page)
    return page
  }

  /** Return the contents of this browser's storage. */
  async kept(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
