import { flushSync, mount, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatShown, TableShown } from '../src/lib/wire'
import Evening from '../src/table/Evening.svelte'
import HostMenu from '../src/table/HostMenu.svelte'
import type { Table } from '../src/table/table.svelte'
import TableNotice from '../src/table/TableNotice.svelte'
import { aside } from '../src/table/telling'
import { clockTime, timeLeft } from '../src/table/time.svelte'
import { t, words } from '../src/lib/words.svelte'
import { Line, news, shown, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table
let mounted: ReturnType<typeof mount>
let done = 0

beforeEach(async () => {
  done = 0
  table = await takeSeat()
})
afterEach(() => leaveSeat(table, mounted))

const person = (name: string, more: Partial<SeatShown> = {}): SeatShown => ({
  ...shown().seats[0]!,
  person: name,
  name: name.toUpperCase(),
  ...more,
})

function see(change: Partial<TableShown>, me: string, more: Parameters<typeof view>[0] = {}): void {
  const seen = shown({ host: 'ana', seats: [person('ana'), person('bruno')], ...change })
  const player = seen.seats.findIndex((seat) => seat.person === me && !seat.removed)
  const removed = seen.removed?.some((one) => one.person === me) ?? false
  Line.last.say(view({ shown: seen, you: { person: me, name: me, player: player < 0 ? null : player, removed }, ...more }))
  flushSync()
}
const menu = (): void => {
  mounted = mount(HostMenu, { target: document.body, props: { table, ondone: () => (done += 1) } })
  flushSync()
}
const notice = (): void => {
  mounted = mount(TableNotice, { target: document.body, props: { table } })
  flushSync()
}
function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name)
  if (!button) throw new Error(`no button ${name} among ${buttons.map((one) => one.textContent.trim()).join()}`)
  button.click()
  flushSync()
}
const text = (): string => document.body.textContent
const PAUSE = { since: 5000, anyone: Date.now() + 300_000, until: Date.now() + 1_800_000 }

describe('the host’s menu', () => {
  it('pauses and resumes without a question', async () => {
    see({}, 'ana')
    menu()
    press(t('host-pause'))
    await tick()
    expect(Line.last.commands).toMatchObject([{ do: 'pause' }])
    Line.last.say(news(7, { shown: shown({ ...table.shown!, paused: PAUSE }) }))
    Line.last.say({ is: 'done', id: Line.last.commands[0]!.id, n: 7 })
    await tick()
    await tick()
    flushSync()
    expect(done).toBe(1)
    press(t('host-resume'))
    expect(Line.last.commands.at(-1)).toMatchObject({ do: 'resume' })
  })

  it('asks before the host hands over, removes a player or ends the game', async () => {
    see({}, 'ana')
    menu()
    press(t('host-make-whom', { name: 'BRUNO' }))
    expect(text()).toContain(t('host-make-title', { name: 'BRUNO' }))
    expect(document.activeElement?.getAttribute('role')).toBe('group')
    press(t('host-make-keep'))
    press(t('seat-remove-whom', { name: 'BRUNO' }))
    press(t('seat-remove-keep'))
    press(t('host-end'))
    press(t('host-end-keep'))
    expect(Line.last.commands).toEqual([])
    for (const [first, second, command] of [
      [t('host-make-whom', { name: 'BRUNO' }), t('host-make'), { do: 'host', person: 'bruno' }],
      [t('seat-remove-whom', { name: 'BRUNO' }), t('seat-remove'), { do: 'remove', seat: 1, person: 'bruno' }],
      [t('host-end'), t('host-end'), { do: 'end' }],
    ] as const) {
      press(first)
      press(second)
      const sent = Line.last.commands.at(-1)!
      expect(sent).toMatchObject(command)
      Line.last.say({ is: 'refused', id: sent.id, n: 7, error: { code: 'not-host', message: '' }, changed: [] })
      await tick()
      await tick()
      flushSync()
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(t('refusal-not-host'))
    }
    expect(done).toBe(0)
  })

  it('lets removed people back in, and has nothing to pause before the game', () => {
    see({ phase: 'waiting', removed: [{ person: 'carla', name: 'CARLA' }, { person: 'x', name: '' }] }, 'ana', { state: null })
    menu()
    expect([...document.querySelectorAll('li')]).toHaveLength(2)
    expect(text()).not.toContain(t('host-pause'))
    expect(text()).not.toContain(t('host-end'))
    press(t('host-forgive-whom', { name: 'CARLA' }))
    expect(Line.last.commands).toMatchObject([{ do: 'forgive', person: 'carla' }])
  })
})

