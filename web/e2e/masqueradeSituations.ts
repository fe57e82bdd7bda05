// Every question, choice and sheet of a table of Masquerade, with every card of the deck.

import type { Action, GameEvent, Private, State, Wire } from '../src/games/masquerade/wire'
import type { ClockShown, DeckCard, View } from '../src/lib/wire'
import { masqueradeState, shownTable, viewOf, type Situation } from './situations'

const CLOCK: ClockShown = { players: [0], since: Date.now(), limit: 590_000, bank: 590_000 }
const RESERVE: ClockShown = { ...CLOCK, limit: 0 }
const HAND = 5

interface Detail {
  players?: number
  own?: Partial<Private>
  events?: GameEvent[]
  view?: Partial<View<Wire>>
  press?: string[]
  hears?: GameEvent[]
}

let entries = 10

/** Return a situation after a new entry, which resets the page's choices. */
function at(name: string, state: Partial<State>, detail: Detail = {}): Situation<Wire> {
  const { players = 5, own = {}, events = [], view = {}, press = [], hears = [] } = detail
  const shown = shownTable({ game: 'masquerade', players, wishes: { clock: { seconds: 45, bank: 120 } } })
  const full = masqueradeState(players, state)
  const prospects = { powers: full.life.map(() => 12), hand_limit: HAND, costs: {}, mask_vp: 3 }
  const cards: Private = { mask: 'moon', hand: [], counters: [], prospects, ...own }
  entries += 1
  const told = [{ n: entries, at: 0, what: 'moved' as const, player: 1, events }]
  const more = { clock: CLOCK, own: cards, entries: told, n: entries, ...view }
  return { name, view: viewOf<Wire>(shown, full, events, more), press, hears }
}

/** Return the ids of all cards of a kind. */
const of = (deck: readonly DeckCard[], kind: string): string[] => deck.flatMap((card) => (card.kind === kind ? card.id : []))

/** Split cards into groups of the size of a hand. */
const hands = (cards: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(cards.length / HAND) }, (_, hand) => cards.slice(hand * HAND, (hand + 1) * HAND))

const tiles = (count: number): string[] => Array.from({ length: count }, (_, place) => `:nth-match([data-option], ${place + 1})`)

/** Return choices among cards on the table; each card is chosen once. */
function choices(deck: readonly DeckCard[]): Situation<Wire>[] {
  const among = (decision: string, phase: string, kind: string, action: (card: string) => Action): Situation<Wire> => {
    const cards = of(deck, kind)
    return at(decision, { decision, phase, legal: cards.map(action) }, { press: tiles(cards.length) })
  }
  const foes = [1, 2, 3, 4].map((player): Action => ({ act: 'challenge', player }))
  const orders = [1, 2, 3, 4, 5].map((order): Action => ({ act: 'order', order }))
  return [
    among('dancer', 'set-up', 'dancer', (dancer) => ({ act: 'dancer', dancer })),
    at('order', { decision: 'order', phase: 'order', legal: orders }, { press: tiles(5) }),
    among('stage', 'stage', 'stage', (stage) => ({ act: 'stage', stage })),
    among('move', 'stage', 'stage', (stage) => ({ act: 'move', stage })),
    among('event', 'event', 'event', (event) => ({ act: 'event', event })),
    among('treasure', 'challenge', 'treasure', (treasure) => ({ act: 'treasure', treasure })),
    among('resolve', 'stage', 'dancer', (card) => ({ act: 'resolve', card })),
    at('challenge', { decision: 'challenge', phase: 'challenge', legal: [...foes, { act: 'done' }] }, { press: tiles(4) }),
    at('target', { decision: 'target', legal: [1, 2, 3, 4].map((player) => ({ act: 'choose', player })) }, { press: tiles(4) }),
  ]
}

/** Return choices among Spells. */
function spells(deck: readonly DeckCard[]): Situation<Wire>[] {
  const done: Action = { act: 'done' }
  const acts: [string, 'cast' | 'pay' | 'lay' | 'discard' | 'give' | 'keep' | 'take', boolean][] = [
    ['cast', 'cast', true], ['pay', 'pay', false], ['counter', 'lay', true], ['discard', 'discard', false],
    ['give', 'give', false], ['keep', 'keep', false], ['salvage', 'take', false], ['search', 'take', false],
  ] // prettier-ignore
  return acts.flatMap(([decision, act, may]) =>
    hands(of(deck, 'spell')).map((hand) => {
      const legal = [...hand.map((spell): Action => ({ act, spell })), ...(may ? [done] : [])]
      const costs = Object.fromEntries(hand.map((spell) => [spell, 3]))
      const prospects = { powers: [3, 3, 3, 3, 3], hand_limit: HAND, costs, mask_vp: 3 }
      const casting = decision === 'pay' ? hand.slice(0, 1) : []
      return at(`${decision} ${hand.join()}`, { decision, legal, casting, target: 1 },
        { own: { hand: decision === 'salvage' || decision === 'search' ? [] : hand, prospects }, press: tiles(act === 'cast' ? hand.length : 1) })
    }),
  )
}

