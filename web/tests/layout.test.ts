import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gamePages, gamesWithScreens, screensOf } from '../src/games'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join('src', path)).isFile())

describe('the source', () => {
  it('names a game in the directory of that game only', () => {
    expect(gamesWithScreens.length).toBeGreaterThan(1)
    for (const game of gamesWithScreens) {
      const named = new RegExp(game, 'i')
      const others = files.filter((path) => !path.startsWith(join('games', game)))
      expect(others.filter((path) => named.test(path) || named.test(readFileSync(join('src', path), 'utf8')))).toEqual([])
    }
  })

  it('has generic screens for games without their own', async () => {
    const generic = await screensOf('generic')
    expect(await screensOf('a-game-nobody-has-drawn')).toBe(generic)
    expect(generic.guide).toBeNull()
  })

  it('finds the further pages of games by their file names', () => {
    expect(Object.keys(gamePages)).toEqual(['workshop'])
  })
})
