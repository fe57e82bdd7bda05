import { flushSync, mount, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcer } from '../src/lib/announce.svelte'
import { link, linkedList, phrase, plain, type Part } from '../src/lib/linked'
import { LANGUAGES } from '../src/lib/settings.svelte'
import { t, Words, words } from '../src/lib/words.svelte'
import Mascarade from '../src/games/mascarade/Table.svelte'
import { Teller as MascaradeTeller } from '../src/games/mascarade/telling'
import type { GameEvent as MascaradeEvent, Wire as MascaradeWire } from '../src/games/mascarade/wire'
import Masquerade from '../src/games/masquerade/Ball.svelte'
import { Teller as MasqueradeTeller } from '../src/games/masquerade/telling'
import type { GameEvent as MasqueradeEvent, Wire as MasqueradeWire } from '../src/games/masquerade/wire'
import type { Table } from '../src/table/table.svelte'
import { Line, news, shown, view } from './fixtures/fakeHouse'
import { game, MASKS } from './fixtures/mascarade'
import { ball, deck, own, spoken } from './fixtures/masquerade'
import { leaveSeat, takeSeat } from './fixtures/mountedTable'

const targets = (parts: readonly Part[] = []): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : part.target))
const joined = (parts: readonly Part[] = []): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('')

describe('a text with marked names', () => {
  it('is split into plain parts and links', () => {
    const marked = `Ana: ${link('mask-king', 'Roi')}, ${link('mask-spy', 'Espionne')}.`
    expect(phrase(marked)).toEqual({
      text: 'Ana: Roi, Espionne.',
      parts: ['Ana: ', { target: 'mask-king', label: 'Roi' }, ', ', { target: 'mask-spy', label: 'Espionne' }, '.'],
    })
    expect(phrase('Nothing to look up.').parts).toEqual(['Nothing to look up.'])
    expect(phrase('')).toEqual({ text: '', parts: [] })
  })

  it('keeps the mark around the name that the message shows', async () => {
    const words = new Words(async () => "held = { $mask ->\n    [spy] l’{ $name }\n   *[other] le { $name }\n}")
    await words.speak('fr')
    const said = words.t('held', { mask: 'spy', name: link('mask-spy', 'Espionne') })
    expect(phrase(said).parts).toEqual(['l’', { target: 'mask-spy', label: 'Espionne' }])
  })

  it('is joined to a list like plain names', async () => {
    const words = new Words(spoken)
    await words.speak('es')
    const marked = linkedList(words.listed, [link('card-a', 'Aria'), `${link('card-i', 'Intermezzo')} ×2`])
    expect(plain(marked)).toBe('Aria e Intermezzo ×2')
    expect(targets(phrase(marked).parts)).toEqual(['card-a', 'card-i'])
  })
})

const names = ['Ana', 'Bo', 'Cy', 'Di']
const moved = (event: unknown) => ({ n: 1, at: 0, what: 'moved' as const, player: 0, events: [event as never] })

describe.each(LANGUAGES)('the story in %s', (language) => {
  const mascarade: [MascaradeEvent, string[]][] = [
    [{ type: 'announce', player: 1, mask: 'king' }, ['mask-king']],
    [{ type: 'look', player: 0, mask: 'witch' }, ['mask-witch']],
    [{ type: 'peek', player: 0, mask: 'cheat' }, ['mask-cheat']],
    [{ type: 'reveal', player: 2, mask: 'thief' }, ['mask-thief']],
    [{ type: 'name', player: 3, mask: 'guru' }, ['mask-guru']],
    [{ type: 'claim', player: 3 }, []],
  ]
  const masquerade: [MasqueradeEvent, string[]][] = [
    [{ type: 'mask', player: 0, mask: 'moon' }, ['card-moon']],
    [{ type: 'dancer', player: 1, dancer: 'muse' }, ['card-muse']],
    [{ type: 'stage', player: 1, stage: 'tower' }, ['card-tower']],
    [{ type: 'cast', player: 0, spell: 'fugue' }, ['card-fugue']],
    [{ type: 'draw', player: 0, spell: 'lullaby' }, ['card-lullaby']],
    [{ type: 'challenge', player: 1, challenged: 'guardian', guardian: 'doorman' }, ['card-doorman']],
    [{ type: 'clash', totals: [1, 3] }, ['card-doorman']],
    [{ type: 'treasure', player: 1, treasure: 'gauntlet', from: 'guardian' }, ['card-gauntlet']],
    [{ type: 'emblem', player: 1, emblem: 'rose' }, ['card-rose']],
    [{ type: 'event', player: 1, event: 'encore' }, ['card-encore']],
    [{ type: 'draw', player: 1 }, []],
  ]

  it('links every mask and card that it names', async () => {
    const words = new Words(spoken)
    await words.speak(language)
    const voice = { t: words.t, listed: words.listed, names, me: 0 }
    const mascaradeTeller = new MascaradeTeller(voice)
    const masqueradeTeller = new MasqueradeTeller(voice, deck)
    const told = [
      ...mascarade.map(([event, links]) => [mascaradeTeller.tell([moved(event)]), links] as const),
      ...masquerade.map(([event, links]) => [masqueradeTeller.tell([moved(event)]), links] as const),
    ]
    for (const [[sentence], links] of told) {
      expect(targets(sentence?.parts), sentence?.text).toEqual(links)
      expect(joined(sentence?.parts)).toBe(sentence?.text)
      expect(sentence?.text).not.toMatch(/[\uE000-\uE002]/)
    }
  })
})

