import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitor } from '../src/lib/guest.svelte'
import { keep, recall } from '../src/lib/settings.svelte'
import { t, words } from '../src/lib/words.svelte'
import OwnData from '../src/parts/OwnData.svelte'
import { spoken } from './fixtures/masquerade'

let mounted: ReturnType<typeof mount>
const restart = vi.fn()

beforeEach(async () => {
  restart.mockClear()
  vi.stubGlobal('fetch', async () => new Response(await spoken('en')))
  await words.speak('en')
  visitor.me = { person: 'ana', name: 'Ana' }
  for (const name of ['known', 'name', 'tables', 'noted', 'settings']) keep(`ridotto.${name}`, '"kept"')
  mounted = mount(OwnData, { target: document.body, props: { restart } })
})
afterEach(async () => {
  await unmount(mounted)
  visitor.me = null
  for (const name of ['known', 'name', 'tables', 'noted', 'settings']) keep(`ridotto.${name}`, null)
  vi.unstubAllGlobals()
})

const asked: [string, string][] = []
function house(answer: () => Response): void {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push([method ?? '', path])
    return answer()
  })
}

async function press(key: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === t(key))
  found?.click()
  await new Promise((done) => setTimeout(done, 10))
  flushSync()
}

describe('the data of a guest', () => {
  it('can be downloaded', () => {
    const link = document.querySelector('a')
    expect(link?.getAttribute('href')).toBe('/api/me/data')
    expect(link?.download).toBe('ridotto.json')
  })

  it('is deleted here and at the house after a second question', async () => {
    house(() => Response.json({ tables: 2 }))
    await press('settings-data-delete')
    expect(asked).toEqual([])
    await press('settings-data-go')
    expect(asked).toEqual([['DELETE', '/api/me']])
    expect(restart).toHaveBeenCalledOnce()
    expect(visitor.known).toBe(false)
    expect(['known', 'name', 'tables', 'noted'].map((name) => recall(`ridotto.${name}`))).toEqual([null, null, null, null])
    expect(recall('ridotto.settings')).toBe('"kept"')
  })

  it('stays if the guest thinks better of it', async () => {
    house(() => Response.json({}))
    await press('settings-data-delete')
    await press('settings-data-keep')
    expect(asked).toEqual([])
    expect(document.body.textContent).toContain(t('settings-data.why'))
  })

  it('stays on this device if the house cannot delete it', async () => {
    house(() => Response.json({ error: { code: 'not-saved', message: '' } }, { status: 503 }))
    await press('settings-data-delete')
    await press('settings-data-go')
    expect(document.querySelector('[role=alert]')?.textContent).toBe(t('refusal-not-saved'))
    expect(recall('ridotto.name')).toBe('"kept"')
    expect(restart).not.toHaveBeenCalled()
  })
})
