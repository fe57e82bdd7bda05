import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatShown, TableShown } from '../src/lib/protocol'
import type { Table } from '../src/lib/table.svelte'
import Waiting from '../src/screens/Waiting.svelte'
import { Line, shown, view } from './house'
import { leaveSeat, takeSeat } from './seat'

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})

afterEach(() => leaveSeat(table, mounted))

const person = (name: string): SeatShown => ({ ...shown().seats[0]!, person: name, name: name.toUpperCase() })

/** Wait at a table, as somebody. */
function wait(change: Partial<TableShown>, me: string, more: Parameters<typeof view>[0] = {}): void {
  const waits = shown({ phase: 'waiting', ...change })
  const player = waits.seats.findIndex((seat) => seat.person === me)
  const you = { person: me, name: me, player: player < 0 ? null : player }
  Line.last.say(view({ shown: waits, you, state: null, setup: null, ...more }))
  mounted = mount(Waiting, { target: document.body, props: { table } })
  flushSync()
}

const text = (selector = 'main'): string => document.querySelector(selector)?.textContent.trim() ?? ''

it('before the start it is said who is not here', () => {
  wait({ seats: ['ana', 'bruno', 'carla'].map(person) }, 'ana', { present: [true, false, false] })
  expect(text('.lead')).toBe('Not here yet: BRUNO and CARLA')
  expect(text('.room')).toContain('a stand-in plays for whoever is not here')
  Line.last.say({ is: 'presence', present: [true, true, true], spectators: 0 })
  flushSync()
  expect(text('.lead')).toBe('Everybody is here')
})

describe('a host who does not play', () => {
  const empty: SeatShown = { ...person(''), kind: 'empty', person: null, name: '' }
  const opened = { n: 1, at: 0, what: 'opened' as const, name: 'Dora' }

  it('is named to those who come, by the name under which the table was opened', () => {
    wait({ host: 'dora', seats: [empty, person('bruno')] }, 'carla', { entries: [opened] })
    expect(text('h1')).toBe('Dora invites you to Mascarade')
  })

  it('is awaited by name', () => {
    wait({ host: 'dora', seats: [person('ana'), person('bruno')] }, 'bruno', { entries: [opened] })
    expect(text('.wait')).toBe('Dora starts the game when everybody is here.')
  })

  it('is the host where no name is known', () => {
    wait({ host: 'dora', seats: [person('ana'), person('bruno')] }, 'bruno', { entries: [] })
    expect(text('.wait')).toBe('The host starts the game when everybody is here.')
  })

  const handedOver = { n: 2, at: 0, what: 'host' as const }

  it('has none either after the table was handed over', () => {
    wait({ host: 'eva', seats: [empty, empty] }, 'carla', { entries: [opened, handedOver] })
    expect(text('h1')).toBe('You are invited to Mascarade')
  })

  it('starts also for those who watch', () => {
    wait({ host: 'eva', seats: [person('ana'), person('bruno')] }, 'carla', { entries: [opened, handedOver] })
    expect(text()).toContain('You can watch as soon as the host starts.')
  })
})
