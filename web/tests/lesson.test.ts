import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gamesWithScreens, screensOf } from '../src/games'
import { Lesson, rememberedStep, same } from '../src/lesson/lesson.svelte'
import { messagesAt, withName, type Recording } from '../src/lesson/recording'
import { Table } from '../src/table/table.svelte'

let open: Table[] = []

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  for (const table of open) table.close()
  open = []
  vi.useRealTimers()
})

async function recordingOf(game: string): Promise<Recording> {
  const { lesson } = await screensOf(game)
  if (!lesson) throw new Error(`there is no lesson in ${game}`)
  return (await lesson()).lesson.recording
}

async function begin(game: string, at?: number): Promise<{ lesson: Lesson; table: Table; recording: Recording }> {
  const recording = await recordingOf(game)
  const lesson = new Lesson(game, recording, { wait: 'wait' }, at)
  const table = new Table('lesson', lesson.open)
  open.push(table)
  await vi.advanceTimersByTimeAsync(0)
  return { lesson, table, recording }
}

/** Make the move that a step asks for. */
async function move(table: Table, lesson: Lesson): Promise<boolean> {
  const wanted = lesson.step?.do
  const outcome = wanted && 'ready' in wanted ? table.sayReady() : table.act(wanted as { act: string })
  return (await outcome).ok
}

/** Play a lesson up to a step. */
async function playTo(step: number, table: Table, lesson: Lesson): Promise<void> {
  while (lesson.at < step) {
    if (lesson.stage === 'watching') lesson.goOn()
    else if (lesson.stage === 'doing') expect(await move(table, lesson), lesson.step?.name).toBe(true)
    else lesson.goOn()
  }
  if (lesson.stage === 'watching') lesson.goOn()
}

describe.each(gamesWithScreens)('the lesson of %s', (game) => {
  it('is played to the end of the game, which the learner wins', async () => {
    const { lesson, table } = await begin(game)
    expect(table.phase).toBe('playing')
    await playTo(lesson.steps.length - 1, table, lesson)
    expect(lesson.stage).toBe('finished')
    expect(table.phase).toBe('over')
    expect((table.state as unknown as { winners: number[] }).winners).toEqual([table.me])
  })

  it('has ten to fourteen steps, and each one asks only for legal moves', async () => {
    const { lesson, table } = await begin(game)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(10)
    expect(lesson.steps.length).toBeLessThanOrEqual(14)
    for (const [number, step] of lesson.steps.entries()) {
      await playTo(number, table, lesson)
      if (!step.do || 'ready' in step.do) continue
      expect(table.legal.some((action) => same(action, step.do)), step.name).toBe(true)
    }
  })

  it('resumes at any step with the same table', async () => {
    const { lesson, table, recording } = await begin(game)
    for (const number of recording.steps.keys()) {
      await playTo(number, table, lesson)
      expect(rememberedStep(game)).toBe(lesson.stage === 'finished' ? 0 : number)
      const later = await begin(game, number)
      if (later.lesson.stage === 'watching') later.lesson.goOn()
      expect(later.table.state).toEqual(table.state)
      expect(later.table.own).toEqual(table.own)
      expect(later.table.entries).toEqual(table.entries)
      expect(later.lesson.stage).toBe(lesson.stage)
    }
  })

  it('refuses every other legal move kindly and stays where it is', async () => {
    const { lesson, table } = await begin(game)
    for (const [number, step] of lesson.steps.entries()) {
      await playTo(number, table, lesson)
      if (!step.do) continue
      const others = table.legal.filter((action) => !same(action, step.do))
      for (const [wrong, action] of others.entries()) {
        const outcome = await table.act(action)
        expect(outcome).toMatchObject({ ok: false, error: { code: 'lesson', message: '' } })
        expect([lesson.at, lesson.wrong]).toEqual([number, wrong + 1])
      }
    }
  })
})

describe('a lesson', () => {
  it('lets the others move one after another, in their time', async () => {
    const { lesson, table } = await begin('mascarade')
    await playTo(2, table, lesson)
    await move(table, lesson)
    expect([lesson.at, lesson.stage, table.state?.player]).toEqual([3, 'watching', 1])
    await vi.advanceTimersByTimeAsync(2500)
    expect(table.state?.player).toBe(2)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([lesson.stage, table.state?.player]).toEqual(['reading', 0])
  })

  it('accepts the next move from a learner who does not finish reading', async () => {
    const { lesson, table } = await begin('mascarade')
    await playTo(3, table, lesson)
    expect(lesson.stage).toBe('reading')
    expect((await table.act({ act: 'look' })).ok).toBe(true)
    expect(lesson.step?.name).toBe('claim')
  })

  it('refuses moves before their time, and other commands', async () => {
    const { lesson, table } = await begin('mascarade')
    await playTo(4, table, lesson)
    await move(table, lesson)
    expect(await table.answerAhead('claim')).toMatchObject({ ok: false, error: { message: 'wait' } })
    expect(await table.act({ act: 'claim' })).toMatchObject({ ok: false, error: { message: 'wait' } })
    expect(lesson.wrong).toBe(0)
  })

  it('answers pings, so that the connection stays open', async () => {
    const { table } = await begin('mascarade')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(table.line).toBe('open')
  })

  it('gives the learner a name of their own', async () => {
    const named = withName(await recordingOf('mascarade'), 'Zoë')
    expect(JSON.stringify(named)).not.toContain('"Ada"')
    const [view] = messagesAt(named, named.steps.length)
    expect(view).toMatchObject({ is: 'view', you: { name: 'Zoë' }, shown: { phase: 'over' } })
  })
})
