import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { workerCode } from '../offlineShell'

const ROOT = join(__dirname, '..')
const HOUSE = 'https://house.example'
const SHELL = ['/', '/icon.svg', '/assets/index-1.js']

/** Stored answers by cache and address. */
let stores: Map<string, Map<string, Response>>
let online: boolean
let asked: string[]

const addressOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, HOUSE).href

async function fetchFromHouse(request: Request | string): Promise<Response> {
  const address = addressOf(request)
  asked.push(address)
  if (!online) throw new TypeError('Failed to fetch')
  return new Response(address, { status: address.includes('gone') ? 404 : 200 })
}

const caches = {
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (request: Request | string) =>
    [...stores.values()].map((store) => store.get(addressOf(request))).find(Boolean)?.clone(),
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (request: Request, answer: Response) => void store.set(addressOf(request), answer),
      addAll: async (all: Request[]) => {
        for (const one of all) store.set(addressOf(one), await fetchFromHouse(one))
      },
    }
  },
}

class FakeRequest {
  readonly url: string
  constructor(address: string, readonly more: { mode?: string; method?: string } = {}) {
    this.url = addressOf(address)
  }
  get mode(): string {
    return this.more.mode ?? 'cors'
  }
  get method(): string {
    return this.more.method ?? 'GET'
  }
}

type Listener = (event: object) => void
interface Worker {
  install(): Promise<void>
  activate(): Promise<void>
  /** Return the text of the answer, or null if the worker leaves the request to the browser. */
  answer(address: string, more?: { mode?: string; method?: string }): Promise<string | null>
}

/** Run the worker of one build. */
function start(version: string): Worker {
  const listeners: Record<string, Listener> = {}
  const self = {
    location: { origin: HOUSE },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    skipWaiting: () => {
      throw new Error('a new version must not take over from an open window')
    },
  }
  const code = workerCode(readFileSync(join(ROOT, 'worker.js'), 'utf8'), SHELL, version)
  new Function('self', 'caches', 'fetch', 'Request', code)(self, caches, fetchFromHouse, FakeRequest)
  const lasting = async (type: string): Promise<void> => {
    let until: Promise<void> = Promise.resolve()
    listeners[type]?.({ waitUntil: (work: Promise<void>) => (until = work) })
    await until
  }
  return {
    install: () => lasting('install'),
    activate: () => lasting('activate'),
    answer: async (address, more) => {
      let answer: Promise<Response> | null = null
      listeners.fetch?.({ request: new FakeRequest(address, more), respondWith: (given: Promise<Response>) => (answer = given) })
      return answer === null ? null : (await (answer as Promise<Response>)).text()
    },
  }
}

let worker: Worker
beforeEach(async () => {
  stores = new Map()
  asked = []
  online = true
  worker = start('one')
  await worker.install()
  await worker.activate()
  asked = []
})

const kept = (): string[] => [...stores.values()].flatMap((store) => [...store.keys()]).map((address) => address.slice(HOUSE.length))
const PAGE = { mode: 'navigate' }

describe('the service worker', () => {
  it('keeps the files that the page needs to start', () => {
    expect(kept()).toEqual(SHELL)
  })

  it('shows the page without a connection, and the house’s own answer with one', async () => {
    expect(await worker.answer('/t/abc', PAGE)).toBe(`${HOUSE}/t/abc`)
    online = false
    for (const address of ['/', '/t/abc', '/r/abc', '/how?masks=king']) {
      expect(await worker.answer(address, PAGE), address).toBe(`${HOUSE}/`)
    }
    expect(await worker.answer('/assets/index-1.js')).toBe(`${HOUSE}/assets/index-1.js`)
    expect(await worker.answer('/icon.svg')).toBe(`${HOUSE}/icon.svg`)
  })

  it('leaves tables, guests and other sites to the browser, and keeps nothing of them', async () => {
    const others = ['/api/me', '/api/tables/abc', '/api/tables/abc/replay', '/ws/lobby', '/healthz', '/metrics', 'https://elsewhere.example/assets/a.js']
    for (const address of others) expect(await worker.answer(address), address).toBeNull()
    expect(await worker.answer('/assets/index-1.js', { method: 'POST' })).toBeNull()
    for (const address of ['/docs/', '/docs/protocol.html', '/api/openapi.json', '/words/en.ftl']) {
      expect(await worker.answer(address, PAGE), address).toBeNull()
    }
    await worker.answer('/t/abc', PAGE)
    expect(kept()).toEqual(SHELL)
  })

  it('keeps modules and texts that were used, but no errors', async () => {
    await worker.answer('/assets/Table-2.js')
    await worker.answer('/assets/Table-2.js')
    expect(asked).toEqual([`${HOUSE}/assets/Table-2.js`])
    await worker.answer('/assets/gone.js')
    await worker.answer('/words/pl.ftl')
    await worker.answer('/words/pl.ftl')
    expect(asked.filter((address) => address.endsWith('pl.ftl'))).toHaveLength(2)
    expect(kept().filter((address) => !SHELL.includes(address)).sort()).toEqual(['/assets/Table-2.js', '/words/pl.ftl'])
    online = false
    expect(await worker.answer('/words/pl.ftl')).toBe(`${HOUSE}/words/pl.ftl`)
    await expect(worker.answer('/words/fr.ftl')).rejects.toThrow()
  })

  it('of a new build replaces the old files when it takes over, not before, and keeps the texts', async () => {
    await worker.answer('/assets/Table-2.js')
    await worker.answer('/words/pl.ftl')
    const next = start('two')
    await next.install()
    expect(kept()).toContain('/assets/Table-2.js')
    await next.activate()
    expect([...stores.keys()].sort()).toEqual(['ridotto-files-two', 'ridotto-words'])
    expect(kept()).not.toContain('/assets/Table-2.js')
    expect(kept()).toContain('/words/pl.ftl')
  })
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'public/site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it('has icons of the sizes that it says, one of which may be cut to any shape', () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
    for (const { src, sizes } of drawn) {
      const png = readFileSync(join(ROOT, 'public', src))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  })
})
