import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
/** A smaller line height has no room for an accent on a capital: À votre tour. */
const CLOSE = 1.25

test('text with tight lines and hidden overflow has room for accents on capitals', () => {
  const found: string[] = []
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))
  for (const file of files) {
    const [, style = ''] = readFileSync(join(SRC, file), 'utf8').split('<style>')
    for (const [, selector = '', rules = ''] of style.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const cut = /overflow: hidden|line-clamp:/.test(rules)
      const height = Number(/line-height: ([\d.]+);/.exec(rules)?.[1] ?? CLOSE)
      if (cut && height < CLOSE && !rules.includes('padding-block-start')) found.push(`${file} ${selector.trim()}`)
    }
  }
  expect(found).toEqual([])
})
