import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { icons } from '../src/art'
import { masks } from '../src/games/mascarade/art'
import { NAMES, SCENES } from '../src/games/mascarade/guide/scenes'
import { symbols } from '../src/games/masquerade/art'
import * as decks from '../src/games/masquerade/deck.svelte'
import Guide from '../src/guide/Guide.svelte'
import { blocksOf, piecesOf } from '../src/guide/rich'
import { found, plain } from '../src/guide/search'
import * as catalogue from '../src/lib/catalogue'
import { router } from '../src/lib/router.svelte'
import { words } from '../src/lib/words.svelte'
import { soon } from './fixtures/fakeHouse'
import { deck as deckOf, spoken } from './fixtures/masquerade'

describe('the search', () => {
  it('ignores accents and capitals', () => {
    expect(plain('Książę ŁÓDŹ Éloïse')).toBe('ksiaze lodz eloise')
    expect(plain('L’Épée')).toBe("l'epee")
    expect(found('zlodziej', 'Złodziej', 'Weź po 1 monecie')).toBe(true)
    expect(found('THIEF', 'Thief')).toBe(true)
  })
  it('requires every word, in any order', () => {
    expect(found('bank coin', 'Take 2 coins from the bank.')).toBe(true)
    expect(found('bank witch', 'Take 2 coins from the bank.')).toBe(false)
  })
  it('finds everything if nothing was typed', () => {
    expect(found('  ', 'anything')).toBe(true)
  })
})

const GAMES = ['mascarade', 'masquerade']
const LANGUAGES = readdirSync('../src/ridotto/words').filter((one) => one.length === 2)
const wordsOf = (language: string): string => readFileSync(`../src/ridotto/words/${language}/page-guide.ftl`, 'utf8')
const sourceOf = (game: string, file: string): string => readFileSync(`src/games/${game}/guide/${file}`, 'utf8')

