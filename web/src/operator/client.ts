// The operators' API. The session is a cookie that scripts cannot see.

import { ask } from '../lib/api'
import type {
  AuditLog,
  BanRequest,
  Carried,
  OperatorGuests,
  OperatorTableInfo,
  OperatorTables,
  Overview,
  PenaltyList,
  ReportList,
  Said,
} from '../lib/wire'

const HERE = '/api/operator'
const of = (table: string): string => `${HERE}/tables/${encodeURIComponent(table)}`
const earlier = (before: number | null): string => (before === null ? '' : `before=${before}`)

export const operator = {
  signIn: (secret: string) => ask<Carried>('POST', `${HERE}/session`, { secret }),
  signOut: () => ask<Carried>('DELETE', `${HERE}/session`),
  overview: () => ask<Overview>('GET', `${HERE}/overview`),
  tables: () => ask<OperatorTables>('GET', `${HERE}/tables`),
  table: (table: string) => ask<OperatorTableInfo>('GET', of(table)),
  guests: (find: string) => ask<OperatorGuests>('GET', `${HERE}/guests?find=${encodeURIComponent(find)}`),
  reports: (state: 'open' | 'all', before: number | null) =>
    ask<ReportList>('GET', `${HERE}/reports?state=${state}&${earlier(before)}`),
  penalties: () => ask<PenaltyList>('GET', `${HERE}/penalties`),
  audit: (before: number | null) => ask<AuditLog>('GET', `${HERE}/audit?${earlier(before)}`),
  warn: (person: string, text: string) => ask<Carried>('POST', `${HERE}/warnings`, { person, text }),
  mute: (person: string, minutes: number | null, reason: string) =>
    ask<Carried>('POST', `${HERE}/mutes`, { person, minutes, reason }),
  ban: (ban: BanRequest) => ask<Carried>('POST', `${HERE}/bans`, ban),
  lift: (penalty: number) => ask<Carried>('DELETE', `${HERE}/penalties/${penalty}`),
  closeTable: (table: string, reason: string) => ask<Carried>('POST', `${of(table)}/close`, { reason }),
  deleteLine: (table: string, room: Said['room'], n: number) => ask<Carried>('POST', `${of(table)}/delete-line`, { room, n }),
  announce: (text: string, minutes: number) => ask<Carried>('POST', `${HERE}/announcements`, { text, minutes }),
  withdraw: (notice: number) => ask<Carried>('DELETE', `${HERE}/announcements/${notice}`),
  closeReport: (report: number, note: string) => ask<Carried>('POST', `${HERE}/reports/${report}/close`, { note }),
}
