// What the cards say. The house makes the texts from what the cards do.

import { HouseError } from '../../lib/api'
import type { Complaint } from '../../lib/protocol'
import type { Language } from '../../lib/settings.svelte'
import { counted } from './state'

export type Kind =
  | 'mask' | 'dancer' | 'stage' | 'order' | 'spell' | 'event' | 'emblem' | 'guardian' | 'treasure'

export interface Card {
  id: string
  kind: Kind
  name: string
  /** What is printed beside the name. */
  facts: string
  text: string
  flavour?: string
  number?: number
  power?: number
  vp?: number
  bonus?: number
  level?: number
  copies?: number
  room?: number
  phase?: 'spell' | 'challenge'
  role?: 'none' | 'tower' | 'arena' | 'chapel'
  condition?: string
  treasure?: string
}

export interface DeckTold {
  deck: string
  name: string
  language: string
  cards: Card[]
}

/** The cards of a deck in one language. */
export class Deck {
  private readonly cards: ReadonlyMap<string, Card>
  readonly stages: readonly Card[]
  readonly emblems: readonly Card[]
  /** The least and the most that a flipped Spell can add to a Guardian. */
  readonly flip: readonly [number, number]

  constructor(readonly told: DeckTold) {
    this.cards = new Map(told.cards.map((card) => [card.id, card]))
    this.stages = told.cards.filter((card) => card.kind === 'stage')
    this.emblems = told.cards.filter((card) => card.kind === 'emblem')
    const levels = told.cards.flatMap((card) => card.level ?? [])
    this.flip = [Math.min(...levels), Math.max(...levels)]
  }

  /** A card; one that the house did not tell of has its id for a name. */
  card(id: string, kind: Kind = 'spell'): Card {
    return this.cards.get(id) ?? { id, kind, name: id, facts: '', text: '' }
  }

  name = (id: string): string => this.card(id).name

  /** The card of an Order by its number. */
  order(number: number): Card {
    const found = this.told.cards.find((card) => card.kind === 'order' && card.number === number)
    return found ?? this.card(`order-${number}`, 'order')
  }

  /** Cards in one breath, copies counted. */
  named(ids: readonly string[]): string {
    const names = [...counted(ids)].map(([id, copies]) => this.name(id) + (copies > 1 ? ` ×${copies}` : ''))
    return names.join(', ')
  }
}

const asked = new Map<string, Promise<Deck>>()

/** The deck of the house in a language; asked for once. */
export function fetchDeck(language: Language): Promise<Deck> {
  const before = asked.get(language)
  if (before) return before
  const deck = ask(language)
  asked.set(language, deck)
  // What failed is asked for again.
  deck.catch(() => asked.delete(language))
  return deck
}

async function ask(language: Language): Promise<Deck> {
  let answer: Response
  try {
    answer = await fetch(`/api/decks/midnight?lang=${language}`)
  } catch (error) {
    throw new HouseError(0, 'unreachable', String(error))
  }
  const said = (await answer.json().catch(() => null)) as (DeckTold & { error?: Complaint }) | null
  if (!answer.ok || !said) {
    throw new HouseError(answer.status, said?.error?.code ?? 'unreachable', said?.error?.message ?? '')
  }
  return new Deck(said)
}
