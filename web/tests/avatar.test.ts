import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portrait, portraits } from '../src/art'
import { avatar, avatarFor, LARGEST_AVATAR, otherAvatar } from '../src/art/avatar'
import { settings } from '../src/lib/settings.svelte'
import { t } from '../src/lib/words.svelte'
import Seats from '../src/lobby/waiting/Seats.svelte'
import Avatar from '../src/parts/Avatar.svelte'
import AvatarPicker from '../src/parts/AvatarPicker.svelte'
import { Table } from '../src/table/table.svelte'
import { Line, shown, soon, view } from './fixtures/fakeHouse'
import { takeSeat } from './fixtures/mountedTable'

let table: Table
let mounted: ReturnType<typeof mount> | null = null

beforeEach(async () => {
  table = await takeSeat()
  settings.avatar = null
})
afterEach(() => {
  settings.avatar = null
  if (mounted) void unmount(mounted)
  mounted = null
  table.close()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Return the drawing as the browser writes it. */
const drawn = (svg: string): string => {
  const box = document.createElement('div')
  box.innerHTML = svg
  return box.querySelector('svg')?.innerHTML ?? ''
}
const faces = (): string[] => [...document.querySelectorAll('.avatar svg')].map((svg) => svg.innerHTML)

describe('avatars', () => {
  it('are thousands of different drawings, each the same every time', () => {
    const drawings = new Set(Array.from({ length: 3000 }, (_, number) => avatar(number + 1)))
    expect(drawings.size).toBeGreaterThan(2900)
    expect(avatar(LARGEST_AVATAR)).toBe(avatar(LARGEST_AVATAR))
    for (const svg of drawings) expect(svg).not.toMatch(/undefined|style|id=/)
  })

  it('belong to a person, at every table, and are numbers that the house accepts', () => {
    const ids = Array.from({ length: 500 }, (_, number) => `person-${number}`)
    const numbers = ids.map(avatarFor)
    expect(numbers).toEqual(ids.map(avatarFor))
    expect(new Set(numbers).size).toBeGreaterThan(490)
    for (const number of [...numbers, ...ids.map(() => otherAvatar(7))]) {
      expect(number).toBeGreaterThanOrEqual(1)
      expect(number).toBeLessThanOrEqual(LARGEST_AVATAR)
      expect(number).not.toBe(0)
    }
  })

  it('are shown by choice, else by person; bots have their portraits', () => {
    const [bot = ''] = Object.keys(portraits)
    const show = (who: { kind: 'person' | 'bot'; name: string; person: string | null; avatar?: number }): string[] => {
      mounted = mount(Avatar, { target: document.body, props: { who } })
      flushSync()
      const shownFaces = faces()
      void unmount(mounted)
      mounted = null
      document.body.replaceChildren()
      return shownFaces
    }
    expect(show({ kind: 'person', name: bot, person: 'p', avatar: 12 })).toEqual([drawn(avatar(12))])
    expect(show({ kind: 'person', name: bot, person: 'p' })).toEqual([drawn(avatar(avatarFor('p')))])
    expect(show({ kind: 'bot', name: bot, person: null })).toEqual([drawn(portrait(bot))])
    expect(show({ kind: 'bot', name: 'someone-new', person: null })).toEqual([drawn(avatar(avatarFor('someone-new')))])
  })
})

describe('choosing one', () => {
  it('in the settings keeps it on this device and sends it with every seat', () => {
    mounted = mount(AvatarPicker, { target: document.body })
    flushSync()
    const offers = [...document.querySelectorAll<HTMLElement>('[aria-pressed]')]
    offers[2]?.click()
    flushSync()
    const chosen = settings.avatar
    expect(chosen).not.toBeNull()
    expect(faces()[0]).toBe(drawn(avatar(chosen ?? 0)))
    expect(offers.map((offer) => offer.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false', 'false'])
    expect(JSON.parse(localStorage.getItem('ridotto.settings') ?? '{}')).toMatchObject({ avatar: chosen })
    Line.last.say(view({ shown: shown({ phase: 'waiting' }), state: null }))
    void table.sit(1)
    expect(Line.last.commands).toMatchObject([{ do: 'sit', seat: 1, avatar: chosen }])
    const before = faces().slice(1)
    ;[...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === t('avatar-others'))?.click()
    flushSync()
    expect(faces().slice(1)).not.toEqual(before)
    expect(settings.avatar).toBe(chosen)
  })

  it('is not needed: then no number is sent', () => {
    Line.last.say(view({ shown: shown({ phase: 'waiting' }), state: null }))
    void table.sit(1)
    expect(Line.last.commands[0]).not.toHaveProperty('avatar')
  })

  it('at the seat shows it at once and takes the seat again', async () => {
    Line.last.say(view({ shown: shown({ phase: 'waiting' }), state: null }))
    const sat: [number, string][] = []
    const props = { table, onask: () => undefined, onsit: (seat: number, name: string) => void sat.push([seat, name]) }
    mounted = mount(Seats, { target: document.body, props })
    flushSync()
    ;[...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === t('avatar-change'))?.click()
    flushSync()
    expect(settings.avatar).not.toBeNull()
    expect(faces()[0]).toBe(drawn(avatar(settings.avatar ?? 0)))
    await soon(() => expect(sat).toEqual([[0, 'ANA']]))
  })
})
