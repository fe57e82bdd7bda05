// Phones as hands, and big screens, in games other than the first.

import { flushSync, mount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import GenericPad from '../src/games/generic/pad/Pad.svelte'
import GenericScreen from '../src/games/generic/screen/Screen.svelte'
import Hand from '../src/games/masquerade/pad/Hand.svelte'
import Hall from '../src/games/masquerade/screen/Hall.svelte'
import type { GameState, View } from '../src/lib/wire'
import type { Table } from '../src/table/table.svelte'
import { t } from '../src/lib/words.svelte'
import { Line, shown, view } from './fixtures/fakeHouse'
import { ball, deck, own } from './fixtures/masquerade'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table
let mounted: ReturnType<typeof mount>

beforeEach(async () => {
  table = await takeSeat()
})
afterEach(() => leaveSeat(table, mounted))

const nobody = { you: { person: '', name: '', player: null, removed: false } }
const text = (selector: string): string => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? ''

function show(part: unknown, told: Partial<View>, more: object = {}): void {
  Line.last.say(view({ screens: 1, ...told }))
  mounted = mount(part as Component<object>, { target: document.body, props: { table, ...more } })
  flushSync()
}

describe('a game without screens of its own', () => {
  const wishes = { ...shown().wishes, game: 'lanterns' }
  const state = {
    over: false, player: 0, decision: 'light', turn: 2, points: [3, 8], oil_left: 7,
    legal: [{ act: 'light', colour: 'red' }, { act: 'pass' }],
  } as unknown as GameState // prettier-ignore
  const told = { state, shown: shown({ wishes }) }

  it('offers a hand with its player’s things and actions only', () => {
    show(GenericPad, { ...told, own: { lamp: 'blue' } as never })
    const own = [...document.querySelectorAll('.own dl > div')].map((field) => field.textContent.replace(/\s+/g, ' ').trim())
    expect(own).toEqual(['Points 3', 'Lamp blue'])
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-doing] .buttons button')]
    expect(buttons.map((button) => button.textContent.trim())).toEqual(['Light: red', 'Pass'])
    buttons[1]?.click()
    expect(Line.last.commands.at(-1)).toMatchObject({ do: 'act', action: { act: 'pass' } })
  })

  it('says on a big screen who decides, and who has won', () => {
    show(GenericScreen, { ...told, ...nobody })
    expect(text('.spotlight .title')).toBe('ANA')
    expect(text('.waits')).toContain('ANA')
    expect([...document.querySelectorAll('button, a')].filter((one) => !one.closest('[inert]'))).toEqual([])
    Line.last.say(view({ ...told, ...nobody, state: { ...state, over: true, winners: [1] } as GameState }))
    flushSync()
    expect(text('.spotlight .title')).toContain('BRUNO')
  })
})

describe('a game with cards', () => {
  it('has the cards in the hand, and not the hall', () => {
    const state = ball({ player: 0, decision: 'cast', legal: [{ act: 'done' }] }) as never
    show(Hand, { state, own: { ...own } as never, shown: shown({ wishes: { ...shown().wishes, game: 'masquerade' } }) }, { deck })
    expect(document.querySelectorAll('.tray .tile').length).toBe(own.hand.length + 1)
    expect(document.querySelector('.stages')).toBeNull()
    expect(text('.pad footer')).toBe(t('pad-table'))
  })

  it('tells everyone’s life and points on the big screen, but no card', () => {
    const state = ball({ player: 0 })
    show(Hall, { state: state as never, ...nobody, shown: shown({ wishes: { ...shown().wishes, game: 'masquerade' } }) }, { deck })
    expect(text('main > .unseen:not(h1)')).toContain(t('mq-life', { life: state.life[0] ?? 0 }))
    expect(document.body.textContent).not.toContain(deck.name(own.mask))
  })
})
