import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { View } from '../src/lib/wire'
import type { Table } from '../src/table/table.svelte'
import type { State, Wire } from '../src/games/mascarade/wire'
import Mascarade from '../src/games/mascarade/Table.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, shown, view } from './fixtures/fakeHouse'
import { game } from './fixtures/mascarade'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table<Wire>
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})

afterEach(() => leaveSeat(table, mounted))

function sit(state: Partial<State>, more: Partial<View> = {}): void {
  const seats = ['ana', 'bruno', 'carla', 'dino'].map((person) => ({ ...shown().seats[0]!, person, name: person }))
  Line.last.say(view({ state: game(state), shown: shown({ seats }), present: [true, true, true, true], ...more }))
  mounted = mount(Mascarade, { target: document.body, props: { table } })
  flushSync()
}

describe('what is at stake', () => {
  it('is the power of the mask, the price of an error and who has claimed, beside the answers', () => {
    sit({ player: 0, decision: 'claim', announced: 'king', legal: [{ act: 'claim' }, { act: 'pass' }] }, {
      clock: { players: [0], since: 0, limit: 0, bank: 0, pending: [0] },
      entries: [
        { n: 7, at: 0, what: 'moved', player: 1, events: [{ type: 'announce', player: 1, mask: 'king' }] },
        { n: 8, at: 0, what: 'moved', player: 2, events: [{ type: 'claim', player: 2 }] },
        { n: 9, at: 0, what: 'moved', player: 3, events: [{ type: 'pass', player: 3 }] },
      ],
    })
    expect(document.querySelector('.doing .power')?.textContent).toBe(t('mask-king.power'))
    expect(document.querySelector('.doing .claim')?.textContent).toContain(t('mas-claim-cost'))
    expect(document.querySelector('.doing .pass')?.textContent).toContain(t('mas-claimed-by', { names: 'carla' }))
  })

  it('is how far each fortune is from thirteen coins, and those close to it glow', () => {
    sit({ coins: [0, 10, 11, 13] })
    const rings = [...document.querySelectorAll<HTMLElement>('[data-seat] .goal')]
    expect(rings.map((ring) => Math.round(parseFloat(ring.style.getPropertyValue('--part'))))).toEqual([0, 77, 85, 100])
    expect(rings.map((ring) => ring.classList.contains('near'))).toEqual([false, false, true, true])
  })
})
