import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gamesWithScreens, screensOf } from '../src/games'

const read = (path: string): string => readFileSync(join('src', path), 'utf8')
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => statSync(join('src', path)).isFile())
  // Generated types are as long as the protocol, and checked where they are made.
  .filter((path) => !read(path).startsWith('// Generated'))
const code = files.filter((path) => /\.(ts|svelte|css)$/.test(path))

describe('the source', () => {
  it('names a game in the directory of that game only', () => {
    expect(gamesWithScreens.length).toBeGreaterThan(1)
    for (const game of gamesWithScreens) {
      const named = new RegExp(game, 'i')
      const others = files.filter((path) => !path.startsWith(join('games', game)))
      expect(others.filter((path) => named.test(path) || named.test(read(path)))).toEqual([])
    }
  })

  it('has no file over 400 lines', () => {
    const long = code.filter((path) => read(path).split('\n').length > 401)
    expect(long).toEqual([])
  })

  it('has generic screens for games without their own', async () => {
    const generic = await screensOf('generic')
    expect(await screensOf('a-game-nobody-has-drawn')).toBe(generic)
    expect(generic.guide).toBeNull()
  })
})
