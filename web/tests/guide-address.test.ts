import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { words } from '../src/lib/words.svelte'
import TopBar from '../src/parts/TopBar.svelte'
import TableScreen from '../src/table/TableScreen.svelte'
import { Line, shown, soon, view } from './fixtures/fakeHouse'
import { spoken } from './fixtures/masquerade'

let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  const language = await spoken('en')
  vi.stubGlobal('fetch', async (path: string) => new Response(path.startsWith('/api') ? '{}' : language))
  vi.stubGlobal('WebSocket', Line)
  await words.speak('en')
  Line.all = []
})

afterEach(() => {
  void unmount(mounted)
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const rules = (): string | null | undefined => document.querySelector('header a[href^="/how"]')?.getAttribute('href')

it.each(['mascarade', 'masquerade'] as const)('the guide to %s opens from a table of that game', async (game) => {
  mounted = mount(TableScreen, { target: document.body, props: { table: 'tafel' } })
  await soon(() => expect(Line.all).toHaveLength(1))
  Line.last.say(view({ shown: shown({ phase: 'waiting', wishes: { ...shown().wishes, game } }), state: null }))
  flushSync()
  expect(rules()).toBe(`/how/${game}`)
})

it('elsewhere the guide asks which game', () => {
  mounted = mount(TopBar, { target: document.body })
  flushSync()
  expect(rules()).toBe('/how')
})
