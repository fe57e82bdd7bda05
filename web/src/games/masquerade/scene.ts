// The hall as it is shown: without the events that are still to come.

import type { Fight, GameEvent, State } from './wire'

/** A Challenge as it is shown. The totals are unknown until the house has told them. */
export interface ShownFight extends Omit<Fight, 'totals'> {
  guardian: string | null
  totals: [number | null, number | null]
  /** True if the totals are final. */
  decided: boolean
}

export interface Scene extends State {
  duel: ShownFight | null
}

/** A state, and the number of events that led to it. */
export interface Snapshot {
  events: number
  state: State
}

/** Return the hall at a state of the game. */
export const sceneAt = (state: State): Scene => ({ ...state, duel: duelIn(state) })

function duelIn({ fight, guardian }: State): ShownFight | null {
  return fight && { ...fight, guardian: fight.challenged === 'guardian' ? guardian : null, decided: false }
}

/**
 * Return the hall after some of the events of a move. Everything that no event tells of changes at the end of the move,
 * with the state `after`; `worth` returns the points of a card.
 */
export function sceneAfter(
  before: State,
  events: readonly GameEvent[],
  after: State | null,
  worth: (card: string) => number,
): Scene {
  return events.reduce((scene, event) => step(scene, event, after, worth), sceneAt(before))
}

const put = <T>(values: readonly T[], place: number, value: T): T[] => values.map((one, at) => (at === place ? value : one))
const add = (values: readonly number[], place: number, amount: number): number[] =>
  put(values, place, (values[place] ?? 0) + amount)

function step(scene: Scene, event: GameEvent, after: State | null, worth: (card: string) => number): Scene {
  const { hands, stages, tomb } = scene
  switch (event.type) {
    case 'turn':
      return { ...scene, turn: event.turn }
    case 'phase':
      // Dancers leave their Stages, and Orders are handed back, between two phases.
      return { ...scene, phase: event.phase, duel: null }
    case 'dancer':
      return { ...scene, dancers: put(scene.dancers, event.player, event.dancer) }
    case 'order':
      return { ...scene, orders: put(scene.orders, event.player, event.order) }
    case 'stage':
      return { ...scene, stages: put(stages, event.player, event.stage) }
    case 'move':
      return { ...scene, stages: put(stages, event.moved, event.stage) }
    case 'swap-dancers': {
      const [one, other] = [scene.dancers[event.player] ?? null, scene.dancers[event.other] ?? null]
      return { ...scene, dancers: put(put(scene.dancers, event.player, other), event.other, one) }
    }
    case 'swap-hands': {
      const [one, other] = [hands[event.player] ?? 0, hands[event.other] ?? 0]
      return { ...scene, hands: put(put(hands, event.player, other), event.other, one) }
    }
    case 'draw':
      return { ...scene, hands: add(hands, event.player, 1), spell_deck: scene.spell_deck - 1 }
    case 'pay':
    case 'discard':
      return { ...scene, hands: add(hands, event.player, -1), tomb: [...tomb, event.spell] }
    case 'give':
      return { ...scene, hands: add(add(hands, event.from, -1), event.to, 1) }
    case 'life':
      return { ...scene, life: put(scene.life, event.player, event.life) }
    case 'treasure':
    case 'emblem':
      return won(scene, event, worth)
    default:
      return fight(scene, event, after)
  }
}

/** Hand over a Treasure or an Emblem, and its points. */
function won(scene: Scene, event: Extract<GameEvent, { type: 'treasure' | 'emblem' }>, worth: (card: string) => number): Scene {
  const card = event.type === 'treasure' ? event.treasure : event.emblem
  const from = event.type === 'treasure' ? event.from : (scene.emblems[card] ?? null)
  let { treasures, emblems, vp } = scene
  if (typeof from === 'number') vp = add(vp, from, -worth(card))
  if (event.player !== null) vp = add(vp, event.player, worth(card))
  if (event.type === 'emblem') emblems = { ...emblems, [card]: event.player }
  else {
    treasures = treasures.map((cards) => cards.filter((one) => one !== card))
    treasures = put(treasures, event.player, [...(treasures[event.player] ?? []), card])
  }
  return { ...scene, treasures, emblems, vp }
}

/** Show a Challenge: the totals rise with every card, and the last event has the final ones. */
function fight(scene: Scene, event: GameEvent, after: State | null): Scene {
  const { duel } = scene
  if (event.type === 'challenge') {
    const { player: challenger, challenged, guardian } = event
    const goesOn = after?.fight?.challenger === challenger && after.fight.challenged === challenged
    const totals: ShownFight['totals'] = goesOn && after?.fight ? after.fight.totals : [null, null]
    return { ...scene, duel: { challenger, challenged, guardian, totals, decided: false } }
  }
  if (!duel) return scene
  const [mine, theirs] = duel.totals
  const more = (total: number | null, by: number): number | null => (total === null ? null : total + by)
  switch (event.type) {
    case 'reveal': {
      const own = event.player === duel.challenger
      const totals: ShownFight['totals'] = own ? [more(mine, event.bonus), theirs] : [mine, more(theirs, event.bonus)]
      return { ...scene, duel: { ...duel, totals } }
    }
    case 'flip':
      return { ...scene, duel: { ...duel, totals: [mine, more(theirs, event.level)] } }
    case 'clash':
      return { ...scene, duel: { ...duel, totals: event.totals, decided: true } }
    default:
      return scene
  }
}
