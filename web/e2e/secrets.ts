// Compares what players were sent with what they may know according to the published tables.

import { readFileSync } from 'node:fs'
import type { EntryShown, GameWire } from '../src/lib/wire'
import type { Guest, Sent } from './guest'

type Seen = GameWire['event']
type Viewer = number | 'spectator'
type Audience = (event: Seen, viewer: Viewer) => boolean

const REFEREE = readFileSync(new URL('../../docs/referee.md', import.meta.url), 'utf8')
const TABLES = { mascarade: 'audiences', masquerade: 'masquerade_audiences' }

const AUDIENCES: Record<string, Audience> = {
  everyone: () => true,
  'everyone if the deal was open, else nobody': (event) => event.open === true,
  'nobody before the game is over': () => false,
  'the player who acts': (event, viewer) => event.player === viewer,
  'the player it happens to': (event, viewer) => event.player === viewer,
  'the player who gives and the one who receives': (event, viewer) => event.from === viewer || event.to === viewer,
  'every player but the target, and no spectator': (event, viewer) =>
    viewer !== 'spectator' && event.target !== viewer,
}

/** Return the documented audience of each field of an event. */
export function audiencesOf(game: 'mascarade' | 'masquerade'): Map<string, Audience> {
  const [, table = ''] = REFEREE.split(`<!-- made: ${TABLES[game]} -->`)
  const rows = (table.split('<!-- /made -->')[0] ?? '').matchAll(/^\| `([\w-]+)` \| `(\w+)` \| (.+) \|$/gm)
  const found = new Map<string, Audience>()
  for (const [, type, field, who = ''] of rows) {
    const audience = AUDIENCES[who]
    if (!audience) throw new Error(`the documents name an audience that the tests do not know: ${who}`)
    found.set(`${type} ${field}`, audience)
  }
  return found
}

/** Return an event as this viewer may see it. */
export function asSeenBy(event: Seen, viewer: Viewer, audiences: Map<string, Audience>): Seen {
  const may = ([field]: [string, unknown]): boolean =>
    field === 'type' || (audiences.get(`${event.type} ${field}`)?.(event, viewer) ?? false)
  return Object.fromEntries(Object.entries(event).filter(may)) as Seen
}

interface Step {
  n: number
  events: Seen[]
  truth?: Record<string, unknown>
}

/** What the deal was drawn from: the house's secret and each player's share. */
interface Fairness {
  secret: string
  shares: string[]
}

/** Fetch a finished game with all its secrets. */
export async function omniscient(house: string, table: string): Promise<{ steps: Step[]; fairness: Fairness }> {
  const id = table.split('/').pop() ?? ''
  const answer = await fetch(`${house}/api/tables/${id}/replay?viewer=omniscient`)
  if (!answer.ok) throw new Error(`no replay: ${await answer.text()}`)
  return (await answer.json()) as { steps: Step[]; fairness: Fairness }
}

type Told = Sent['message']

const isOver = (message: Told): boolean =>
  (message.is === 'view' || message.is === 'news') &&
  ((message.state as { over?: boolean } | null)?.over === true || message.shown?.phase === 'over')

/** Return what the guest was sent during the game; afterwards everything is public. */
function toldBefore(guest: Guest): Told[] {
  const end = guest.sent.find(({ message }) => isOver(message))?.at ?? Infinity
  return guest.sent.filter(({ at, message }) => at < end && !isOver(message)).map(({ message }) => message)
}

/** Names of hidden data, which must not even appear as fields. */
const NEVER = /"(truth|secret|shares|seed|pile|aside|shuffles|decks)":/

function entriesIn(message: Told): EntryShown[] {
  if (message.is === 'view' || message.is === 'news') return message.entries
  return message.is === 'refused' ? (message.changed ?? []) : []
}

/** Return everything that this guest was wrongly sent or not sent. */
export function leaks(guest: Guest, viewer: Viewer, game: 'mascarade' | 'masquerade', steps: readonly Step[]): string[] {
  const audiences = audiencesOf(game)
  const truth = new Map(steps.map((step) => [step.n, step]))
  const found = new Set<string>()
  let compared = 0
  for (const message of toldBefore(guest)) {
    const secret = NEVER.exec(message.is === 'answer' ? message.body : JSON.stringify(message))
    if (secret) found.add(`${message.is} has a field ${secret[1]}`)
    for (const entry of entriesIn(message)) {
      const told = JSON.stringify(entry.events ?? [])
      const may = JSON.stringify((truth.get(entry.n)?.events ?? []).map((event) => asSeenBy(event, viewer, audiences)))
      compared += 1
      if (told !== may) found.add(`entry ${entry.n} told ${told} where ${may} may be known`)
    }
    if (message.is !== 'view' && message.is !== 'news') continue
    const state = message.state as { player: number | null; legal?: unknown[] } | null
    if (state && state.player !== viewer && state.legal?.length) found.add(`${message.n}: what another may do`)
    for (const wrong of others(message.own as Own, viewer, truth.get(message.n)?.truth)) {
      found.add(`${message.n}: ${wrong}`)
    }
  }
  if (!compared) found.add('nothing was told at all')
  return [...found]
}

type Own = { mask?: string; hand?: string[]; counters?: string[] } | null

/** Check that private data belongs to the viewer. */
function others(own: Own, viewer: Viewer, truth: Record<string, unknown> | undefined): string[] {
  if (!own?.hand) return []
  if (viewer === 'spectator') return ['a spectator has cards']
  if (!truth) return []
  const { masks, hands, counters } = truth as Record<string, unknown[]>
  const same = (one: unknown, other: unknown): boolean =>
    JSON.stringify([one].flat().sort()) === JSON.stringify([other].flat().sort())
  return [
    same(own.mask, masks?.[viewer]) ? '' : `mask ${own.mask}, not ${String(masks?.[viewer])}`,
    same(own.hand, hands?.[viewer]) ? '' : `hand ${own.hand}, not ${String(hands?.[viewer])}`,
    same(own.counters, counters?.[viewer]) ? '' : `counters ${String(own.counters)}, not ${String(counters?.[viewer])}`,
  ].filter(Boolean)
}
