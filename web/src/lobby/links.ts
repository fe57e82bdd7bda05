// Links and codes that lead to a table.

import { api, HouseError } from '../lib/api'

/** Return the address that a link or a code leads to; throw `no-table` if it is neither. */
export async function addressOf(given: string): Promise<string> {
  const text = given.trim()
  const link = /\/([tr])\/([^/?#\s]+)(\?[^#\s]*)?/.exec(text)
  // A link to a replay may lead to a moment.
  if (link) return `/${link[1]}/${encodeURIComponent(decoded(link[2] ?? ''))}${(link[1] === 'r' && link[3]) || ''}`
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]+$/.test(code)) throw noTable()
  const { table } = await api.code(code)
  return `/t/${encodeURIComponent(table)}`
}

const noTable = (): HouseError => new HouseError(404, 'no-table', 'neither a link nor a code')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw noTable()
  }
}
