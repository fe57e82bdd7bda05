// What the house answers over HTTP.

import type {
  BeliefPoint,
  Complaint,
  Guest,
  House,
  OwnScenario,
  Replay,
  ScenarioCheck,
  TableCard,
  TableShown,
  TableOptions,
} from './protocol'

/** The house said no, or could not be reached (`status` 0, code `unreachable`). */
export class HouseError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new HouseError(0, 'unreachable', String(error))
  }
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const complaint = (said as { error?: Complaint } | null)?.error
    throw new HouseError(
      answer.status,
      complaint?.code ?? 'unreachable',
      complaint?.message ?? answer.statusText,
    )
  }
  return said as T
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export const api = {
  /** Become a guest of that name, or change one's name. */
  introduce: (name: string) => ask<Guest>('POST', '/api/guests', { name }),
  me: () => ask<Guest>('GET', '/api/me'),
  house: () => ask<House>('GET', '/api/house'),
  open: (order: { wishes: TableOptions; sit: string | null; bots: string[]; start: boolean }) =>
    ask<{ table: string; code: string | null; link: string; commitment: string }>('POST', '/api/tables', order),
  tables: () => ask<{ tables: TableCard[] }>('GET', '/api/tables'),
  table: (table: string) => ask<{ table: string; shown: TableShown }>('GET', at(table)),
  code: (code: string) => ask<{ table: string }>('GET', `/api/codes/${encodeURIComponent(code)}`),
  record: (table: string) => ask<Record<string, unknown>>('GET', `${at(table)}/record`),
  replay: (table: string, viewer: number | 'spectator' | 'omniscient') =>
    ask<Replay>('GET', `${at(table)}/replay?viewer=${viewer}`),
  beliefs: (table: string, player: number) =>
    ask<{ points: BeliefPoint[] }>('GET', `${at(table)}/beliefs?player=${player}`),
  recordAddress: (table: string): string => `${at(table)}/record`,
  qr: (table: string): string => `${at(table)}/qr.svg`,
  suggest: (players: number, centre: number) =>
    ask<OwnScenario & { players: number }>('GET', `/api/scenarios/suggest?players=${players}&centre=${centre}`),
  check: (scenario: OwnScenario & { players: number }) =>
    ask<ScenarioCheck>('POST', '/api/scenarios/check', scenario),
}