describe('the steps', () => {
  it('have existing drawings', () => {
    const source = GAMES.map((game) => sourceOf(game, 'Guide.svelte')).join('\n')
    const plates = [...source.matchAll(/'\+?([mis]):([a-z-]+)'/g)]
    expect(plates.length).toBeGreaterThan(40)
    for (const [, kind, name = ''] of plates) {
      const drawings = kind === 'm' ? masks : kind === 'i' ? icons : symbols
      expect(Object.keys(drawings)).toContain(name)
    }
  })
  it.each(GAMES)('of %s have texts in every language', (game) => {
    const names = [...sourceOf(game, 'Guide.svelte').matchAll(/^ +(\w+): \[/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(8)
    for (const language of LANGUAGES) {
      for (const name of names) expect(wordsOf(language), language).toContain(`guide-${game}-${name} =`)
    }
  })
})

describe('the example of Mascarade', () => {
  const scenes = Object.values(SCENES)
  it('has existing drawings and four of everything', () => {
    for (const scene of scenes) {
      for (const seats of [scene.masks, scene.before, scene.coins]) expect(seats).toHaveLength(NAMES.length)
      for (const mask of scene.masks) expect(Object.keys(masks)).toContain(mask ?? 'hidden')
      for (const sign of scene.signs.flat()) expect(Object.keys(icons)).toContain(sign)
    }
  })
  it('pays the power first, then the fines of the players who are not the King', () => {
    const changes = (name: string): number[] => {
      const { before, coins } = SCENES[name]!
      return coins.map((now, seat) => now - before[seat]!)
    }
    expect(changes('power')).toEqual([0, 2, 0, 0])
    expect(changes('fine')).toEqual([-1, 0, 0, -1])
    expect(SCENES.fine!.court).toBe(2)
    scenes.slice(1).forEach((scene, index) => expect(scene.before).toEqual(scenes[index]!.coins))
  })
})

describe('links of the guide', () => {
  const deck = readFileSync('../src/ridotto/decks/midnight.toml', 'utf8')
  const cards = [...deck.matchAll(/^id = "([a-z-]+)"/gm)].map(([, id]) => `card-${id}`)
  const kinds = [...wordsOf('en').matchAll(/^guide-(kind-\w+) =/gm)].map(([, kind]) => kind)
  const places = [...Object.keys(masks).map((mask) => `mask-${mask}`), ...cards, ...kinds]
  const targets = (language: string): string[] =>
    wordsOf(language)
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap(piecesOf)
      .flatMap((piece) => (typeof piece === 'string' ? [] : piece.target))

  it.each(LANGUAGES)('lead to existing masks, cards and kinds, the same in %s as in English', (language) => {
    expect(targets(language).length).toBeGreaterThan(45)
    for (const target of targets(language)) expect(places).toContain(target)
    expect(targets(language).toSorted()).toEqual(targets('en').toSorted())
  })

  /** Return names by target, without articles. Orders are left out: their names are ordinary numbers. */
  function namesIn(language: string): [string, string][] {
    const masks = readFileSync(`../src/ridotto/words/${language}/mascarade.ftl`, 'utf8')
    const found = [...masks.matchAll(/^(mask-[a-z]+) = (.+)$/gm)].map(([, target = '', name = '']) => [target, name] as const)
    const named = [...deck.matchAll(/^id = "([a-z-]+)"\nname = \{(.+)\}$/gm)].map(
      ([, id, all = '']) => [`card-${id}`, new RegExp(`${language} = "([^"]+)"`).exec(all)?.[1] ?? ''] as const,
    )
    const article = /^(The|El|La|Los|Las|O|A|Os|As|Le|Les) |^L’/
    return [...found, ...named]
      .filter(([target]) => !/-(first|second|third|fourth|fifth)$/.test(target))
      .map(([target, name]) => [target, name.replace(article, '')])
  }

  it.each(LANGUAGES)('exist for every mask and card that a paragraph names in %s', (language) => {
    expect(namesIn(language).length).toBeGreaterThan(75)
    const [, mascarade = '', masquerade = ''] = wordsOf(language).split(/^## /m)
    const missing: string[] = []
    for (const [part, kind] of [[mascarade, 'mask'], [masquerade, 'card']] as const) {
      const names = namesIn(language).filter(([target]) => target.startsWith(kind))
      // Titles are not linked: they start at the margin.
      for (const line of part.split('\n').filter((one) => one.startsWith(' '))) {
        const pieces = piecesOf(line)
        const text = pieces.filter((piece) => typeof piece === 'string').join('…')
        const linked = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.target))
        const bare = names.filter(([, name]) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))
        missing.push(...bare.filter(([target]) => !linked.includes(target)).map(([target]) => `${target}: ${line}`))
      }
    }
    expect(missing).toEqual([])
  })

  it('lead to every mask', () => {
    for (const mask of Object.keys(masks).filter((one) => one !== 'hidden' && one !== 'empress' && one !== 'widow')) {
      expect(targets('en')).toContain(`mask-${mask}`)
    }
  })
})

describe('a text of the guide', () => {
  it('has paragraphs, lists and links', () => {
    expect(blocksOf('Do this:\n• Say [King](mask-king)!\n• Pass\nDone.')).toEqual([
      { list: false, line: ['Do this:'] },
      { list: true, items: [['Say ', { label: 'King', target: 'mask-king' }, '!'], ['Pass']] },
      { list: false, line: ['Done.'] },
    ])
  })
})

describe('the whole guide', () => {
  let mounted: ReturnType<typeof mount> | null = null

  // The catalogue and the deck are cached across tests, so they are stubbed here.
  beforeEach(async () => {
    const text = await spoken('en')
    vi.stubGlobal('fetch', async () => new Response(text))
    vi.spyOn(catalogue, 'fetchHouse').mockResolvedValue(HOUSE as never)
    vi.spyOn(decks, 'fetchDeck').mockResolvedValue(deckOf)
    vi.stubGlobal('scrollTo', () => undefined)
  })
  afterEach(() => {
    if (mounted) void unmount(mounted)
    mounted = null
    document.body.replaceChildren()
    router.go('/', { replace: true })
    vi.unstubAllGlobals()
  })

  const HOUSE = {
    games: { mascarade: { masks: ['judge', 'king', 'witch'], starred: ['king'], fewest_players: {}, copies: {} } },
  }

  async function open(topic: string, address = `/how/${topic}`): Promise<void> {
    await words.speak('en')
    router.go(address, { replace: true })
    mounted = mount(Guide, { target: document.body, props: { topic } })
    await soon(() => expect(document.querySelector('#masks li, #cards li, section li[id]')).not.toBeNull())
  }
  const headings = (level: string): string[] =>
    [...document.querySelectorAll(level)].map((one) => one.textContent?.trim() ?? '')

  it('names the phases of Masquerade and contains the targets of its links', async () => {
    await open('masquerade')
    for (const phase of ['Order', 'Stage', 'Spell', 'Challenge', 'Event']) {
      expect(headings('h2').join('\n')).toContain(`${phase} phase`)
    }
    expect(document.body.textContent).not.toContain('](')
    for (const link of document.querySelectorAll('main a[href^="#kind-"]')) {
      expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull()
    }
  })

  it('shows the masks of the table first, and searches all of them', async () => {
    await open('mascarade', '/how/mascarade?masks=witch')
    const shown = (): string[] => [...document.querySelectorAll('li[id^="mask-"]')].map((one) => one.id)
    expect(shown()).toEqual(['mask-witch', 'mask-judge', 'mask-king'])
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')!
    field.value = 'court'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect(shown()).toEqual(['mask-judge'])
    // A link to a mask that the search has hidden shows all of them again.
    dispatchEvent(new HashChangeEvent('hashchange'))
    await soon(() => expect(shown()).toHaveLength(3))
  })
})
