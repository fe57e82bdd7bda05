// The browser that all tests share: the installed Chromium, never a download.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    browser: string
  }
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Keep windows in the background awake.
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
]

export function whereChromium(): string {
  const given = process.env.RIDOTTO_CHROMIUM
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const places = given ? [given] : NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const here = places.find((place) => existsSync(place))
  if (here) return here
  throw new Error(`no Chromium ${given ? `at ${given}` : 'here'}: install it, or say in RIDOTTO_CHROMIUM where it is`)
}

/** Start one browser for all test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server: BrowserServer = await chromium.launchServer({ executablePath: whereChromium(), args: ARGS })
  provide('browser', server.wsEndpoint())
  return () => server.close()
}

/** Connect to the browser from a test file. */
export const joinBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))
