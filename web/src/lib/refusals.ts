// Refusals and errors in the guest's language.

import { HouseError } from './api'
import type { Outcome } from './connection'
import { words } from './words.svelte'

/**
 * Return a refusal in the guest's language, or the house's own message if there are no words for it.
 * Some limits have words of their own.
 */
export function refusal(code: string, message: string, limit = ''): string {
  return (limit && words.find(`refusal-${code}-${limit}`)) || (words.find(`refusal-${code}`) ?? message)
}

/** Return the error of a command, or "" if it succeeded. */
export function errorIn(outcome: Outcome): string {
  return outcome.ok ? '' : refusal(outcome.error.code, outcome.error.message, outcome.error.limit)
}

/** Return why a table cannot be shown at all. */
export function troubleIn(error: unknown): 'no-table' | 'damaged' | 'unreachable' {
  const status = error instanceof HouseError ? error.status : 0
  return status === 404 ? 'no-table' : status === 410 ? 'damaged' : 'unreachable'
}

/** Return the error of a request to the house. */
export function errorText(error: unknown): string {
  if (error instanceof HouseError) return refusal(error.code, error.message, error.limit)
  return refusal('unreachable', String(error))
}
