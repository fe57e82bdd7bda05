import type { GameEvent, Wire } from '../src/games/mascarade/wire'
import type { EntryShown } from '../src/lib/wire'
import type { Ball } from './wholeGame'
import { anEvening } from './gameChecks'
import type { Guest } from './guest'
import type { House } from './house'
import { swapTexts } from './swapTexts'

// With these masks and a closed deal, six players meet every kind of secret and choice.
const MASKS = ['judge', 'puppeteer', 'spy', 'fool', 'princess', 'witch']
/** Opening turns: enough for three turns each, by which time absent players are back. */
const OPENING = 18

/** Return whose masks the guest has seen, according to the events they were sent. */
function seenBy(guest: Guest): Set<string> {
  const seen = new Set<string>()
  const note = (player: unknown, mask: unknown): void => {
    if (typeof mask === 'string') seen.add(`${String(player)} ${mask}`)
  }
  const notice = (event: GameEvent): void => {
    if (event.type === 'look' || event.type === 'peek' || event.type === 'reveal') note(event.player, event.mask)
    if (event.type !== 'show') return
    note(event.target, event.mask)
    const [own, theirs] = event.masks ?? []
    note(event.player, own)
    note(event.target, theirs)
  }
  for (const { message } of guest.sent) {
    if (message.is !== 'view' && message.is !== 'news') continue
    ;(message.entries as EntryShown<Wire>[]).flatMap((entry) => entry.events ?? []).forEach(notice)
  }
  return seen
}

function namesOfMasks(words: string): Map<string, string> {
  return new Map([...words.matchAll(/^mask-([a-z]+) = (.+)$/gm)].map(([, mask = '', name = '']) => [name.trim(), mask]))
}

async function shownTooMuch(guest: Guest, viewer: unknown, ball: Ball, house: House): Promise<string[]> {
  const language = guest.manner.language ?? 'en'
  const words = await (await fetch(`${house.address}/words/${language}.ftl`)).text()
  const names = namesOfMasks(words)
  const telling = swapTexts(words, language)
  const seen = seenBy(guest)
  const found = new Set<string>()
  for (const { faces, text } of ball.glances.get(guest) ?? []) {
    for (const [whose, name] of faces) {
      const player = whose ? ball.players.findIndex((one) => one.name === whose) : viewer
      const face = `${String(player)} ${names.get(name) ?? name}`
      if (!seen.has(face)) found.add(`the face of ${face}`)
    }
    // The log says this when it is known whether others swapped their masks.
    if (telling.some((said) => text.includes(said))) found.add('what others did with their masks')
  }
  return [...found]
}

/** Return all masks in their usual order. */
async function masksOf(_: Guest, house: House): Promise<string[]> {
  const told = (await (await fetch(`${house.address}/api/house`)).json()) as { games: { mascarade: { masks: string[] } } }
  return told.games.mascarade.masks
}

anEvening({
  game: 'mascarade',
  people: 6,
  wishes: { scenario: { masks: MASKS, centre: 0 }, options: { closed_deal: true, peek: true, opening: OPENING } },
  shownTooMuch,
  secretsOf: masksOf,
  secretWords: new RegExp(`really|${MASKS.join('|')}`),
})
