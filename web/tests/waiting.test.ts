import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatShown, TableShown } from '../src/lib/wire'
import type { Table } from '../src/table/table.svelte'
import Waiting from '../src/lobby/waiting/Waiting.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, news, shown, soon, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})

afterEach(() => leaveSeat(table, mounted))

const person = (name: string): SeatShown => ({ ...shown().seats[0]!, person: name, name: name.toUpperCase() })

/** Mount the waiting room as this person. */
function wait(change: Partial<TableShown>, me: string, more: Parameters<typeof view>[0] = {}): void {
  const waits = shown({ phase: 'waiting', ...change })
  const player = waits.seats.findIndex((seat) => seat.person === me)
  const you = { person: me, name: me, player: player < 0 ? null : player, removed: false }
  Line.last.say(view({ shown: waits, you, state: null, setup: null, ...more }))
  mounted = mount(Waiting, { target: document.body, props: { table } })
  flushSync()
}

const text = (selector = 'main'): string => document.querySelector(selector)?.textContent.trim() ?? ''

it('the waiting room names absent players', () => {
  wait({ seats: ['ana', 'bruno', 'carla'].map(person) }, 'ana', { present: [true, false, false] })
  expect(text('.lead')).toBe(t('waiting-away', { names: 'BRUNO and CARLA' }))
  expect(text('.room')).toContain(t('waiting-away.why'))
  Line.last.say({ is: 'presence', present: [true, true, true], spectators: 0 })
  flushSync()
  expect(text('.lead')).toBe(t('waiting-all-here'))
})

describe('a host who does not play', () => {
  const empty: SeatShown = { ...person(''), kind: 'empty', person: null, name: '' }
  const opened = { n: 1, at: 0, what: 'opened' as const, name: 'Dora' }

  it('is named in the invitation', () => {
    wait({ host: 'dora', seats: [empty, person('bruno')] }, 'carla', { entries: [opened] })
    expect(text('h1')).toBe('Dora invites you to Mascarade')
  })

  it('is named while the players wait', () => {
    wait({ host: 'dora', seats: [person('ana'), person('bruno')] }, 'bruno', { entries: [opened] })
    expect(text('.wait')).toBe(t('waiting-host', { name: 'Dora' }))
  })

  it('is called the host if the name is unknown', () => {
    wait({ host: 'dora', seats: [person('ana'), person('bruno')] }, 'bruno', { entries: [] })
    expect(text('.wait')).toBe(t('waiting-host.unnamed'))
  })

  const handedOver = { n: 2, at: 0, what: 'host' as const }

  it('is called the host after a handover', () => {
    wait({ host: 'eva', seats: [empty, empty] }, 'carla', { entries: [opened, handedOver] })
    expect(text('h1')).toBe(t('waiting-invited.unnamed', { game: 'Mascarade' }))
  })

  it('is mentioned to spectators as the one who starts', () => {
    wait({ host: 'eva', seats: [person('ana'), person('bruno')] }, 'carla', { entries: [opened, handedOver] })
    expect(text()).toContain(t('waiting-watch.unnamed'))
  })
})

describe('a player removed by the host', () => {
  const told = (): string => t('waiting-removed')
  const empty: SeatShown = { ...person(''), kind: 'empty', person: null, name: '' }

  it('is told so and not offered a seat', () => {
    wait({ seats: [person('ana'), person('bruno')] }, 'bruno')
    const left = { n: 8, at: 0, what: 'left' as const, player: 1, how: 'removed' as const }
    Line.last.say(news(7, { entries: [left], shown: shown({ phase: 'waiting', seats: [person('ana'), empty], removed: [{ person: 'bruno', name: 'BRUNO' }] }) }))
    flushSync()
    expect(text('[role="alert"]')).toContain(told())
    expect(document.querySelector('form #name')).toBeNull()
    expect(text('h1')).toBe('Mascarade')
  })

  it('is told so again on returning', () => {
    const you = { person: 'bruno', name: 'BRUNO', player: null, removed: true }
    wait({ seats: [person('ana'), empty] }, 'bruno', { you })
    expect(text('[role="alert"]')).toContain(told())
  })

  it('is not a player who leaves or sees others leave', () => {
    wait({ seats: [person('ana'), person('bruno'), person('carla')] }, 'carla')
    const left = { n: 8, at: 0, what: 'left' as const, player: 1, how: 'removed' as const }
    const gone = { n: 9, at: 0, what: 'left' as const, player: 2 }
    Line.last.say(
      news(7, { n: 9, entries: [left, gone], shown: shown({ phase: 'waiting', seats: [person('ana'), empty, empty] }) }),
    )
    flushSync()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(document.querySelector('form #name')).not.toBeNull()
  })
})

