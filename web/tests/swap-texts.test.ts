import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { swapTexts } from '../e2e/swapTexts'
import { LANGUAGES } from '../src/lib/settings.svelte'

const of = (language: string): string[] =>
  swapTexts(readFileSync(`../src/ridotto/words/${language}/mascarade-play.ftl`, 'utf8'), language)

it('the texts that would give a swap away are found in English', () => {
  expect(of('en')).toEqual([': a real swap.', ': only pretending.', ': a real swap.', ': only pretending.'])
})

it.each(LANGUAGES)('a real swap and a pretence read differently in %s', (language) => {
  const texts = of(language)
  expect(new Set(texts.slice(0, 2)).size).toBe(2)
  expect(texts.every((text) => text.length > 5)).toBe(true)
})