const press = (element: Element | null | undefined): void => {
  if (!(element instanceof HTMLElement)) throw new Error('there is nothing to press')
  element.click()
  flushSync()
}
const within = (place: string, target: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${place} a[href$="#${target}"]`)
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('dialog[open]')].map((sheet) => sheet.getAttribute('aria-label'))
/** Return the number of nested buttons and links. */
const nested = (): number => document.querySelectorAll('button a, button button, a button, a a').length

describe('at a table of Mascarade', () => {
  let table: Table<MascaradeWire>
  let mounted: ReturnType<typeof mount>
  beforeEach(async () => {
    table = await takeSeat()
  })
  afterEach(() => leaveSeat(table, mounted))

  async function sit(): Promise<void> {
    const seats = names.map((name) => ({ ...shown().seats[0]!, person: name, name }))
    Line.last.say(view({ state: game({ player: 3 }), shown: shown({ seats }), n: 1, entries: [] }))
    mounted = mount(Mascarade, { target: document.body, props: { table } })
    flushSync()
    const events: MascaradeEvent[] = [{ type: 'announce', player: 3, mask: 'king' }]
    const entries = [{ n: 2, at: 0, what: 'moved' as const, player: 3, events }]
    const clock = { players: [1], since: 0, limit: 0, bank: 0, pending: [1, 2] }
    Line.last.say(news(1, { entries, state: game({ player: 1, decision: 'claim', announced: 'king' }), clock }))
    flushSync()
    await tick()
  }

  it.each(['.ticker', '.widely .log', '#mas-prompt', '.middle .mask'])('a name in %s opens the sheet of its mask', async (place) => {
    await sit()
    const before = location.href
    press(within(place, 'mask-king'))
    expect(titles()).toEqual([t('mas-strip')])
    expect(document.querySelector('dialog[open] .power h3')?.textContent).toBe('King')
    expect(location.href).toBe(before)
  })

  it('the ticker still opens the story, and a name there opens its sheet over it', async () => {
    await sit()
    press(document.querySelector('.ticker button'))
    expect(titles()).toEqual([t('mas-log')])
    press(within('dialog[open] .log', 'mask-king'))
    expect(titles().sort()).toEqual([t('mas-strip'), t('mas-log')].sort())
    press(document.querySelector('dialog[open]:has(.power) .head .button'))
    expect(titles()).toEqual([t('mas-log')])
  })

  it('a name opens the guide in a new window', async () => {
    await sit()
    const name = within('.ticker', 'mask-king')
    expect(name?.getAttribute('href')).toBe(`/how/mascarade?masks=${MASKS.join(',')}#mask-king`)
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    name?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    name?.dispatchEvent(click)
    flushSync()
    expect(titles()).toEqual([])
  })

  it('screen readers are told the whole sentence once', async () => {
    const said = vi.spyOn(announcer, 'polite', 'set')
    await sit()
    expect(said.mock.calls).toEqual([['Di announces: King.']])
    expect(document.querySelector('.ticker [aria-live], .ticker [role="status"]')).toBeNull()
    expect(document.querySelector('.ticker .line:last-child')?.textContent).toBe('Di announces: King.')
  })

  it.each(LANGUAGES)('the question links its mask in %s', async (language) => {
    vi.stubGlobal('fetch', async () => new Response(await spoken(language)))
    await words.speak(language)
    await sit()
    expect(within('#mas-prompt', 'mask-king')?.textContent).toBe(t('mask-king'))
  })

  it('no button or link is nested in another', async () => {
    await sit()
    expect(nested()).toBe(0)
  })
})

describe('at a table of Masquerade', () => {
  let table: Table<MasqueradeWire>
  let mounted: ReturnType<typeof mount>
  beforeEach(async () => {
    table = await takeSeat()
  })
  afterEach(() => leaveSeat(table, mounted))

  async function sit(): Promise<void> {
    Line.last.say(view({ state: ball({ player: 1 }), own: { ...own }, shown: shown(), n: 1, entries: [] }))
    mounted = mount(Masquerade, { target: document.body, props: { table, deck } })
    flushSync()
    const events: MasqueradeEvent[] = [{ type: 'cast', player: 0, spell: 'fugue' }]
    const entries = [{ n: 2, at: 0, what: 'moved' as const, player: 0, events }]
    const state = ball({ decision: 'pay', legal: [{ act: 'pay', spell: 'lullaby' }, { act: 'pay', spell: 'fugue' }], casting: ['fugue'] })
    Line.last.say(news(1, { entries, state, own: { ...own } }))
    flushSync()
    await tick()
  }

  it.each(['.ticker', '.widely .log', '#mq-prompt'])('a name in %s opens the sheet of its card', async (place) => {
    await sit()
    press(within(place, 'card-fugue'))
    expect(titles()).toEqual(['Name of fugue'])
    expect(document.querySelector('dialog[open]')?.textContent).toContain('Text of fugue.')
  })

  it.each(LANGUAGES)('the question links its card in %s', async (language) => {
    vi.stubGlobal('fetch', async () => new Response(await spoken(language)))
    await words.speak(language)
    await sit()
    expect(within('#mq-prompt', 'card-fugue')?.textContent).toBe('Name of fugue')
  })

  it('no button or link is nested in another', async () => {
    await sit()
    expect(nested()).toBe(0)
  })
})
