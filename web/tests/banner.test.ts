import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { announcer } from '../src/lib/announce.svelte'
import type { Table } from '../src/table/table.svelte'
import Banner from '../src/table/Banner.svelte'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
  mounted = mount(Banner, { target: document.body, props: { table } })
})
afterEach(() => leaveSeat(table, mounted))

const become = (line: Table['line']): void => {
  table.line = line
  flushSync()
}

it('screen readers are told at once of a lost connection, and no longer when it is back', () => {
  become('lost')
  expect(announcer.urgent).toContain('Connection lost')
  become('open')
  expect(announcer.urgent).toBe('')
  expect(announcer.polite).not.toBe('')
})
