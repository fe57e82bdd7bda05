// The legal actions, sorted for buttons.

import type { Place } from './state'
import type { Action, SwapAction, SwitchAction } from './wire'

/** Two ways of handling masks, which look the same to everyone else. */
export interface Handling {
  really?: Action
  pretend?: Action
}

export interface Offers {
  look: Action | null
  swap: ReadonlyMap<Place, Handling>
  announce: ReadonlyMap<string, Action>
  claim: Action | null
  pass: Action | null
  choose: ReadonlyMap<number, Action>
  pairs: readonly { players: readonly [number, number]; action: Action }[]
  decline: Action | null
  switch: Handling | null
  name: ReadonlyMap<string, Action>
}

/** Sort the legal actions by kind. */
export function offersOf(legal: readonly Action[]): Offers {
  const swap = new Map<Place, Handling>()
  const announce = new Map<string, Action>()
  const choose = new Map<number, Action>()
  const name = new Map<string, Action>()
  const pairs: { players: [number, number]; action: Action }[] = []
  let turned: Handling | null = null
  const only = (act: Action['act']): Action | null => legal.find((action) => action.act === act) ?? null
  for (const action of legal) {
    switch (action.act) {
      case 'swap':
        swap.set(action.with, handled(swap.get(action.with), action))
        break
      case 'announce':
        announce.set(action.mask, action)
        break
      case 'choose':
        if (action.players) pairs.push({ players: action.players, action })
        if (action.player !== undefined) choose.set(action.player, action)
        break
      case 'switch':
        turned = handled(turned ?? {}, action)
        break
      case 'name':
        name.set(action.mask, action)
    }
  }
  return {
    look: only('look'),
    swap,
    announce,
    claim: only('claim'),
    pass: only('pass'),
    choose,
    pairs,
    decline: only('decline'),
    switch: turned,
    name,
  }
}

function handled(so: Handling = {}, action: SwapAction | SwitchAction): Handling {
  return action.really ? { ...so, really: action } : { ...so, pretend: action }
}

/** Return the players who can be added to the chosen ones, for a power on two players. */
export function partners(offers: Offers, chosen: readonly number[]): Set<number> {
  const [first] = chosen
  const fitting = offers.pairs.filter(({ players }) => first === undefined || players.includes(first))
  return new Set(fitting.flatMap(({ players }) => players))
}

/** Return the action for two chosen players, in either order. */
export function pairAction(offers: Offers, chosen: readonly number[]): Action | null {
  if (chosen.length !== 2) return null
  const found = offers.pairs.find(({ players }) => chosen.every((player) => players.includes(player)))
  return found?.action ?? null
}
