// Actions, events and state of any game in plain words, made from their fields where there are no messages.

import type { GameState, GameWire, PastState } from '../../lib/wire'
import { words, type Args } from '../../lib/words.svelte'

/** Fields that hold players, whatever the game. */
const PLAYER_FIELDS = new Set([
  'player', 'players', 'target', 'targets', 'winner', 'winners', 'loser', 'losers', 'by', 'to', 'from', 'with', 'other',
  'others', 'first', 'giver', 'taker', 'dealer', 'leader',
])
/** Fields of the state that the table shows in another way. */
const FRAME_FIELDS = new Set(['over', 'player', 'decision', 'legal', 'turn', 'winners', 'reason', 'seats'])

export interface Field {
  name: string
  label: string
  value: unknown
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object'
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const spaced = (name: string): string => name.replace(/[_-]+/g, ' ').trim()

/** Describes one game to one reader. */
export class Readable {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  /** Return a name of the game's: the message `<game>-<name>` if there is one, else the name in plain words. */
  term(name: string): string {
    return words.find(`${this.game}-${name}`) ?? spaced(name)
  }

  /** Return the label of a field: the message `<game>-field-<name>` if there is one, else its name. */
  label(name: string): string {
    return words.find(`${this.game}-field-${name}`) ?? capital(spaced(name))
  }

  /** Return a value in words. Players are shown by name. */
  value(value: unknown, field = ''): string {
    if (value === null || value === undefined || value === '') return words.t('generic-none')
    if (typeof value === 'boolean') return words.t(value ? 'generic-yes' : 'generic-no')
    if (typeof value === 'number') return this.player(value, field) ?? String(value)
    if (typeof value === 'string') return this.term(value)
    if (Array.isArray(value)) return this.list(value, field)
    return Object.entries(value)
      .map(([name, inner]) => `${spaced(name)}: ${this.value(inner, name)}`)
      .join('; ')
  }

  private list(values: readonly unknown[], field: string): string {
    if (!values.length) return words.t('generic-none')
    const inWords = values.map((one) => this.value(one, field))
    return values.every(isScalar) ? words.listed(inWords) : inWords.join('; ')
  }

  private player(value: number, field: string): string | null {
    return PLAYER_FIELDS.has(field) ? (this.names[value] ?? null) : null
  }

  /** Return an action's label: the message `act-<game>-<act>` if there is one, else its fields. */
  action(action: GameWire['action']): string {
    const { act, ...fields } = action
    return words.find(`act-${this.game}-${act}`, this.args(fields)) ?? this.sentence(capital(this.term(act)), fields)
  }

  /** Return an event in a sentence: the message `<game>-event-<type>` if there is one, else its fields. */
  event(event: GameWire['event'], me: number | null): string {
    const { type, player, ...fields } = event
    const who = typeof player === 'number' ? (this.names[player] ?? '') : ''
    const args = { ...this.args(fields), name: who, who: player === me ? 'you' : 'other' }
    const told = words.find(`${this.game}-event-${type}`, args)
    if (told !== null) return told
    const what = this.sentence(who ? this.term(type) : capital(this.term(type)), fields)
    return who ? words.t('generic-event', { name: who, what }) : what
  }

  private sentence(start: string, fields: Readonly<Record<string, unknown>>): string {
    const parts = Object.entries(fields).map(([name, value]) => this.part(name, value, start))
    return parts.length ? `${start}: ${parts.join(', ')}` : start
  }

  /** Show players without a label, and other values with the name of their field unless it was just used. */
  private part(name: string, value: unknown, said: string): string {
    const text = this.value(value, name)
    if (spaced(name) === said.toLowerCase() || typeof value === 'string' || (typeof value === 'number' && PLAYER_FIELDS.has(name))) return text
    return `${spaced(name)} ${text}`
  }

  private args(fields: Readonly<Record<string, unknown>>): Args {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const plain = typeof value === 'number' && !PLAYER_FIELDS.has(name)
        return [name.replace(/_/g, '-'), plain ? value : this.value(value, name)]
      }),
    )
  }

  /** Return the public fields that have one value for each player, by field. */
  atSeats(state: PastState<GameState>): Field[] {
    return this.fields(state).filter(({ value }) => this.isBySeat(value))
  }

  /** Return the other public fields. */
  onTable(state: PastState<GameState>): Field[] {
    return this.fields(state).filter(({ value }) => !this.isBySeat(value))
  }

  /** Return private data by field; it may be a single value. */
  own(value: unknown): Record<string, unknown> {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : { [words.t('generic-own')]: value }
  }

  /** Return the fields of an object with their labels, without those that the table shows elsewhere. */
  fields(object: Readonly<Record<string, unknown>>): Field[] {
    return Object.entries(object)
      .filter(([name]) => !FRAME_FIELDS.has(name))
      .map(([name, value]) => ({ name, label: this.label(name), value }))
  }

  /**
   * Check whether an array has one value for each player. Arrays of texts may be anything, such as
   * cards on the table, so they only count if a place in them is empty.
   */
  private isBySeat(value: unknown): value is unknown[] {
    if (!Array.isArray(value) || value.length !== this.names.length) return false
    return value.includes(null) || value.every((one) => ['number', 'boolean'].includes(typeof one) || Array.isArray(one))
  }

  /** Return the value of a field in a list; values by player come with names. */
  listed({ name, value }: Field): string {
    if (!this.isBySeat(value)) return this.value(value, name)
    return value.map((one, player) => `${this.names[player]}: ${this.value(one)}`).join('; ')
  }

  /** Return why the game ended: the message `<game>-reason-<reason>` if there is one. */
  reason(reason: string | undefined): string {
    if (!reason) return ''
    return words.find(`${this.game}-reason-${reason}`) ?? `${capital(spaced(reason))}.`
  }
}