function fights(deck: readonly DeckCard[]): Situation<Wire>[] {
  const legal: Action[] = [{ act: 'reveal' }, { act: 'done' }]
  const against = (guardian: string): Situation<Wire> =>
    at(`against ${guardian}`, {
      decision: 'bout', phase: 'challenge', legal, guardian, fight: { challenger: 0, challenged: 'guardian', totals: [12, 10] },
    }) // prettier-ignore
  const duel = { challenger: 1, challenged: 0, totals: [12, 10] } as State['fight']
  const masked = of(deck, 'mask').map((mask) =>
    at(`revealing ${mask}`, { decision: 'bout', phase: 'challenge', legal, fight: duel }, { own: { mask }, press: tiles(1) }),
  )
  const outcomes = ([[12, 10], [10, 12], [10, 10]] as const).map((totals) =>
    at(`outcome ${totals.join()}`, { player: 1, decision: 'cast' }, {
      events: [{ type: 'challenge', player: 0, challenged: 'guardian', guardian: 'chess-player' }],
      hears: [{ type: 'clash', totals: [...totals] }],
    }),
  )
  return [
    ...of(deck, 'guardian').map(against), ...masked, ...outcomes,
    at('watching a duel', { player: 1, decision: 'bout', phase: 'challenge', fight: { challenger: 1, challenged: 2, totals: [12, 10] } }),
    at('a Mask shown', { player: 1 }, { hears: [{ type: 'glimpse', player: 0, target: 2, mask: 'magpie' }] }),
  ] // prettier-ignore
}

function waiting(): Situation<Wire>[] {
  const decisions = [
    'dancer', 'order', 'stage', 'resolve', 'cast', 'pay', 'challenge', 'bout', 'counter', 'event', 'target', 'treasure',
    'move', 'discard', 'give', 'keep', 'salvage', 'search',
  ] // prettier-ignore
  const you = { person: 'ida', name: 'Ida', player: null, removed: false }
  return [
    ...decisions.map((decision) => at(`waiting for ${decision}`, { player: 1, decision })),
    at('nothing to cast', { decision: 'cast', legal: [{ act: 'done' }] }),
    at('nothing to lay', { decision: 'counter', legal: [{ act: 'done' }] }),
    at('in reserve time', { decision: 'cast', legal: [{ act: 'done' }] }, { view: { clock: RESERVE } }),
    at('watching', { player: 1 }, { view: { you, own: null } }),
  ]
}

function ends(deck: readonly DeckCard[]): Situation<Wire>[] {
  const masks = of(deck, 'mask')
  const over = (winners: number[], reason: string): Situation<Wire> =>
    at(`over: ${reason}`, {
      over: true, player: null, decision: null, winners, reason, masks: masks.slice(0, 5), scores: [10, 11, 12, 13, 14],
    }) // prettier-ignore
  return [over([0], 'guardians'), over([1, 2], 'events'), over([3], 'renewals'), over([4], 'turn-limit')]
}

function sheets(deck: readonly DeckCard[]): Situation<Wire>[] {
  const emblems = Object.fromEntries(of(deck, 'emblem').map((emblem) => [emblem, 1]))
  const treasures = [[], of(deck, 'treasure'), [], [], []]
  const events_left = of(deck, 'event')
  const rich = { player: 1, emblems, treasures, masks: [null, 'magpie', null, null, null], tomb: of(deck, 'spell'), events_left }
  const stages = of(deck, 'stage').map((_, place) => `:nth-match(.stage, ${place + 1})`)
  const kept = of(deck, 'spell')
  return [
    at('hall', rich), at('phases', rich, { press: ['.strip button'] }), at('a player', rich, { press: [':nth-match(.guest, 2)'] }),
    at('Events', rich, { press: [':nth-match(.thing, 2)'] }), at('Spells', rich, { press: [':nth-match(.thing, 3)'] }),
    at('Tomb', rich, { press: [':nth-match(.thing, 4)'] }), at('counters', rich, { own: { counters: kept }, press: ['.own .chip'] }),
    ...stages.map((stage) => at('a Stage', rich, { press: [stage] })),
    ...of(deck, 'guardian').map((guardian) => at(guardian, { player: 1, guardian }, { press: ['.thing.guardian'] })),
    ...of(deck, 'mask').map((mask) => at(mask, { player: 1 }, { own: { mask }, press: ['.tray .tile'] })),
    at('story', { player: 1 }, { events: kept.map((spell) => ({ type: 'cast', player: 0, spell })), press: ['.ticker button'] }),
    at('two players', { player: 1 }, { players: 2 }), at('three players', { player: 1 }, { players: 3 }),
  ] // prettier-ignore
}

/** Return all situations at a table of Masquerade with this deck. */
export const masqueradeSituations = (deck: readonly DeckCard[]): Situation<Wire>[] => [
  ...choices(deck), ...spells(deck), ...fights(deck), ...waiting(), ...ends(deck), ...sheets(deck),
] // prettier-ignore
