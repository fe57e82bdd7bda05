// A ball of Masquerade for tests: a small deck, how things stand, and what the referee's page lists.

import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../src/lib/settings.svelte'
import { Deck, type Card } from '../src/games/masquerade/deck.svelte'
import type { Action, GameEvent, Private, State } from '../src/games/masquerade/wire'

const words = '../src/ridotto/words'

/** All the files of a language in one, as the house gives them. */
export async function spoken(language: Language): Promise<string> {
  const files = readdirSync(`${words}/${language}`).filter((file) => file.endsWith('.ftl'))
  return files.map((file) => readFileSync(`${words}/${language}/${file}`, 'utf8')).join('\n')
}

const card = (kind: string, id: string, more: Partial<Card> = {}): Card => ({
  id,
  kind,
  name: `Name of ${id}`,
  facts: kind,
  text: `Text of ${id}.`,
  ...more,
})

export const deck = new Deck({
  deck: 'midnight',
  name: 'Small',
  language: 'en',
  cards: [
    card('mask', 'moon', { vp: 3, bonus: 4, condition: 'with at least 1 counter' }),
    card('mask', 'owl', { vp: 3, bonus: 3, condition: 'with a prophecy' }),
    card('dancer', 'muse', { power: 3 }),
    card('dancer', 'maestro', { power: 2 }),
    card('stage', 'tower', { room: 2, role: 'tower' }),
    card('stage', 'garden', { room: 2, role: 'none' }),
    card('order', 'third', { number: 3 }),
    card('spell', 'fugue', { level: 2, phase: 'challenge' }),
    card('spell', 'lullaby', { level: 0, phase: 'spell' }),
    card('event', 'encore'),
    card('emblem', 'rose', { vp: 1 }),
    card('guardian', 'doorman', { power: 1, number: 1, treasure: 'gauntlet' }),
    card('treasure', 'gauntlet', { vp: 1 }),
  ],
})

export const own: Private = {
  mask: 'moon',
  hand: ['fugue', 'fugue', 'lullaby'],
  counters: [],
  prospects: { powers: [3, 2], hand_limit: 5, costs: { fugue: 2, lullaby: 0 }, mask_vp: 0 },
}

export function ball(change: Partial<State> = {}): State {
  return {
    over: false, player: 0, decision: 'stage', legal: [], turn: 2, phase: 'stage', line: [1, 0],
    orders: [3, 1], dancers: ['muse', 'maestro'], stages: [null, 'tower'], life: [2, 1], hands: [3, 1],
    counters: [0, 1], treasures: [[], ['gauntlet']], emblems: { rose: 1 }, guardian: 'doorman',
    guardians_left: 1, events_left: ['encore'], events_past: [], spell_deck: 20, tomb: ['lullaby'],
    casting: [], renewals: 0, masks: [null, null], dancers_aside: [], vp: [0, 2], fight: null,
    target: null, ...change,
  } // prettier-ignore
}

const page = readFileSync('../docs/referee.md', 'utf8')
const masquerade = page.slice(page.indexOf('# Masquerade\n'))

/** The rows of the table with this head, cell by cell. */
function rows(head: string): string[][] {
  const from = masquerade.indexOf(head)
  if (from < 0) throw new Error(`docs/referee.md has no table "${head}"`)
  const table = masquerade.slice(from).split('\n\n')[0] ?? ''
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '')

/** The decisions of the referee's page, each with one action of every form. */
export const decisions = new Map<string, Action[]>(
  rows('| a decision of Masquerade').map((cells) => [
    quoted(cells[1])[0] ?? '',
    quoted(cells[3]).map((text): Action => {
      if (text === '{"act":"cast",…}') return { act: 'cast', spell: 'fugue' }
      return JSON.parse(text)
    }),
  ]),
)

/** The types of event of the referee's page. */
export const eventTypes = rows('| an event of Masquerade').map((cells) => quoted(cells[1])[0] ?? '')

/** Events of every type, as different viewers see them. */
export const samples: GameEvent[] = [
  { type: 'deal', orders: [3, 1], masks: [], dancers: [], stages: [], emblems: [], guardians: [], events: [], spells: {} },
  { type: 'mask', player: 0, mask: 'moon' },
  { type: 'mask', player: 1 },
  { type: 'turn', turn: 1 },
  ...['set-up', 'order', 'stage', 'spell', 'challenge', 'event'].map((phase): GameEvent => ({ type: 'phase', phase })),
  { type: 'challenge', player: 0, challenged: 'guardian', guardian: 'doorman' },
  { type: 'flip', spell: 'fugue', level: 2 },
  { type: 'flip', spell: null, level: 0 },
  { type: 'clash', totals: [3, 3] },
  { type: 'clash', totals: [1, 3] },
  { type: 'challenge', player: 1, challenged: 0, guardian: null },
  { type: 'clash', totals: [1, 3] },
  { type: 'clash', totals: [4, 3] },
  { type: 'renew', renewals: 1 },
  { type: 'emblem', emblem: 'rose', player: null },
  ...[0, 1].flatMap((player): GameEvent[] => [
    { type: 'dancer', player, dancer: 'muse' },
    { type: 'order', player, order: 3 },
    { type: 'stage', player, stage: 'garden' },
    { type: 'resolve', player, card: 'muse' },
    { type: 'draw', player, ...(player ? {} : { spell: 'fugue' }) },
    { type: 'cast', player, spell: 'fugue' },
    { type: 'pay', player, spell: 'lullaby' },
    { type: 'discard', player, spell: 'lullaby' },
    { type: 'give', from: player, to: 1 - player, spell: 'lullaby' },
    { type: 'give', from: 1, to: 2 },
    { type: 'bury', player, spell: 'lullaby' },
    { type: 'lay', player, ...(player ? {} : { spell: 'fugue' }) },
    { type: 'salvage', player, spell: 'fugue' },
    { type: 'look', player, ...(player ? {} : { spell: 'fugue' }) },
    { type: 'find', player, ...(player ? {} : { spell: 'fugue' }) },
    { type: 'reveal', player, mask: 'moon', bonus: 4 },
    ...[0, 1, 2].map((life): GameEvent => ({ type: 'life', player, life })),
    { type: 'treasure', player, treasure: 'gauntlet', from: 'guardian' },
    { type: 'treasure', player, treasure: 'gauntlet', from: 1 - player },
    { type: 'emblem', emblem: 'rose', player },
    { type: 'event', player, event: 'encore' },
    { type: 'choose', player, chosen: 1 - player },
    { type: 'swap-dancers', player, other: 1 - player },
    { type: 'swap-hands', player, other: 1 - player },
    { type: 'glimpse', player, target: 1 - player, ...(player ? {} : { mask: 'owl' }) },
    { type: 'glimpse', player: 1, target: 2 },
    { type: 'move', player, moved: player, stage: 'garden' },
    { type: 'move', player, moved: 1 - player, stage: 'garden' },
    { type: 'score', player, vp: 4, mask_vp: 3 * player },
  ]),
  { type: 'end', winners: [0], reason: 'guardians' },
  ...['events', 'renewals', 'turn-limit'].map((reason): GameEvent => ({ type: 'end', winners: [1], reason })),
]
