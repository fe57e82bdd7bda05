import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Coach, forgetTips, isCoached } from '../src/coach/coach.svelte'
import { arrow, place, type Box } from '../src/coach/placement'
import type { Tip } from '../src/coach/tips'
import { screensOf } from '../src/games'
import { settings } from '../src/lib/settings.svelte'
import type { Recording } from '../src/lesson/recording'
import { messagesAt } from '../src/lesson/recording'
import { Table } from '../src/table/table.svelte'
import { Line } from './fixtures/fakeHouse'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  settings.coach = null
  Line.all = []
})
afterEach(() => {
  settings.coach = null
  vi.unstubAllGlobals()
})

const tip = (id: string, when: () => boolean = () => true): Tip => ({ id, when, at: () => 'main' })
const table = (n = 1, me: number | null = 0): Table => ({ n, me, state: { over: false } }) as unknown as Table

describe('the coach', () => {
  it('helps in the first two games of each kind', () => {
    expect(['a', 'b', 'c', 'a'].map((id) => isCoached('one', id))).toEqual([true, true, false, true])
    expect(isCoached('other', 'c')).toBe(true)
  })

  it('follows the setting, whatever the number of games', () => {
    settings.coach = false
    expect(isCoached('one', 'a')).toBe(false)
    settings.coach = true
    expect(['a', 'b', 'c'].map((id) => isCoached('one', id))).toEqual([true, true, true])
  })

  it('shows one tip at a time, the most important first, and each only once', () => {
    let helps = true
    const tips = [tip('later', () => !helps), tip('first', () => helps), tip('second')]
    const coach = new Coach('one', tips, table())
    coach.choose()
    expect(coach.tip?.id).toBe('first')
    coach.choose()
    expect(coach.tip?.id).toBe('first')
    helps = false
    coach.choose()
    expect(coach.tip?.id).toBe('later')
    const again = new Coach('one', tips, table())
    again.choose()
    expect(again.tip?.id).toBe('second')
    forgetTips()
    const anew = new Coach('one', tips, table())
    anew.choose()
    expect(anew.tip?.id).toBe('later')
  })

  it('says nothing more until the table changes when a tip is dismissed', () => {
    const here = { n: 1, me: 0, state: { over: false } }
    const coach = new Coach('one', [tip('first'), tip('second')], here as unknown as Table)
    coach.choose()
    coach.dismiss()
    coach.choose()
    expect(coach.tip).toBeNull()
    here.n = 2
    coach.choose()
    expect(coach.tip?.id).toBe('second')
  })

  it('does not speak to spectators', () => {
    const coach = new Coach('one', [tip('first')], table(1, null))
    coach.choose()
    expect(coach.tip).toBeNull()
  })
})

describe('a tip', () => {
  const size = { width: 200, height: 80 }
  const window = { width: 320, height: 568 }
  const target: Box = { left: 100, top: 200, right: 180, bottom: 240 }

  it('is placed beside its target and covers neither it nor a decision', () => {
    const doing: Box = { left: 0, top: 244, right: 320, bottom: 568 }
    const spot = place(size, target, window, [doing])
    expect(spot?.left).toBe(40)
    expect(spot && spot.top + size.height).toBeLessThanOrEqual(target.top)
    expect(spot && spot.top + size.height).toBeGreaterThan(target.top - 30)
  })

  it('comes nearer if there is little room', () => {
    const kept: Box[] = [{ left: 0, top: 0, right: 320, bottom: 110 }, { left: 0, top: 240, right: 320, bottom: 568 }]
    const spot = place(size, target, window, kept)
    expect(spot?.top).toBeGreaterThanOrEqual(110)
    expect((spot?.top ?? 0) + size.height).toBeLessThanOrEqual(target.top)
  })

  it('is not shown if everything is needed for the decision', () => {
    expect(place(size, target, window, [{ left: 0, top: 0, right: 320, bottom: 568 }])).toBeNull()
  })

  it('stays inside the window', () => {
    const corner: Box = { left: 300, top: 500, right: 320, bottom: 520 }
    const spot = place(size, corner, window, [])
    expect(spot).not.toBeNull()
    expect((spot?.left ?? 0) + size.width).toBeLessThanOrEqual(window.width)
  })

  it('has an arrow that ends at its target', () => {
    const from: Box = { left: 40, top: 100, right: 240, bottom: 180 }
    expect(arrow(from, target)).toEqual({ x1: 140, y1: 180, x2: 140, y2: 200 })
    expect(arrow({ ...from, top: 300, bottom: 380 }, target)).toMatchObject({ y1: 300, y2: 240 })
  })
})

