// Every question, answer and sheet of a table of Mascarade, with every mask it can name.

import type { Action, GameEvent, State, Wire } from '../src/games/mascarade/wire'
import type { ClockShown, View } from '../src/lib/wire'
import { mascaradeState, NAMES, shownTable, viewOf, type Situation } from './situations'

const SIXTEEN = [
  'judge', 'empress', 'king', 'widow', 'patron', 'peasant', 'fool', 'princess', 'spy', 'witch', 'thief', 'swindler',
  'beggar', 'puppeteer', 'guru', 'cheat',
] as const // prettier-ignore

const LONG_TIME = 3_600_000
/** Both times have three digits. */
const CLOCK: ClockShown = { players: [0], since: Date.now(), limit: 590_000, bank: 590_000 }
/** Only reserve time is left, which the clock says in words. */
const RESERVE: ClockShown = { ...CLOCK, limit: 0 }

let turns = 0

interface Detail {
  players?: number
  /** The number of masks in the centre. */
  centre?: number
  events?: GameEvent[]
  view?: Partial<View<Wire>>
  wishes?: Parameters<typeof shownTable>[0]['wishes']
  press?: string[]
  hears?: GameEvent[]
}

/** Return a situation in a new turn, which resets the page's choices. */
function at(name: string, state: Partial<State>, detail: Detail = {}): Situation<Wire> {
  const { players = 6, centre = 0, events = [], wishes = {}, view = {}, press = [], hears = [] } = detail
  turns += 1
  const masks = SIXTEEN.slice(0, players + centre)
  const clocked = { clock: { seconds: 45, bank: 120 }, memory: 'inferred', ...wishes } as Detail['wishes']
  const shown = shownTable({ game: 'mascarade', players, wishes: clocked ?? {} })
  const all = { turn: turns, ...state }
  const seen = viewOf<Wire>(shown, mascaradeState(masks, players, all), events, { clock: CLOCK, now: Date.now(), ...view })
  return { name, view: seen, press, hears }
}

const swaps = (players: number, centre = 0): Action[] =>
  [...NAMES.slice(1, players).keys()].map((place) => place + 1 as number | string)
    .concat(Array.from({ length: centre }, (_, place) => `centre:${place}`))
    .flatMap((place) => [true, false].map((really): Action => ({ act: 'swap', with: place, really })))
const announce: Action[] = SIXTEEN.map((mask) => ({ act: 'announce', mask }))
const choose: Action[] = [1, 2, 3].map((player) => ({ act: 'choose', player }))
const pairs: Action[] = [[1, 2], [1, 3], [2, 3]].map(([one = 0, other = 0]) => ({ act: 'choose', players: [one, other] }))
const names: Action[] = SIXTEEN.map((mask) => ({ act: 'name', mask }))
const sheet = (mask: string): string => `dialog[open] input[value="${mask}"]`

function ownTurns(): Situation<Wire>[] {
  const look: Action = { act: 'look' }
  return [
    at('own turn', { legal: [look, ...swaps(6), ...announce] }, { view: { own: { peek: true } } }),
    at('own turn in reserve time', { legal: [look, ...swaps(6), ...announce] }, { view: { own: { peek: true }, clock: RESERVE } }),
    at('must look', { legal: [look] }),
    at('may not announce', { legal: [look, ...swaps(6)] }, { press: ['.three .button:nth-child(2)', '.seat.target', '.aside .button'] }),
    at('opening swap', { decision: 'opening', opening_left: 4, legal: swaps(4, 2) }, { players: 4, centre: 2, press: ['.spare.target'] }),
    at('list of targets', { decision: 'opening', legal: swaps(12) }, { players: 12, press: ['.aside .button.plain'] }),
    at('announcing', { legal: [look, ...announce] }, { press: ['.three .button:last-child', ...SIXTEEN.map(sheet)] }),
  ]
}

function claims(): Situation<Wire>[] {
  const pending = { ...CLOCK, pending: [0, 1, 2] }
  const legal: Action[] = [{ act: 'claim' }, { act: 'pass' }]
  const announced = (mask: string): GameEvent[] => [{ type: 'announce', player: 5, mask }]
  const asked = SIXTEEN.flatMap((mask) => {
    const state = { decision: 'claim', announced: mask, legal }
    return [
      at(`asked about ${mask}`, state, { events: announced(mask), view: { clock: pending } }),
      at(`may answer ahead about ${mask}`, { ...state, player: 1 }, { players: 12, events: announced(mask), view: { clock: pending } }),
    ]
  })
  const ahead = (['claim', 'pass'] as const).flatMap((answer) =>
    (['clockwise', 'at-once'] as const).map((way) =>
      at(`answered ${answer}, ${way}`, { decision: 'claim', announced: 'puppeteer', player: 1 },
        { events: announced('puppeteer'), view: { clock: pending, ahead: answer }, wishes: { claims: way } }),
    ),
  )
  return [...asked, ...ahead]
}

