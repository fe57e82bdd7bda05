// What the house answers over HTTP.

import type {
  BeliefHistory,
  CodeInfo,
  ErrorBody,
  GameReplay,
  GameWire,
  GuestInfo,
  HouseInfo,
  OpenedTable,
  ScenarioCheck,
  ScenarioRequest,
  ScenarioSuggestion,
  TableInfo,
  TableList,
  TableRequest,
} from './wire'

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

/** Ask the house; raises a HouseError. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
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
  if (answer.ok) return answer.json().catch(() => null)
  const refusal: ErrorBody | null = await answer.json().catch(() => null)
  throw new HouseError(
    answer.status,
    refusal?.error?.code ?? 'unreachable',
    refusal?.error?.message ?? answer.statusText,
  )
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export const api = {
  /** Become a guest of that name, or change one's name. */
  introduce: (name: string) => ask<GuestInfo>('POST', '/api/guests', { name }),
  me: () => ask<GuestInfo>('GET', '/api/me'),
  house: () => ask<HouseInfo>('GET', '/api/house'),
  open: (order: TableRequest) => ask<OpenedTable>('POST', '/api/tables', order),
  tables: () => ask<TableList>('GET', '/api/tables'),
  table: (table: string) => ask<TableInfo>('GET', at(table)),
  code: (code: string) => ask<CodeInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
  record: <Form>(table: string) => ask<Form>('GET', `${at(table)}/record`),
  replay: <G extends GameWire>(table: string, viewer: GameReplay['viewer']) =>
    ask<GameReplay<G>>('GET', `${at(table)}/replay?viewer=${viewer}`),
  beliefs: (table: string, player: number) =>
    ask<BeliefHistory>('GET', `${at(table)}/beliefs?player=${player}`),
  recordAddress: (table: string): string => `${at(table)}/record`,
  qr: (table: string): string => `${at(table)}/qr.svg`,
  suggest: (players: number, centre: number) =>
    ask<ScenarioSuggestion>('GET', `/api/scenarios/suggest?players=${players}&centre=${centre}`),
  check: (scenario: ScenarioRequest) => ask<ScenarioCheck>('POST', '/api/scenarios/check', scenario),
}
