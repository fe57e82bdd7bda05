import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { finishedGame, hurryBots, openTable, playOn, sitDown } from './autoplay'
import { Guest, LANGUAGES, type Language, type Manner } from './guest'
import { screenShown } from './pressable'
import { browser, house } from './setup'

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url))

let waiting: string
let finished: Record<'mascarade' | 'masquerade', string>

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  const host = await Guest.come(browser, house.address, 'Lucia')
  waiting = await openTable(host, 'mascarade', 7, { public: true })
  await sitDown(await Guest.come(browser, house.address, 'Marco'), waiting)
  finished = {
    mascarade: await finishedGame(house.address, 'mascarade'),
    masquerade: await finishedGame(house.address, 'masquerade'),
  }
})

const PHONE = { width: 390, height: 844, touch: true }
const chosen = LANGUAGES.filter((language) => process.env.RIDOTTO_LANGUAGES?.split(',').includes(language))

/** A phone in each chosen language; by default a phone, a large screen, and a phone with the longest words. */
const SIZES: (Manner & { language: Language })[] = chosen.length
  ? chosen.map((language) => ({ ...PHONE, language }))
  : [
      { ...PHONE, language: 'en' },
      { width: 1280, height: 860, language: 'en' },
      { ...PHONE, language: 'fr' },
    ]

/** Take a picture in both colour schemes: of the whole page, or of what is in sight. */
async function take({ page, manner }: Guest, name: string, whole = true): Promise<void> {
  const { width = 0, height = 0, language } = manner
  const where = language === 'en' ? width : `${width}-${language}`
  if (whole) {
    const all = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(height, all) })
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // A mask that is turning shows neither side.
    await page.evaluate(() => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      ending.forEach((animation) => animation.finish())
    })
    await page.screenshot({ path: `${FOLDER}${name}-${where}-${colorScheme}.png`, animations: 'disabled' })
  }
  if (whole) await page.setViewportSize({ width, height })
}

it.each(SIZES)('every screen outside the games, at $width in $language', async (manner) => {
  const guest = await Guest.come(browser, house.address, 'Nina', manner)
  const { page } = guest
  const rest = (): Promise<void> => page.waitForLoadState('networkidle')
  await guest.go('/')
  await page.locator(`a[href="${waiting}"]`).waitFor()
  await take(guest, 'foyer')
  await take(guest, 'top-foyer', false)
  await page.locator('header button').click()
  await take(guest, 'settings', false)
  for (const [name, path] of [
    ['open', '/open'],
    ['invited', waiting],
    ['workshop', '/workshop'],
    ['guide', '/how'],
    ['guide-mascarade', '/how/mascarade'],
    ['guide-masquerade', '/how/masquerade'],
    ['mascarade-unmasked', finished.mascarade.replace('/t/', '/r/')],
    ['masquerade-unmasked', finished.masquerade.replace('/t/', '/r/')],
    ['no-table', '/t/nowhere'],
  ] as const) {
    await guest.go(path)
    await rest()
    await take(guest, name)
    if (name.endsWith('unmasked')) await take(guest, `top-${name}`, false)
  }
  await sitDown(guest, waiting)
  await take(guest, 'waiting')
  await guest.leave()
})

it.each(SIZES.flatMap((manner) => [{ ...manner, game: 'mascarade' }, { ...manner, game: 'masquerade' }] as const))(
  'a game of $game, at $width in $language',
  async ({ game, ...manner }) => {
    const guest = await Guest.come(browser, house.address, 'Nina', manner)
    const { page } = guest
    await hurryBots(page, { pace: 0 })
    await guest.go('/')
    await page.locator(game === 'mascarade' ? 'main .button.first' : 'main button.way').first().click()
    await page.locator('main.table').waitFor()
    const seen = new Set<string>()
    const look = async (): Promise<void> => {
      const screen = (await page.evaluate(screenShown)).replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '') || 'waits'
      if (seen.has(screen)) return
      seen.add(screen)
      await take(guest, `${game}-${screen}`, false)
    }
    await playOn(guest, 11, { look })
    await take(guest, `${game}-over`, false)
    expect(seen.size).toBeGreaterThan(3)
    await guest.leave()
  },
)

it.each([4, 12].flatMap((players) => SIZES.map((manner) => ({ ...manner, players }))))(
  'a table for $players, at $width in $language',
  async ({ players, ...manner }) => {
    const guest = await Guest.come(browser, house.address, 'Nina', manner)
    const { page } = guest
    await guest.go('/')
    const told = (await (await fetch(`${house.address}/api/house`)).json()) as { bots: { name: string; game: string }[] }
    const quick = told.bots.filter((bot) => bot.game === 'mascarade').slice(0, 3)
    const table = await page.evaluate(
      async (asked) => {
        const ask = async (path: string, body: object): Promise<Record<string, string>> => {
          const headers = { 'Content-Type': 'application/json' }
          const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
          if (!answer.ok) throw new Error(await answer.text())
          return (await answer.json()) as Record<string, string>
        }
        await ask('/api/guests', { name: 'Nina' })
        return (await ask('/api/tables', asked)).table
      },
      {
        wishes: { game: 'mascarade', players, clock: null, pace: 400, memory: 'seen', chat: true, options: { peek: true } },
        sit: '00'.repeat(16),
        bots: Array.from({ length: players - 1 }, (_, place) => quick[place % quick.length]?.name ?? ''),
        start: true,
      },
    )
    await guest.go(`/t/${table}`)
    await page.locator('main.table').waitFor()
    await take(guest, `table-${players}-deal`, false)
    let seen = 0
    const look = async (): Promise<void> => {
      if (await page.locator('.moment').count()) await take(guest, `table-${players}-seen`, false)
      else if (await page.locator('.announced').count()) await take(guest, `table-${players}-announced`, false)
      seen += 1
    }
    await playOn(guest, 5, { look })
    await take(guest, `table-${players}-over`, false)
    expect(seen).toBeGreaterThan(0)
    await guest.leave()
  },
)

it.each(SIZES)('a table without connection, at $width in $language', async (manner) => {
  const guest = await Guest.come(browser, house.address, 'Nina', manner)
  const { page } = guest
  await hurryBots(page, { pace: 0 })
  await guest.go('/')
  await page.locator('main .button.first').first().click()
  await page.locator('main.table').waitFor()
  await page.context().setOffline(true)
  await page.locator('[data-line="lost"]').waitFor()
  await take(guest, 'line-lost', false)
  await guest.leave()
})
