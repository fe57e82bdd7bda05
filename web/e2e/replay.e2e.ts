// After a game: pictures, the record and the check of the deal. Also: masks in small and grey.

import { readdir, readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { finishedGame } from './autoplay'
import { Guest } from './guest'
import { browser, house } from './setup'

const MASKS = new URL('../src/games/mascarade/art/masks/', import.meta.url)
const SIXTEEN = 16
/** The smallest size of a mask in pixels, and the smallest mean difference of two masks, of 255. */
const SMALL = 32
const APART = 30

async function saved(page: Page, button: RegExp): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(button).first().click()])
  return buffer(await download.createReadStream())
}

describe.each(['mascarade', 'masquerade'] as const)('after a game of %s', (game) => {
  it('its pictures and record can be downloaded, and the browser checks its deal', async () => {
    const table = await finishedGame(house.address, game)
    const guest = await Guest.come(browser, house.address, 'Curious')
    await guest.go(table.replace('/t/', '/r/'))
    const verdict = guest.page.locator('section[aria-labelledby="fair"] .verdict')
    await verdict.waitFor()
    expect(await verdict.getAttribute('class')).not.toContain('bad')
    expect(await verdict.innerText()).toContain('The deal matches')
    const svg = (await saved(guest.page, /^Picture \(SVG\)$/)).toString()
    expect(svg).toMatch(/^<svg[^]*<\/svg>\s*$/)
    const png = await saved(guest.page, /^Picture \(PNG\)$/)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.length).toBeGreaterThan(5000)
    const record = JSON.parse((await saved(guest.page, /^Record$/)).toString()) as Record<string, unknown>
    expect(record).toMatchObject({ game })
    expect(guest.complaints).toEqual([])
    await guest.leave()
  })
})

/** Return the grey values of a drawing of this size on the colour of a card. */
async function greys(page: Page, svg: string, size: number): Promise<number[]> {
  return page.evaluate(
    async ([drawing, pixels]) => {
      const image = new Image(pixels, pixels)
      image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
      await image.decode()
      const paper = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels }).getContext('2d')!
      paper.fillStyle = '#f4ead5'
      paper.fillRect(0, 0, pixels, pixels)
      paper.drawImage(image, 0, 0, pixels, pixels)
      const { data } = paper.getImageData(0, 0, pixels, pixels)
      return Array.from({ length: pixels * pixels }, (_, at) =>
        0.299 * data[4 * at]! + 0.587 * data[4 * at + 1]! + 0.114 * data[4 * at + 2]!)
    },
    [svg, size] as const,
  )
}

it('sixteen masks can be told apart in small and grey', async () => {
  const page = await browser.newPage()
  const drawn = new Map<string, number[]>()
  for (const file of await readdir(MASKS)) {
    if (file === 'hidden.svg') continue
    drawn.set(file, await greys(page, await readFile(new URL(file, MASKS), 'utf8'), SMALL))
  }
  expect(drawn.size).toBe(SIXTEEN)
  const alike: string[] = []
  let nearest = Infinity
  for (const [one, shades] of drawn) {
    for (const [other, others] of drawn) {
      if (one >= other) continue
      const apart = shades.reduce((sum, shade, at) => sum + Math.abs(shade - others[at]!), 0) / shades.length
      nearest = Math.min(nearest, apart)
      if (apart < APART) alike.push(`${one} and ${other}: ${apart.toFixed(1)}`)
    }
  }
  console.info(`masks at ${SMALL} pixels: the two most alike differ by ${nearest.toFixed(1)} of 255`)
  expect(alike).toEqual([])
  await page.close()
})
