import { readdirSync, readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { firstLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/words.svelte'
import { soon } from './fixtures/fakeHouse'

const folder = '../src/ridotto/words'

/** Return all files of a language as one text, as the house serves them. */
async function real(language: Language): Promise<string> {
  const files = readdirSync(`${folder}/${language}`).filter((file) => file.endsWith('.ftl'))
  return files.map((file) => readFileSync(`${folder}/${language}/${file}`, 'utf8')).join('\n')
}

async function speaking(language: Language): Promise<Words> {
  const words = new Words(real)
  await words.speak(language)
  return words
}

describe('words', () => {
  it('for some screens are fetched when needed', async () => {
    const asked: string[] = []
    const words = new Words(async (language, part) => {
      asked.push(part ? `${language}/${part}` : language)
      return part ? 'step = First' : 'hello = Hello'
    })
    await words.speak('en')
    expect(words.has('step')).toBe(false)
    await words.fetchPart('guide')
    expect([words.t('hello'), words.t('step')]).toEqual(['Hello', 'First'])
    expect(asked).toEqual(['en', 'en/guide'])
  })

  it('are in the current language', async () => {
    const words = await speaking('pl')
    expect(words.t('mask-judge')).toBe('Sędzia')
    expect(words.t('open-masks-surprise.why')).toContain('losowany')
    expect(document.documentElement.lang).toBe('pl')
  })

  it('use British English, for dates too', async () => {
    await speaking('en')
    const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' })
    expect(day.format(new Date(2026, 10, 18))).toBe('18 November 2026')
  })

  it('are Brazilian in Portuguese, and say so', async () => {
    const words = await speaking('pt')
    expect(words.language).toBe('pt')
    expect(document.documentElement.lang).toBe('pt-BR')
    expect(LANGUAGE_NAMES.pt).toBe('Português (Brasil)')
    expect(words.listed(['Ana', 'Bia', 'Caio'])).toBe('Ana, Bia e Caio')
  })

  it('follow the plural rules of the language', async () => {
    const words = await speaking('pl')
    const empty = (count: number): string => words.t('waiting-for', { empty: count })
    expect(empty(1)).toBe('Jedno miejsce jest jeszcze wolne')
    expect(empty(3)).toBe('3 miejsca są jeszcze wolne')
    expect(empty(7)).toBe('7 miejsc jest jeszcze wolnych')
  })

  it('have non-breaking spaces before signs in French', async () => {
    const words = await speaking('fr')
    expect(words.t('mas-i-am', { mask: 'patron', name: 'Mécène' })).toMatch(/Mécène\u202f!$/)
    expect(words.t('mas-follow-soon', { seconds: 5 })).toContain('5\u00a0s')
  })

  it('change with the language', async () => {
    const words = await speaking('en')
    const seen: string[] = []
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(words.t('mask-king'))
      })
    })
    flushSync()
    await words.speak('fr')
    flushSync()
    stop()
    expect([...new Set(seen)]).toEqual(['King', 'Roi'])
  })

  it('fall back to English, then to the message name', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const few = { en: 'both = both\nonly = only English', es: 'both = ambos' } as Record<string, string>
    const words = new Words(async (language) => few[language] ?? '')
    await words.speak('es')
    expect(words.t('both')).toBe('ambos')
    expect(words.t('only')).toBe('only')
    await soon(() => expect(words.t('only')).toBe('only English'))
    expect(words.find('nowhere')).toBeNull()
    expect(words.t('nowhere')).toBe('nowhere')
    expect(complaints).toHaveBeenCalled()
  })

  it('stay in the old language if the new one cannot be fetched', async () => {
    const words = new Words(async (language) => {
      if (language === 'fr') throw new Error('offline')
      return 'hello = hello'
    })
    await words.speak('en')
    await expect(words.speak('fr')).rejects.toThrow('offline')
    expect(words.language).toBe('en')
    expect(words.t('hello')).toBe('hello')
  })

  it('are joined to lists', async () => {
    const words = await speaking('en')
    expect(words.listed(['a', 'b', 'c'])).toBe('a, b and c')
    expect(words.listed(['a'])).toBe('a')
    expect((await speaking('es')).listed(['Ana', 'Isabel'])).toBe('Ana e Isabel')
  })

  it.each([
    ['en', /^46%$/],
    ['es', /^46\u00a0%$/],
    ['pt', /^46%$/],
    ['pl', /^46%$/],
    ['fr', /^46[\u00a0\u202f]%$/],
  ] as const)('format percentages as in %s', async (language, text) => {
    expect((await speaking(language)).percent(0.4567)).toMatch(text)
  })
})

/** Return the messages that the page asks for by full name. */
function asked(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file))
  const text = sources.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  return new Set([...text.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)].map((match) => match[1] ?? ''))
}

it.each(LANGUAGES)('everything that the page asks for is there in %s', async (language) => {
  const words = await speaking(language)
  const lacking = [...asked()].filter((key) => !words.has(key))
  expect(asked().size).toBeGreaterThan(50)
  expect(lacking).toEqual([])
})

describe('the first language', () => {
  it.each([
    ['fr', ['pl-PL'], 'fr'],
    ['pt', ['en'], 'pt'],
    ['pt-BR', ['en'], 'pt'],
    [null, ['pl-PL', 'en'], 'pl'],
    [null, ['de-DE', 'pt-BR'], 'pt'],
    [null, ['de'], 'en'],
    ['xx', ['es'], 'es'],
  ])('of a guest who chose %s and reads %j is %s', (chosen, preferred, language) => {
    expect(firstLanguage(chosen, preferred)).toBe(language)
  })
})
