import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { icons } from '../src/art'
import { masks } from '../src/games/mascarade/art'
import { symbols } from '../src/games/masquerade/art'
import { found, plain } from '../src/guide/search'

describe('looking something up', () => {
  it('does not mind accents and capitals', () => {
    expect(plain('Książę ŁÓDŹ Éloïse')).toBe('ksiaze lodz eloise')
    expect(found('zlodziej', 'Złodziej', 'Weź po 1 monecie')).toBe(true)
    expect(found('THIEF', 'Thief')).toBe(true)
  })
  it('wants every word, in any order', () => {
    expect(found('bank coin', 'Take 2 coins from the bank.')).toBe(true)
    expect(found('bank witch', 'Take 2 coins from the bank.')).toBe(false)
  })
  it('finds everything where nothing was typed', () => {
    expect(found('  ', 'anything')).toBe(true)
  })
})

describe('the steps', () => {
  const sourceOf = (game: string): string => readFileSync(`src/games/${game}/guide/Guide.svelte`, 'utf8')
  const source = ['mascarade', 'masquerade'].map(sourceOf).join('\n')
  it('have drawings that there are', () => {
    const plates = [...source.matchAll(/'\+?([mis]):([a-z-]+)'/g)]
    expect(plates.length).toBeGreaterThan(40)
    for (const [, kind, name = ''] of plates) {
      const drawings = kind === 'm' ? masks : kind === 'i' ? icons : symbols
      expect(Object.keys(drawings)).toContain(name)
    }
  })
  it('have words in every language', () => {
    for (const language of readdirSync('../src/ridotto/words').filter((one) => one.length === 2)) {
      const words = readFileSync(`../src/ridotto/words/${language}/page-guide.ftl`, 'utf8')
      for (const game of ['mascarade', 'masquerade']) {
        const names = [...sourceOf(game).matchAll(/^ +(\w+): \[/gm)].map(([, name]) => name)
        expect(names.length).toBeGreaterThan(6)
        for (const name of names) expect(words, language).toContain(`guide-${game}-${name} =`)
      }
    }
  })
})
