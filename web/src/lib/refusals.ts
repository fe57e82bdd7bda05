// Refusals and errors in the guest's language.

import { HouseError } from './api'
import type { Outcome } from './connection'
import { words } from './words.svelte'

/** Return a refusal in the guest's language, or the house's own message if there are no words for it. */
export function refusal(code: string, message: string): string {
  return words.find(`refusal-${code}`) ?? message
}

/** Return what went wrong with a command, or "" if nothing did. */
export function errorIn(outcome: Outcome): string {
  return outcome.ok ? '' : refusal(outcome.error.code, outcome.error.message)
}

/** Return what went wrong with a request to the house. */
export function errorText(error: unknown): string {
  if (error instanceof HouseError) return refusal(error.code, error.message)
  return refusal('unreachable', String(error))
}
