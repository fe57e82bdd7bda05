// Pictures of the big screen and of the phones beside it, in both colour schemes.

import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import type { Wire as Mascarade } from '../src/games/mascarade/wire'
import type { Wire as Masquerade } from '../src/games/masquerade/wire'
import type { GameWire, View } from '../src/lib/wire'
import { finishedGame, openTable, sitDown } from './autoplay'
import { Guest } from './guest'
import { browser, house } from './setup'
import { mascaradeState, masqueradeState, shownTable, viewOf } from './situations'
import { StagedTable } from './stagedTable'

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url))
const SIZES = [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }]
const MASKS = ['judge', 'king', 'witch', 'thief', 'spy', 'princess', 'fool', 'cheat', 'widow', 'peasant', 'beggar']

let waiting: string
let finished: Record<'mascarade' | 'masquerade', string>

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  const host = await Guest.come(browser, house.address, 'Lucia')
  waiting = await openTable(host, 'mascarade', 7)
  await sitDown(await Guest.come(browser, house.address, 'Marco'), waiting)
  finished = {
    mascarade: await finishedGame(house.address, 'mascarade'),
    masquerade: await finishedGame(house.address, 'masquerade'),
  }
})

async function take({ page, manner }: Guest, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${FOLDER}${name}-${manner.width}-${colorScheme}.png`, animations: 'disabled' })
  }
}

const clock = { players: [1], since: Date.now(), limit: 590_000, bank: 120_000 }
const clocked = { clock: { seconds: 45, bank: 120 } }

function mascarade(players: number, change: object, events: Mascarade['event'][], more: Partial<View<Mascarade>> = {}): View<Mascarade> {
  const shown = shownTable({ game: 'mascarade', players, wishes: clocked })
  return viewOf<Mascarade>(shown, mascaradeState([...MASKS, 'judge'].slice(0, players), players, change), events, { clock, screens: 1, ...more })
}

const masquerade = (change: object, events: Masquerade['event'][], more: Partial<View<Masquerade>> = {}): View<Masquerade> =>
  viewOf<Masquerade>(shownTable({ game: 'masquerade', players: 4, wishes: clocked }), masqueradeState(4, change), events, { clock, screens: 1, ...more })

const nobody = { you: { person: '', name: '', player: null, removed: false } }
const announced: Mascarade['event'][] = [
  { type: 'turn', player: 1, turn: 7 },
  { type: 'announce', player: 1, mask: 'king' },
]

it.each(SIZES)('the big screen at $width', async (size) => {
  const guest = await Guest.come(browser, house.address, 'TV', size)
  const { page } = guest
  for (const [name, path] of [['waiting', waiting], ['over-mascarade', finished.mascarade], ['over-masquerade', finished.masquerade]] as const) {
    await guest.go(`${path}/screen`)
    await page.locator('.big .qr').waitFor()
    await page.waitForLoadState('networkidle')
    await take(guest, `screen-${name}`)
  }
  await guest.leave()
  const stage = async <G extends GameWire>(name: string, view: View<G>): Promise<void> => {
    const one = await Guest.come(browser, house.address, 'TV', size)
    await StagedTable.open<G>(one, { ...view, ...nobody }, '/t/staged/screen', '.big .board')
    await one.page.waitForTimeout(300)
    await take(one, `screen-${name}`)
    await one.leave()
  }
  await stage('turn-6', mascarade(6, { player: 1 }, announced.slice(0, 1)))
  await stage('announced-6', mascarade(6, { player: 2, decision: 'claim', announced: 'king' }, announced, { clock: { ...clock, pending: [2, 3] } }))
  await stage('announced-12', mascarade(12, { player: 2, decision: 'claim', announced: 'princess' }, [announced[0]!, { type: 'announce', player: 1, mask: 'princess' }]))
  await stage('masquerade', masquerade({ player: 1 }, []))
  await stage('fight', masquerade({ player: 1, decision: 'bout', fight: { challenger: 1, challenged: 2, totals: [4, 6] } }, []))
  expect(page.isClosed()).toBe(true)
})

it('the pad', async () => {
  const phone = { width: 390, height: 844, touch: true }
  const stage = async <G extends GameWire>(name: string, view: View<G>, pad = true, hears: G['event'][] = []): Promise<void> => {
    const one = await Guest.come(browser, house.address, 'Ada', phone)
    if (pad) await one.context.addInitScript(() => sessionStorage.setItem('ridotto.pad', 'yes'))
    const table = await StagedTable.open<G>(one, view)
    if (hears.length) await table.happens(hears)
    await one.page.waitForTimeout(300)
    await take(one, `pad-${name}`)
    await one.leave()
  }
  const turn = mascarade(6, { legal: [{ act: 'look' }, { act: 'swap', with: 1, really: true }, { act: 'announce', mask: 'king' }] }, [])
  await stage('offer', mascarade(6, { player: 1 }, []), false)
  await stage('turn', turn)
  await stage('looked', mascarade(6, { player: 1 }, []), true, [{ type: 'look', player: 0, mask: 'king' }])
  await stage('claim', mascarade(6, { decision: 'claim', announced: 'king', legal: [{ act: 'claim' }, { act: 'pass' }] }, announced, { clock: { ...clock, pending: [0, 3] } }))
  const own = { mask: 'heiress', hand: ['lullaby', 'waltz', 'aria'], counters: [], prospects: { powers: [3, 4, 5, 2], hand_limit: 5, costs: { lullaby: 1, waltz: 2, aria: 0 }, mask_vp: 3 } }
  await stage('masquerade', masquerade({ legal: [{ act: 'cast', spell: 'waltz' }, { act: 'done' }] }, [], { own } as Partial<View<Masquerade>>))
  expect(phone.width).toBe(390)
})
