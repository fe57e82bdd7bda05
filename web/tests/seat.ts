// A seat at a table of ours, in a browser that does as much as jsdom cannot.

import { unmount, type mount } from 'svelte'
import { vi } from 'vitest'
import type { GameWire } from '../src/lib/wire'
import { Table } from '../src/table/table.svelte'
import { words } from '../src/lib/words.svelte'
import { Line } from './house'
import { spoken } from './masquerade'

/** A table to look at, in English. */
export async function takeSeat<G extends GameWire = GameWire>(): Promise<Table<G>> {
  vi.stubGlobal('fetch', async () => new Response(await spoken('en')))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollTo = () => undefined
  await words.speak('en')
  Line.all = []
  return new Table('tafel', Line.open)
}

/** Leave it, and the browser as it was. */
export function leaveSeat(table: Table, mounted: ReturnType<typeof mount>): void {
  void unmount(mounted)
  table.close()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
}