function powers(): Situation<Wire>[] {
  const spied: GameEvent[] = [
    { type: 'announce', player: 0, mask: 'spy' },
    { type: 'show', player: 0, target: 2, masks: ['puppeteer', 'princess'] },
  ]
  const shuffle: Action[] = [{ act: 'switch', really: true }, { act: 'switch', really: false }]
  return [
    at('one target', { decision: 'target', announced: 'puppeteer', legal: [...choose, { act: 'decline' }] }, { press: ['.seat.target'] }),
    at('two targets', { decision: 'targets', announced: 'puppeteer', legal: pairs },
      { press: ['.seat.target:not(.chosen)', '.seat.target:not(.chosen)'] }),
    at('two masks in hand', { decision: 'switch', legal: shuffle }),
    at('two masks seen', { decision: 'switch', announced: 'spy', legal: shuffle }, { events: spied }),
    at('naming a mask', { decision: 'name', announced: 'guru', legal: names }, { press: ['.doing .button', ...SIXTEEN.map(sheet)] }),
  ]
}

function waiting(): Situation<Wire>[] {
  const decisions = ['opening', 'turn', 'claim', 'target', 'targets', 'switch', 'name']
  const you = { person: 'ida', name: 'Ida', player: null, removed: false }
  return [
    ...decisions.map((decision) => at(`waiting for ${decision}`, { player: 1, decision, announced: 'puppeteer' })),
    at('watching', { player: 1 }, { view: { you } }),
    at('waiting for everyone', { player: 1, decision: 'claim', announced: 'puppeteer' },
      { players: 12, wishes: { claims: 'at-once' }, view: { clock: { ...CLOCK, pending: [1, 2, 3] } } }),
  ]
}

/** Return situations in which the viewer is shown something private. */
function moments(): Situation<Wire>[] {
  return SIXTEEN.flatMap((mask): Situation<Wire>[] => [
    at(`own mask: ${mask}`, { player: 1 }, { hears: [{ type: 'look', player: 0, mask }] }),
    at(`own mask beside the centre: ${mask}`, { player: 1 }, { players: 4, centre: 2, hears: [{ type: 'look', player: 0, mask }] }),
    at(`two masks: ${mask}`, { player: 1, announced: 'spy' }, { hears: [{ type: 'show', player: 0, target: 2, masks: [mask, mask] }] }),
    at(`a revealed mask: ${mask}`, { player: 1 }, { players: 12, hears: [{ type: 'reveal', player: 3, mask }] }),
  ])
}

function deals(): Situation<Wire>[] {
  const dealt = (players: number, centre: number, from: number): Situation<Wire> => {
    const masks = [...SIXTEEN.slice(from), ...SIXTEEN.slice(0, from)].slice(0, players + centre)
    const events: GameEvent[] = [{ type: 'deal', first: 0, open: true, masks }]
    const entries = [{ n: 1, at: Date.now(), what: 'started' as const, events }]
    const until = Date.now() + LONG_TIME
    const clock = { players: [0], since: until, limit: 0, bank: 0, look_until: until }
    return at(`open deal to ${players}`, { decision: 'opening', turn: 1, legal: swaps(players, centre) },
      { players, centre, view: { entries, n: 1, clock } })
  }
  return [...SIXTEEN.keys()].flatMap((from) => [dealt(4, 2, from), dealt(12, 0, from)])
}

function ends(): Situation<Wire>[] {
  const over = (winners: number[], reason: string): Situation<Wire> =>
    at(`over: ${reason}`, { over: true, player: null, decision: null, winners, reason }, { centre: 0 })
  return [over([0], 'thirteen'), over([1, 2, 3], 'ruin'), over([3], 'cheat'), over([0, 4], 'turn-limit')]
}

function sheets(): Situation<Wire>[] {
  const story: GameEvent[] = SIXTEEN.map((mask) => ({ type: 'reveal', player: 2, mask }))
  return [
    at('masks in play', { player: 1 }, { players: 12, press: ['.strip button', ...SIXTEEN.slice(0, 12).map(sheet)] }),
    at('story', { player: 1 }, { events: story, press: ['.ticker button'] }),
    at('chat', { player: 1 }, { press: ['header button:nth-of-type(4)', 'dialog[open] .chat .button'] }),
    at('leaving', { player: 1 }, { press: ['header button'] }),
    at('memory aid', { player: 1 }, { press: ['header button:nth-of-type(3)'] }),
    at('a player', { player: 1 }, { press: ['.seat:not(.own)'] }),
  ]
}

/** Return all situations at a table of Mascarade. */
export const mascaradeSituations = (): Situation<Wire>[] => [
  ...ownTurns(), ...claims(), ...powers(), ...waiting(), ...moments(), ...deals(), ...ends(), ...sheets(),
] // prettier-ignore
