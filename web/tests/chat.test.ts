import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Table } from '../src/lib/table.svelte'
import { words } from '../src/lib/words.svelte'
import StorySheets from '../src/parts/table/StorySheets.svelte'
import { Line, shown, view } from './house'
import { spoken } from './masquerade'

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(await spoken('en')))
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  Element.prototype.scrollTo = () => undefined
  await words.speak('en')
  Line.all = []
  table = new Table('tafel', Line.open)
})

afterEach(() => {
  void unmount(mounted)
  table.close()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the chat over the table', () => {
  it('is called what it is once, also where spectators talk among themselves', () => {
    Line.last.say(view({ shown: shown() }))
    const props = { table, log: [], tones: {}, open: 'chat', onclose: () => undefined }
    mounted = mount(StorySheets, { target: document.body, props })
    flushSync()
    const headings = (): string[] =>
      [...document.querySelectorAll('dialog[open] h2')].map((heading) => heading.textContent)
    expect(headings()).toEqual(['Chat'])
    Line.last.say(view({ shown: shown(), you: { ...table.you!, player: null } }))
    flushSync()
    expect(headings()).toEqual(['Chat of the spectators'])
  })
})
