// What a page has in its memory, wherever it keeps it: read through the browser's debugger.

import type { CDPSession, Page } from 'playwright-core'
import type { Guest, Sent } from './guest'

/** What was found in the memory of a page at one moment, as far as it could be somebody's secret. */
export interface Memory {
  at: number
  /** Things that happened, whole. */
  events: string[]
  /** Something secret in one thing together with a player or a place: `3 witch`. */
  pairs: string[]
  /** Several secret things in a row. */
  rows: string[]
  /** Texts that were sent, and long numbers. */
  texts: string[]
}

/** What could be secret in a game: the masks, or the cards that one holds hidden. */
export interface Secrets {
  words: readonly string[]
  /** The types of its events. */
  types: readonly string[]
}

/** Fields that say whose something is. */
const WHOSE = ['player', 'target', 'from', 'to', 'seat', 'with', 'players', 'place', 'whose']

type Found = Pick<Memory, 'events' | 'pairs' | 'rows'>

/** Sort things of the house's or of the page's memory. Runs in the page, on all objects there are. */
function sift(things: readonly unknown[], words: readonly string[], types: readonly string[], whose: readonly string[]): Found {
  const [secret, known] = [new Set(words), new Set(types)]
  const events = new Set<string>()
  const pairs = new Set<string>()
  const rows = new Set<string>()
  const isSecret = (value: unknown): value is string => typeof value === 'string' && secret.has(value)
  const flat = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
  const row = (value: readonly unknown[]): void => {
    if (value.length > 1 && value.every(isSecret)) rows.add(value.join(' '))
  }
  for (const thing of things) {
    try {
      if (thing instanceof Map) {
        for (const [key, value] of thing) {
          if (isSecret(value) && /^(\d+|centre:\d+)$/.test(String(key))) pairs.add(`${String(key)} ${value}`)
        }
      } else if (Array.isArray(thing)) {
        row(thing)
        // Who has what, by their places.
        if (thing.some(isSecret) && thing.some((one) => typeof one === 'number')) pairs.add(thing.join(' '))
      } else if (Object.getPrototypeOf(thing) === Object.prototype) {
        const fields: Record<string, unknown> = {}
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) fields[name] = value
        const { type } = fields
        // A sentence about an event is called like it, and is no event.
        if (typeof type === 'string' && known.has(type) && !('text' in fields)) events.add(JSON.stringify(thing))
        const owners = whose.flatMap((name) => flat(fields[name])).filter((one) => typeof one === 'number')
        for (const word of Object.values(fields).flatMap(flat).filter(isSecret)) {
          for (const owner of owners) pairs.add(`${String(owner)} ${word}`)
        }
      }
    } catch {
      // Some things of the browser's own let nobody look at them.
    }
  }
  return { events: [...events], pairs: [...pairs], rows: [...rows] }
}

/** Look through the memory of a page. The texts in it take longer: only if asked for. */
export async function memoryOf(page: Page, { words, types }: Secrets, texts = false): Promise<Memory> {
  const debug = await page.context().newCDPSession(page)
  try {
    const { result: origin } = await debug.send('Runtime.evaluate', { expression: 'Object.prototype' })
    const { objects } = await debug.send('Runtime.queryObjects', { prototypeObjectId: origin.objectId ?? '' })
    const { result, exceptionDetails } = await debug.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: `function (...with_) { return (${sift.toString()})(this, ...with_) }`,
      arguments: [words, types, WHOSE].map((value) => ({ value })),
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(`no look into memory: ${exceptionDetails.exception?.description ?? ''}`)
    await debug.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
    return { at: Date.now(), ...(result.value as Found), texts: texts ? await textsIn(debug) : [] }
  } finally {
    await debug.detach()
  }
}

/** Every text that is a message, and every long number in hexadecimal, in a picture of the whole memory. */
async function textsIn(debug: CDPSession): Promise<string[]> {
  let picture = ''
  debug.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (picture += chunk))
  await debug.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  const { strings } = JSON.parse(picture) as { strings: string[] }
  return strings.filter((text) => /^\{"(is|type|n|what)":|^[0-9a-f]{32,}$/.test(text))
}

/** The same of what a guest was told until then, which is what a page may have. */
function told(sent: readonly Sent[], at: number, { words, types }: Secrets): Found {
  const things: unknown[] = []
  const walk = (thing: unknown): void => {
    if (typeof thing !== 'object' || thing === null) return
    things.push(thing)
    Object.values(thing).forEach(walk)
  }
  for (const { message, at: when } of sent) {
    if (when > at) break
    walk(message.is === 'answer' ? parsed(message.body) : message)
  }
  return sift(things, words, types, WHOSE)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** What a guest's page has in memory and nobody told them; `shares` are numbers that others threw in for the deal. */
export function remembersTooMuch(
  guest: Pick<Guest, 'sent' | 'frames'>,
  memory: Memory,
  secrets: Secrets,
  shares: readonly string[],
): string[] {
  const may = told(guest.sent, memory.at, secrets)
  const order = (one: string, other: string): number => secrets.words.indexOf(one) - secrets.words.indexOf(other)
  /** What is listed in its usual order tells nothing. */
  const listed = (row: string): boolean => row === row.split(' ').sort(order).join(' ')
  const wasSent = (text: string): boolean => guest.frames.some((frame) => frame.includes(text))
  const secretTexts = memory.texts.filter((text) => text.startsWith('{') || shares.includes(text))
  return [
    ...memory.events.filter((event) => !may.events.includes(event)).map((event) => `an event: ${event}`),
    ...memory.pairs.filter((pair) => !may.pairs.includes(pair)).map((pair) => `whose it is: ${pair}`),
    ...memory.rows.filter((row) => !may.rows.includes(row) && !listed(row)).map((row) => `a row: ${row}`),
    ...secretTexts.filter((text) => !wasSent(text)).map((text) => `a text: ${text}`),
  ]
}
