import type { Ball } from './wholeGame'
import { anEvening } from './gameChecks'
import type { Guest } from './guest'

interface Card {
  id: string
  kind: string
  name: string
}

/** Return the deck that this guest's page fetched, in their language. */
function deckOf(guest: Guest): Card[] {
  for (const { message } of guest.sent) {
    if ((message.is as string) !== 'answer') continue
    const { address, body } = message as { is: 'answer'; address: string; body: string }
    if (address.startsWith('/api/decks/')) return (JSON.parse(body) as { cards: Card[] }).cards
  }
  throw new Error(`${guest.name} has no deck`)
}

/** Return every card that the house named to this guest, apart from the deck list. */
function namedTo(guest: Guest): Set<string> {
  const named = new Set<string>()
  const walk = (thing: unknown): void => {
    if (typeof thing === 'string') named.add(thing)
    else if (Array.isArray(thing)) thing.forEach(walk)
    else if (thing && typeof thing === 'object' && (thing as { type?: string }).type !== 'deal') {
      Object.values(thing).forEach(walk)
    }
  }
  for (const { message } of guest.sent) {
    if (message.is !== 'view' && message.is !== 'news') continue
    const { over } = (message.state ?? {}) as { over?: boolean }
    if (!over) walk([message.entries.map((entry) => entry.events), message.state, message.own])
  }
  return named
}

async function shownTooMuch(guest: Guest, _: unknown, ball: Ball): Promise<string[]> {
  const named = namedTo(guest)
  const hidden = deckOf(guest).filter(({ kind, id }) => (kind === 'spell' || kind === 'mask') && !named.has(id))
  const found = new Set<string>()
  for (const { text } of ball.glances.get(guest) ?? []) {
    for (const { id, name } of hidden) {
      if (new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)) found.add(id)
    }
  }
  return [...found]
}

/** Return the cards that players can hold hidden. */
const secretsOf = async (guest: Guest): Promise<string[]> =>
  deckOf(guest)
    .filter(({ kind }) => kind === 'spell' || kind === 'mask')
    .map(({ id }) => id)

anEvening({
  game: 'masquerade',
  people: 4,
  wishes: {},
  shownTooMuch,
  secretsOf,
  secretWords: /"(hand|mask|counters|spells?)"/,
})