describe('a pause', () => {
  const clock = { players: [0], since: 1000, limit: 30_000, bank: 0 }

  it('stops the clocks at the time that was left', () => {
    const wishes = { ...shown().wishes, clock: { seconds: 30, bank: 0 } }
    see({ wishes, paused: PAUSE }, 'ana', { clock })
    notice()
    expect(clockTime(table)).toBe(5000)
    expect(timeLeft(table)).toEqual({ limit: 26_000, bank: 0 })
  })

  it('can be ended by the host at once, and by others later', () => {
    see({ paused: PAUSE }, 'bruno')
    notice()
    expect(text()).toContain(t('pause-why'))
    expect(document.querySelector('button')).toBeNull()
    Line.last.say(news(7, { shown: shown({ ...table.shown!, paused: { ...PAUSE, anyone: Date.now() - 60_000 } }) }))
    flushSync()
    press(t('host-resume'))
    expect(Line.last.commands).toMatchObject([{ do: 'resume' }])
  })

  it('cannot be ended by spectators, however long it lasts', () => {
    see({ paused: { ...PAUSE, anyone: 0 } }, 'eva')
    notice()
    expect(text()).toContain(t('pause-title'))
    expect(document.querySelector('button')).toBeNull()
  })
})

it('a player who is removed in a game watches, is told so, and returns', () => {
  see({}, 'bruno')
  notice()
  expect(table.me).toBe(1)
  const gone = shown({ host: 'ana', seats: [person('ana'), person('bruno', { removed: true, stand_in: true })], removed: [{ person: 'bruno', name: 'BRUNO' }] })
  Line.last.say(news(7, { shown: gone }))
  flushSync()
  expect(table.me).toBeNull()
  expect(text()).toContain(t('refusal-removed'))
  press(t('page-close'))
  expect(text()).not.toContain(t('refusal-removed'))
  Line.last.say(news(8, { since: 8, shown: shown({ host: 'ana', seats: [person('ana'), person('bruno')] }) }))
  flushSync()
  expect(table.me).toBe(1)
  expect(table.you?.removed).toBe(false)
})

it('the standings list everyone, and there are none at the first table', () => {
  see({}, 'ana')
  mounted = mount(Evening, { target: document.body, props: { table } })
  flushSync()
  expect(document.querySelector('table')).toBeNull()
  const evening = [
    { name: 'BRUNO', person: 'bruno', wins: 2, games: 3, points: 30 },
    { name: 'Zanetta', person: null, wins: 1, games: 3, points: 21 },
  ]
  see({ evening }, 'ana')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '))
  expect(rows).toEqual(['BRUNO 2 3 30', 'Zanetta 1 3 21'])
})

it('the story tells of pauses and of removed players', () => {
  see({}, 'bruno')
  notice()
  const voice = { t: words.t, listed: words.listed, names: ['Ana', 'Bruno'], me: 1 }
  const entry = { n: 1, at: 0 }
  expect(aside(voice, { ...entry, what: 'paused' })).toBe(t('log-paused'))
  expect(aside(voice, { ...entry, what: 'resumed' })).toBe(t('log-resumed'))
  expect(aside(voice, { ...entry, what: 'absent', player: 0, how: 'removed' })).toContain('The host has removed Ana')
  expect(aside(voice, { ...entry, what: 'forgiven', player: 1 })).toContain('You can play again')
  expect(aside(voice, { ...entry, what: 'forgiven' })).toBe('')
})
