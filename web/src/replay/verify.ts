// Checks that the deal is the one that the shares decide. It needs nothing but SHA-256.

import type { Fairness, GameWire } from '../lib/wire'

/** The parts of a record that are checked. */
export interface CheckedRecord<G extends GameWire = GameWire> {
  game: string
  setup: G['setup']
  fairness: Fairness
  check: string
  [field: string]: unknown
}

export type Finding = 'checksum' | 'shares' | 'commitment' | 'seed' | 'deal' | 'first' | 'published' | 'share'
export type Findings = Partial<Record<Finding, boolean>>

export type Card = string | number

/** Draws from the shares, one after the other. */
export interface Draw {
  /** Return the cards in shuffled order. */
  shuffled: <C extends Card>(cards: readonly C[]) => Promise<C[]>
  /** Return a number from 0 to below `bound`. */
  below: (bound: number) => Promise<number>
}

/** Check that a game's deal is the one drawn from the shares. */
export type DealCheck<G extends GameWire = GameWire> = (
  setup: G['setup'],
  draw: Draw,
) => Promise<Pick<Findings, 'deal' | 'first'>>

const sha256 = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Uniform random numbers drawn from a root. */
async function* numbers(root: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = new DataView((await sha256(`ridotto/draw/1\n${root}\n${block}`)).buffer)
    for (let place = 0; place < 32; place += 4) yield bytes.getUint32(place)
  }
}

async function below(bound: number, stream: AsyncGenerator<number, never>): Promise<number> {
  const fair = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const { value } = await stream.next()
    if (value < fair) return value % bound
  }
}

async function shuffled<C extends Card>(cards: readonly C[], stream: AsyncGenerator<number, never>): Promise<C[]> {
  const order = [...cards].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1, stream)
    const [one, two] = [order[last] as C, order[other] as C]
    order[last] = two
    order[other] = one
  }
  return order
}

/** Return the record as its checksum needs it: keys sorted, no white space. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${spelled(inner)}`).join(',')}}`
}

/** Check whether two values are equal. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What this device stored for a table during the game. */
export interface Noted {
  commitment?: string
  share?: string
}

/** Check a record, and compare it with what this device stored, if anything. */
export async function verify<G extends GameWire>(
  record: CheckedRecord<G>,
  noted: Noted = {},
  checkDeal: DealCheck<G> | null = null,
): Promise<Findings> {
  const { setup, fairness } = record
  const { table, secret, commitment, shares } = fairness
  const { check, ...rest } = record
  const right = hex(await sha256(`ridotto/commit/1\n${table}\n${secret}`))
  const root = await sha256(['ridotto/deal/1', table, secret, ...shares].join('\n'))
  const seed = Number(new DataView(root.buffer).getBigUint64(0) >> 11n)
  const stream = numbers(hex(root))
  const findings: Findings = {
    checksum: check === hex(await sha256(spelled(rest))),
    shares: shares.length === setup.players,
    commitment: commitment === right,
    seed: setup.seed === seed,
  }
  if (checkDeal) {
    const draw: Draw = { shuffled: (cards) => shuffled(cards, stream), below: (bound) => below(bound, stream) }
    Object.assign(findings, await checkDeal(setup, draw))
  }
  if (noted.commitment) findings.published = noted.commitment === right
  if (noted.share) findings.share = shares.includes(noted.share)
  return findings
}
