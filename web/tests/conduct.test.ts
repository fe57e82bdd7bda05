import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notices } from '../src/conduct/notices.svelte'
import { blocksOf } from '../src/conduct/plainText'
import { watchNotices } from '../src/conduct/watchNotices'
import { othersAt, reporting } from '../src/conduct/reporting.svelte'
import ReportSheet from '../src/conduct/ReportSheet.svelte'
import { placeOf } from '../src/lib/router.svelte'
import type { Notice, Said } from '../src/lib/wire'
import ErrorScreen from '../src/parts/ErrorScreen.svelte'
import Chat from '../src/table/Chat.svelte'
import type { Table } from '../src/table/table.svelte'
import { Line, meanwhile, news, shown, soon, view } from './fixtures/fakeHouse'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

const said = (n: number, person = 'bruno', room: Said['room'] = 'players'): Said => ({
  n, at: n, room, person, name: person.toUpperCase(), text: `line ${n}`,
})

describe('the house rules', () => {
  it('have headings, paragraphs and lists, and nothing else', () => {
    expect(blocksOf('# Rules\nBe kind,\nplease.\n\n- One\n- Two\n  goes on\n\n## More\n<b>x</b> **y**\n# Again')).toEqual([
      { kind: 'h1', text: 'Rules' },
      { kind: 'p', text: 'Be kind, please.' },
      { kind: 'list', items: ['One', 'Two goes on'] },
      { kind: 'h2', text: 'More' },
      { kind: 'p', text: '<b>x</b> **y**' },
      { kind: 'h2', text: 'Again' },
    ])
    expect(blocksOf('')).toEqual([])
  })

  it('and the operator have an address', () => {
    expect(placeOf('/house-rules')).toEqual({ name: 'house-rules' })
    expect(placeOf('/operator')).toEqual({ name: 'operator' })
    expect(placeOf('/operator/more')).toEqual({ name: 'nowhere' })
  })
})

describe('notices', () => {
  const notice = (id: number, kind: Notice['kind'], until: number | null = null): Notice => ({ id, kind, at: 0, until, text: `${id}` })

  it('are shown one at a time, warnings first, until they are put away', () => {
    const asked = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', asked)
    notices.hear([notice(1, 'announcement'), notice(2, 'warning'), notice(3, 'announcement')])
    expect(notices.shown?.id).toBe(2)
    notices.dismiss(notices.shown!)
    expect(asked).toHaveBeenCalledWith('/api/standing/seen', expect.objectContaining({ body: '{"notice":2}' }))
    expect(notices.shown?.id).toBe(3)
    notices.dismiss(notices.shown!)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(notices.shown?.id).toBe(1)
    // What was put away does not come back when the house sends it again.
    notices.hear([notice(3, 'announcement')])
    expect(notices.shown).toBeNull()
    notices.hear([notice(4, 'announcement', 100)])
    notices.expire(100)
    expect(notices.shown).toBeNull()
    vi.unstubAllGlobals()
  })

  it('are fetched regularly where there is no connection, and not while the page is hidden', async () => {
    vi.useFakeTimers()
    let latest = 10
    const asked = vi.fn(async () => new Response(JSON.stringify({ notices: [notice(latest, 'announcement')] })))
    vi.stubGlobal('fetch', asked)
    const stop = watchNotices()
    await vi.advanceTimersByTimeAsync(0)
    expect(notices.shown?.id).toBe(10)
    latest = 11
    await vi.advanceTimersByTimeAsync(60_000)
    expect(notices.shown?.id).toBe(11)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(2)
    hidden.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveBeenCalledTimes(3)
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveBeenCalledTimes(3)
    notices.hear([])
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

describe('at a table', () => {
  let table: Table
  let mounted: ReturnType<typeof mount>

  beforeEach(async () => {
    table = await takeSeat()
    reporting.open = false
  })
  afterEach(() => leaveSeat(table, mounted))

  const flags = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.flag')]

  it('deleted messages disappear, also those that were deleted while one was away', () => {
    Line.last.say(view({ said: [said(1), said(2), said(1, 'ida', 'spectators')] }))
    mounted = mount(Chat, { target: document.body, props: { table } })
    Line.last.say({ is: 'unsaid', room: 'players', n: 1 })
    expect(table.said.map(({ room, n }) => [room, n])).toEqual([['players', 2], ['spectators', 1]])
    Line.last.hangUp(1006)
    table.retryNow()
    Line.last.say(news(7, { n: 7, entries: [] }))
    Line.last.say(meanwhile({ said: [said(3)], unsaid: [{ room: 'players', n: 2 }] }))
    expect(table.said.map(({ n }) => n)).toEqual([1, 3])
  })

  it('what others said can be reported, and what one said oneself cannot', async () => {
    Line.last.say(view({ said: [said(1, 'ana'), said(2)] }))
    mounted = mount(Chat, { target: document.body, props: { table } })
    flushSync()
    expect(flags()).toHaveLength(1)
    flags()[0]!.click()
    expect(reporting.subject).toMatchObject({ person: 'bruno', name: 'BRUNO', said: { n: 2 } })
    const sheet = mount(ReportSheet, { target: document.body, props: { table } })
    flushSync()
    document.querySelector<HTMLInputElement>('input[value="spam"]')!.click()
    document.querySelector('textarea')!.value = 'again and again'
    document.querySelector('textarea')!.dispatchEvent(new Event('input'))
    document.querySelector<HTMLFormElement>('dialog form')!.requestSubmit()
    flushSync()
    const [command] = Line.last.commands
    expect(command).toMatchObject({ do: 'report', person: 'bruno', reason: 'spam', text: 'again and again', room: 'players', n: 2 })
    Line.last.say({ is: 'done', id: command!.id, n: 7 })
    await soon(() => expect(document.querySelector('dialog')?.textContent).toContain('your report has been sent'))
    void sheet
  })

  it('without a chat, all who sit there can be reported', () => {
    Line.last.say(view({ said: [said(1, 'ida', 'spectators')] }))
    expect(othersAt(table)).toEqual([['ida', 'IDA'], ['bruno', 'BRUNO']])
    reporting.start(null)
    mounted = mount(ReportSheet, { target: document.body, props: { table } })
    flushSync()
    expect([...document.querySelectorAll('option')].map((one) => one.textContent)).toEqual(['IDA', 'BRUNO'])
    document.querySelector<HTMLFormElement>('dialog form')!.requestSubmit()
    expect(Line.last.commands[0]).toMatchObject({ do: 'report', person: 'ida', room: null, n: null })
  })

  it('one hears who closed it, and why', () => {
    Line.last.say(view({ shown: shown({ phase: 'closed', reason: 'too loud' }) }))
    mounted = mount(ErrorScreen, { target: document.body, props: { code: 'closed', reason: table.shown?.reason ?? '' } })
    flushSync()
    expect(document.querySelector('h1')?.textContent).toBe('An operator has closed this table.')
    expect(document.body.textContent).toContain('Reason given: too loud')
  })

  it('a banned guest is not connected again', () => {
    Line.last.say(view())
    mounted = mount(Chat, { target: document.body, props: { table } })
    Line.last.hangUp(4005)
    expect([table.line, table.gone]).toEqual(['gone', 'banned'])
    expect(Line.all).toHaveLength(1)
  })
})
