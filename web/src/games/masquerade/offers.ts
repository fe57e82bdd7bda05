// The legal actions as options to tap.

import type { Deck } from './deck.svelte'
import type { Action, Private } from './wire'

/** An option: a card or a player. */
export interface Option {
  key: string
  action: Action
  card?: string
  player?: number
}

export interface Offers {
  options: readonly Option[]
  /** The action to stop or do nothing. */
  done: Action | null
  /** True if all options are in the viewer's hand. */
  fromHand: boolean
}

/** Actions on cards in hand, which are chosen in place. */
const FROM_HAND = new Set(['cast', 'pay', 'lay', 'discard', 'give', 'reveal'])

/** Return all legal actions as options. */
export function offersOf(legal: readonly Action[], deck: Deck, own: Private | null): Offers {
  const options = legal.filter((action) => action.act !== 'done').map((action) => option(action, deck, own))
  return {
    options,
    done: legal.find((action) => action.act === 'done') ?? null,
    fromHand: legal.length > 0 && own !== null && options.every((option) => inHand(option, own)),
  }
}

function inHand({ action, card }: Option, own: Private): boolean {
  return FROM_HAND.has(action.act) && card !== undefined && (card === own.mask || own.hand.includes(card))
}

function option(action: Action, deck: Deck, own: Private | null): Option {
  switch (action.act) {
    case 'choose':
    case 'challenge':
      return { key: `player:${action.player}`, action, player: action.player }
    case 'order':
      return ofCard(action, deck.order(action.order).id)
    case 'reveal':
      return ofCard(action, own?.mask ?? 'reveal')
    case 'resolve':
      return ofCard(action, action.card)
    case 'stage':
    case 'move':
      return ofCard(action, action.stage)
    case 'cast':
    case 'pay':
    case 'lay':
    case 'discard':
    case 'give':
    case 'keep':
    case 'take':
      return ofCard(action, action.spell)
    case 'dancer':
      return ofCard(action, action.dancer)
    case 'event':
      return ofCard(action, action.event)
    case 'treasure':
      return ofCard(action, action.treasure)
    default:
      // Actions that this page does not know are offered too.
      return ofCard(action, action.act)
  }
}

function ofCard(action: Action, card: string): Option {
  return { key: `card:${card}`, action, card }
}
