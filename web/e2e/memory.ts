// Searches a page's memory through the browser's debugger.

import type { CDPSession, Page } from 'playwright-core'
import type { Guest, Sent } from './guest'

/** Potential secrets found in a page's memory at one moment. */
export interface Memory {
  at: number
  /** Whole events. */
  events: string[]
  /** A secret in one object together with a player or a place: `3 witch`. */
  pairs: string[]
  /** Arrays of several secrets. */
  rows: string[]
  /** Messages and long hexadecimal numbers. */
  texts: string[]
}

/** What can be secret in a game: the masks, or the cards that players hold hidden. */
export interface Secrets {
  words: readonly string[]
  /** The types of the game's events. */
  types: readonly string[]
}

/** Fields that name an owner. */
const WHOSE = ['player', 'target', 'from', 'to', 'seat', 'with', 'players', 'place', 'whose']

type Found = Pick<Memory, 'events' | 'pairs' | 'rows'>

/** Sort objects from messages or from the page's memory. Runs in the page on all its objects. */
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
        // Secrets by player.
        if (thing.some(isSecret) && thing.some((one) => typeof one === 'number')) pairs.add(thing.join(' '))
      } else if (Object.getPrototypeOf(thing) === Object.prototype) {
        const fields: Record<string, unknown> = {}
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) fields[name] = value
        const { type } = fields
        // A sentence of the story has an event's type but is no event.
        if (typeof type === 'string' && known.has(type) && !('text' in fields)) events.add(JSON.stringify(thing))
        const owners = whose.flatMap((name) => flat(fields[name])).filter((one) => typeof one === 'number')
        for (const word of Object.values(fields).flatMap(flat).filter(isSecret)) {
          for (const owner of owners) pairs.add(`${String(owner)} ${word}`)
        }
      }
    } catch {
      // Some of the browser's own objects cannot be inspected.
    }
  }
  return { events: [...events], pairs: [...pairs], rows: [...rows] }
}

/** Search the memory of a page. Texts take longer and are optional. */
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

/** Return every message and every long hexadecimal number in a heap snapshot. */
async function textsIn(debug: CDPSession): Promise<string[]> {
  let picture = ''
  debug.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (picture += chunk))
  await debug.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  const { strings } = JSON.parse(picture) as { strings: string[] }
  return strings.filter((text) => /^\{"(is|type|n|what)":|^[0-9a-f]{32,}$/.test(text))
}

/** Return the same for what a guest had been sent by then, which their page may hold. */
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

/**
 * Return what a guest's page holds in memory without having been sent it; `shares` are the other players' shares of
 * the deal.
 */
export function remembersTooMuch(
  guest: Pick<Guest, 'sent' | 'frames'>,
  memory: Memory,
  secrets: Secrets,
  shares: readonly string[],
): string[] {
  const may = told(guest.sent, memory.at, secrets)
  const order = (one: string, other: string): number => secrets.words.indexOf(one) - secrets.words.indexOf(other)
  /** A list in its usual order reveals nothing. */
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
