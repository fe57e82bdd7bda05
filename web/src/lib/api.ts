// The house's HTTP API.

import type {
  CodeInfo,
  ErrorBody,
  Forgotten,
  GameReplay,
  GameWire,
  GuestInfo,
  HouseInfo,
  OpenedTable,
  TableInfo,
  TableList,
  TableRequest,
} from './wire'

/** The house refused, or could not be reached (`status` 0, code `unreachable`). */
export class HouseError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly limit = '',
  ) {
    super(message)
  }
}

/** Send a request to the house; throws a HouseError. */
export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
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
    refusal?.error?.limit,
  )
}

/** Return the address of a table in the API. */
export const addressOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export const api = {
  /** Register a guest under a name, or change it. */
  introduce: (name: string) => ask<GuestInfo>('POST', '/api/guests', { name }),
  me: () => ask<GuestInfo>('GET', '/api/me'),
  deleteMe: () => ask<Forgotten>('DELETE', '/api/me'),
  myData: (): string => '/api/me/data',
  house: () => ask<HouseInfo>('GET', '/api/house'),
  open: (order: TableRequest) => ask<OpenedTable>('POST', '/api/tables', order),
  tables: () => ask<TableList>('GET', '/api/tables'),
  table: (table: string) => ask<TableInfo>('GET', addressOf(table)),
  code: (code: string) => ask<CodeInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
  record: <Form>(table: string) => ask<Form>('GET', `${addressOf(table)}/record`),
  replay: <G extends GameWire>(table: string, viewer: GameReplay['viewer']) =>
    ask<GameReplay<G>>('GET', `${addressOf(table)}/replay?viewer=${viewer}`),
  recordAddress: (table: string): string => `${addressOf(table)}/record`,
  qr: (table: string): string => `${addressOf(table)}/qr.svg`,
}
