import { flushSync, mount, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Pad from '../src/games/mascarade/pad/Pad.svelte'
import Screen from '../src/games/mascarade/screen/Screen.svelte'
import type { Wire } from '../src/games/mascarade/wire'
import { ring } from '../src/games/mascarade/ring'
import { zoomOf } from '../src/games/mascarade/screen/zoom'
import { placeOf } from '../src/lib/router.svelte'
import type { TableShown, View } from '../src/lib/wire'
import { t } from '../src/lib/words.svelte'
import { pad } from '../src/pad/pad.svelte'
import { canvasOf } from '../src/screen/canvas'
import FullScreenHint from '../src/screen/FullScreenHint.svelte'
import Invitation from '../src/screen/Invitation.svelte'
import { Table } from '../src/table/table.svelte'
import { Line, shown, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

let table: Table<Wire>
let mounted: ReturnType<typeof mount> | null = null

beforeEach(async () => {
  table = await takeSeat<Wire>()
})
afterEach(() => {
  if (mounted) leaveSeat(table as unknown as Table, mounted)
  else table.close()
  mounted = null
  pad.on = false
})

const text = (selector: string): string => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? ''

const STATE = {
  over: false, player: 1, decision: 'turn', legal: [], turn: 3, coins: [6, 7], court: 2, bank: 30, seats: [0, 1],
  masks_in_play: ['king', 'thief'], announced: null, claims: [], opening_left: 0, turn_player: 1, announcer: null,
} as Wire['state'] // prettier-ignore

const see = (change: Partial<View<Wire>> = {}): void => Line.last.say(view({ state: STATE, ...change } as Partial<View>))

describe('the address of a big screen', () => {
  it('is below that of its table', () => {
    expect(placeOf('/t/tafel/screen')).toEqual({ name: 'screen', table: 'tafel' })
    expect(placeOf('/t/tafel')).toEqual({ name: 'table', table: 'tafel' })
    expect(placeOf('/t/tafel/other')).toEqual({ name: 'nowhere' })
    expect(placeOf('/t/tafel/screen/more')).toEqual({ name: 'nowhere' })
  })

  it('opens the socket as nobody, also after a lost connection', () => {
    const screen = new Table('tafel', Line.open, 'screen')
    expect(Line.last.address).toMatch(/\/ws\/tables\/tafel\?screen=1$/)
    Line.last.say(view())
    vi.useFakeTimers()
    Line.last.hangUp(1012)
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    expect(Line.last.address).toMatch(/\?screen=1&since=\d+&at=\d+&heard=\d+$/)
    screen.close()
  })
})

it('a canvas keeps its proportions on every screen', () => {
  expect(canvasOf({ width: 1280, height: 720 })).toEqual({ scale: 1, width: 1280, height: 720 })
  expect(canvasOf({ width: 3840, height: 2160 })).toEqual({ scale: 3, width: 1280, height: 720 })
  // Wider and higher screens have more room.
  expect(canvasOf({ width: 1024, height: 768 })).toEqual({ scale: 0.8, width: 1280, height: 960 })
  expect(canvasOf({ width: 2560, height: 1080 }).height).toBe(720)
})

it('seats are larger on a big screen than at a table of the same size', () => {
  const room = { width: 840, height: 580 }
  expect(zoomOf(6, room, false)).toBeGreaterThan(1.2)
  for (let seats = 4; seats <= 12; seats += 1) {
    for (const centre of [false, true]) {
      const zoom = zoomOf(seats, room, centre)
      const { hollow, tile } = ring(seats, room.width / zoom, room.height / zoom, centre)
      expect(tile.width * zoom).toBeGreaterThanOrEqual(ring(seats, room.width, room.height, centre).tile.width)
      expect(hollow.width).toBeGreaterThan(200)
    }
  }
})

describe('big screens at a table', () => {
  it('are counted by every message about who is there', () => {
    see({ screens: 2 })
    expect(table.screens).toBe(2)
    Line.last.say({ is: 'presence', present: [true, true], spectators: 0 })
    expect(table.screens).toBe(0)
    Line.last.say({ is: 'presence', present: [true, true], spectators: 0, screens: 1 })
    expect(table.screens).toBe(1)
  })
})

describe('the big screen of a game', () => {
  const watch = (change: Partial<View<Wire>> = {}): void => {
    see({ you: { person: '', name: '', player: null, removed: false }, ...change })
    mounted = mount(Screen, { target: document.body, props: { table } })
    flushSync()
  }

  it('has nothing to press', () => {
    watch()
    const controls = [...document.querySelectorAll('button, a, input, select, textarea, [tabindex]')]
    expect(controls.filter((control) => !control.closest('[inert]'))).toEqual([])
  })

  it('says whose turn it is, and every fortune in words', () => {
    watch()
    expect(text('.waits')).toContain('BRUNO')
    expect(text('main > .unseen:not(h1)')).toContain(`ANA, ${t('mas-coins', { amount: 6 })}`)
  })

  it('shows the announced mask with its power', () => {
    watch({ entries: [{ n: 1, at: 0, what: 'moved', player: 1, events: [{ type: 'turn', player: 1, turn: 3 }, { type: 'announce', player: 1, mask: 'king' }] }], n: 1 })
    expect(text('.spotlight .title')).toBe(t('mask-king'))
    expect(text('.spotlight .text')).toBe(t('mask-king.power'))
  })
})

describe('the invitation on a big screen', () => {
  const invite = async (change: Partial<TableShown>): Promise<void> => {
    see({ shown: shown(change) as TableShown<Wire> })
    mounted = mount(Invitation, { target: document.body, props: { table: table as unknown as Table } })
    await tick()
    flushSync()
  }
  const empty = { ...shown().seats[0]!, kind: 'empty' as const, person: null, name: '' }

  it('has the QR code and the short code before the game', async () => {
    await invite({ phase: 'waiting', code: 'QRST', seats: [shown().seats[0]!, empty] })
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/tables/tafel/qr.svg')
    expect(text('.code strong')).toBe('QRST')
    expect(text('.how')).toBe(t('screen-scan-join'))
  })

  it('has the QR code and the link during the game, when the code leads nowhere', async () => {
    await invite({ phase: 'playing', code: null })
    expect(document.querySelector('img')).not.toBeNull()
    expect(document.querySelector('.code')).toBeNull()
    expect(text('.address')).toContain('/t/tafel')
    expect(text('.how')).toBe(t('screen-scan-watch'))
  })
})

describe('full screen', () => {
  it('is a matter of the key F', () => {
    const ask = vi.fn(() => Promise.resolve())
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
    document.documentElement.requestFullscreen = ask
    mounted = mount(FullScreenHint, { target: document.body })
    flushSync()
    expect(text('.hint')).toContain('F')
    dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))
    expect(ask).not.toHaveBeenCalled()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

describe('a phone as a hand', () => {
  const hold = (change: Partial<View<Wire>> = {}): void => {
    see({ screens: 1, ...change })
    mounted = mount(Pad, { target: document.body, props: { table } })
    flushSync()
  }
  const legal: Wire['state']['legal'] = [
    { act: 'look' },
    { act: 'swap', with: 1, really: true },
    { act: 'swap', with: 1, really: false },
    { act: 'announce', mask: 'king' },
  ]
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-doing] button')]

  it('has the coins and the choices of its player, and nobody else’s', () => {
    hold({ state: { ...STATE, player: 0, legal } })
    expect(text('.coins')).toContain('6')
    expect(document.querySelector('.ring')).toBeNull()
    expect(buttons().map((button) => button.textContent.trim())).toEqual([t('mas-look'), t('mas-swap'), t('mas-announce')])
  })

  it('sends the choice: a partner, then whether to swap really', async () => {
    hold({ state: { ...STATE, player: 0, legal } })
    buttons()[1]?.click()
    flushSync()
    expect(buttons().map((button) => button.textContent)).toEqual([expect.stringContaining('BRUNO')])
    buttons()[0]?.click()
    flushSync()
    buttons()[1]?.click()
    await tick()
    expect(Line.last.commands.at(-1)).toMatchObject({ do: 'act', action: { act: 'swap', with: 1, really: false } })
  })

  it('shows the mask when its player looks', () => {
    hold({ entries: [{ n: 1, at: 0, what: 'started' }], n: 1 })
    const events = [{ type: 'look' as const, player: 0, mask: 'thief' }]
    Line.last.say({
      is: 'news', since: 1, n: 2, shown: null, state: STATE, own: null, clock: null,
      entries: [{ n: 2, at: 1, what: 'moved', player: 0, events }],
    }) // prettier-ignore
    flushSync()
    expect(text('.mask strong')).toBe(t('mas-you-are', { mask: 'thief', name: t('mask-thief') }))
  })

  it('can be put away, and says when the big screen has gone', () => {
    pad.on = true
    hold()
    expect(text('footer')).not.toContain(t('pad-gone'))
    Line.last.say({ is: 'presence', present: [true, true], spectators: 0 })
    flushSync()
    expect(text('footer')).toContain(t('pad-gone'))
    document.querySelector<HTMLButtonElement>('footer button')?.click()
    expect(pad.on).toBe(false)
  })
})