describe('closing a table', () => {
  const bot: SeatShown = { ...person(''), kind: 'bot', person: null, name: 'marina' }
  const press = (said: string, within = 'body'): void => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)]
    buttons.find((button) => button.textContent.trim() === said)?.click()
    flushSync()
  }
  const commands = (): string[] => Line.last.commands.map((command) => command.do)

  it('asks for confirmation if others are waiting', () => {
    wait({ seats: [person('ana'), person('bruno')] }, 'ana')
    press('Close the table')
    expect(commands()).toEqual([])
    expect(text('dialog[open]')).toContain(t('waiting-close-title.what'))
    // No button that closes the dialog can be taken for one that closes the table.
    const buttons = [...document.querySelectorAll('dialog[open] button')].map((one) => one.textContent?.trim())
    expect(buttons).toEqual(['leave-stay', 'waiting-leave', 'waiting-close'].map((key) => t(key)))
    press('Stay', 'dialog[open]')
    expect(document.querySelector('dialog[open]')).toBeNull()
    press('Close the table')
    press('Close the table', 'dialog[open]')
    expect(commands()).toEqual(['close'])
  })

  it('can be avoided by leaving it to the others', () => {
    wait({ seats: [person('ana'), person('bruno')] }, 'ana')
    press('Close the table')
    press('Leave the table', 'dialog[open]')
    expect(commands()).toEqual(['leave'])
  })

  it('is just leaving for a host without a seat', async () => {
    history.replaceState(null, '', '/t/tafel')
    wait({ host: 'dora', seats: [person('ana'), person('bruno')] }, 'dora')
    press('Close the table')
    press('Leave the table', 'dialog[open]')
    await soon(() => expect(location.pathname).toBe('/'))
    expect(commands()).toEqual([])
  })

  it('needs no confirmation if only bots are waiting', () => {
    wait({ seats: [person('ana'), bot] }, 'ana')
    press('Close the table')
    expect(commands()).toEqual(['close'])
  })
})

describe('removing a player', () => {
  const sent = (): string[] => Line.last.commands.map((command) => command.do)
  const press = (name: string): void => {
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.getAttribute('aria-label') === name || each.textContent.trim() === name,
    )
    button!.click()
    flushSync()
  }
  const bot: SeatShown = { ...person('nicoletta'), kind: 'bot', person: null }

  it('needs confirmation, because they cannot come back', () => {
    wait({ host: 'ana', seats: [person('ana'), person('bruno')] }, 'ana')
    press('Remove BRUNO')
    expect(document.querySelector('dialog[open]')?.textContent).toContain(t('seat-remove-title', { name: 'BRUNO' }))
    expect(sent()).toEqual([])
    press(t('seat-remove-keep'))
    expect(sent()).toEqual([])
    press('Remove BRUNO')
    // Meanwhile another person took the seat: the removal is still meant for the first.
    Line.last.say(news(7, { shown: shown({ phase: 'waiting', host: 'ana', seats: [person('ana'), person('carla')] }) }))
    flushSync()
    expect(document.querySelector('dialog[open]')?.textContent).toContain(t('seat-remove-title', { name: 'BRUNO' }))
    document.querySelector<HTMLButtonElement>('dialog .danger')!.click()
    expect(Line.last.commands).toMatchObject([{ do: 'remove', seat: 1, person: 'bruno' }])
  })

  it('needs no confirmation for a bot', () => {
    wait({ host: 'ana', seats: [person('ana'), bot] }, 'ana')
    press(`Remove ${table.nameOf(1)}`)
    expect(sent()).toEqual(['remove'])
  })
})