/** Return a table as it is at a step of a lesson, after the others have moved. */
async function tableAt(game: string, name: string): Promise<Table> {
  const { lesson } = await screensOf(game)
  const recording = (await lesson?.())?.lesson.recording as Recording
  const number = recording.steps.findIndex((step) => step.name === name)
  const here = new Table('lesson', Line.open)
  for (const message of messagesAt(recording, number)) Line.last.say(message)
  for (const { messages } of recording.steps[number]?.watch ?? []) for (const message of messages) Line.last.say(message)
  return here
}

async function tipsAt(game: string, step: string): Promise<string[]> {
  const { coach } = await screensOf(game)
  const here = await tableAt(game, step)
  const found = ((await coach?.())?.coach.tips ?? []).filter(({ when }) => when(here)).map(({ id }) => id)
  here.close()
  return found
}

describe('tips in Mascarade', () => {
  it.each([
    ['goal', ['memorise']],
    ['swap', ['swap']],
    ['unsure', ['look', 'announce']],
    ['claim', ['claim']],
    ['pass', ['claim', 'court']],
    ['announce', ['announce', 'pretend']],
    ['near', ['near']],
    ['risk', ['look', 'announce', 'near', 'pretend']],
  ])('at the step %s are %j', async (step, tips) => {
    expect(await tipsAt('mascarade', step)).toEqual(tips)
  })

  it('say why announcing is forbidden', async () => {
    const { coach } = await screensOf('mascarade')
    const banned = (await coach?.())?.coach.tips.find(({ id }) => id === 'banned')
    const at = (legal: { act: string }[]): Table =>
      ({ mine: true, memorising: false, legal, state: { decision: 'turn' } }) as unknown as Table
    expect(banned?.when(at([{ act: 'look' }, { act: 'swap' }]))).toBe(true)
    expect(banned?.when(at([{ act: 'look' }, { act: 'swap' }, { act: 'announce' }]))).toBe(false)
  })

  it('warn of ruin', async () => {
    const { coach } = await screensOf('mascarade')
    const ruin = (await coach?.())?.coach.tips.find(({ id }) => id === 'ruin')
    const at = (...coins: number[]): Table => ({ state: { coins }, me: 0, nameOf: () => 'Ben' }) as unknown as Table
    expect(ruin?.when(at(6, 3))).toBe(false)
    expect(ruin?.when(at(6, 2))).toBe(true)
    expect(ruin?.at(at(6, 2))).toBe('.seat[data-player="1"]')
    expect(ruin?.args?.(at(2, 6))).toEqual({ name: 'Ben', me: 'yes' })
  })
})

describe('tips in Masquerade', () => {
  it.each([
    ['order', ['order']],
    ['stage', ['stage']],
    ['spell', ['spell']],
    ['challenge', ['challenge']],
    ['music', ['totals', 'reveal']],
    ['counter', ['counter']],
    ['emblems', ['mask', 'emblems']],
  ])('at the step %s are %j', async (step, tips) => {
    expect(await tipsAt('masquerade', step)).toEqual(tips)
  })

  it('say when the ball is almost over', async () => {
    const { coach } = await screensOf('masquerade')
    const end = (await coach?.())?.coach.tips.find(({ id }) => id === 'end')
    const at = (guardians_left: number, events: number, renewals: number): Table =>
      ({ mine: false, state: { guardians_left, events_left: Array(events), renewals, life: [2, 2, 2] } }) as unknown as Table
    expect(end?.when(at(3, 3, 1))).toBe(false)
    expect([at(1, 3, 0), at(3, 1, 0), at(3, 3, 2)].map((here) => end?.when(here))).toEqual([true, true, true])
  })
})
