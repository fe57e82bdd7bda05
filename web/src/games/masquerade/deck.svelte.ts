// The texts of the cards, which the house generates from their effects.

import { ask } from '../../lib/api'
import { link, linkedList } from '../../lib/linked'
import type { Language } from '../../lib/settings.svelte'
import type { DeckCard, DeckInfo } from '../../lib/wire'
import { listed } from '../../lib/words.svelte'
import { counted } from './state'

export type Card = DeckCard

/** The cards of a deck in one language. */
export class Deck {
  private readonly cards: ReadonlyMap<string, Card>
  readonly stages: readonly Card[]
  readonly emblems: readonly Card[]
  /** The least and the most that a flipped Spell can add to a Guardian. */
  readonly flip: readonly [number, number]

  constructor(readonly told: DeckInfo) {
    this.cards = new Map(told.cards.map((card) => [card.id, card]))
    this.stages = told.cards.filter((card) => card.kind === 'stage')
    this.emblems = told.cards.filter((card) => card.kind === 'emblem')
    const levels = told.cards.flatMap((card) => card.level ?? [])
    this.flip = [Math.min(...levels), Math.max(...levels)]
  }

  /** Return a card; an unknown one has its id as its name. */
  card(id: string, kind = 'spell'): Card {
    return this.cards.get(id) ?? { id, kind, name: id, facts: '', text: '' }
  }

  name = (id: string): string => this.card(id).name

  /** Return a card's name, marked as a link. */
  link = (id: string): string => link(`card-${id}`, this.name(id))

  /** Return the card of an Order by its number. */
  order(number: number): Card {
    const found = this.told.cards.find((card) => card.kind === 'order' && card.number === number)
    return found ?? this.card(`order-${number}`, 'order')
  }

  /** Return a list of cards with copies counted, each marked as a link. */
  linked(ids: readonly string[]): string {
    const names = [...counted(ids)].map(([id, copies]) => this.link(id) + (copies > 1 ? ` ×${copies}` : ''))
    return linkedList(listed, names)
  }
}

const asked = new Map<string, Promise<Deck>>()

/** Fetch the house's deck in a language, once. */
export function fetchDeck(language: Language): Promise<Deck> {
  const before = asked.get(language)
  if (before) return before
  const deck = ask<DeckInfo>('GET', `/api/decks/midnight?lang=${language}`).then((told) => new Deck(told))
  asked.set(language, deck)
  // Try again after an error.
  deck.catch(() => asked.delete(language))
  return deck
}
