// What to say when the house says no.

import { HouseError } from './api'
import type { Outcome } from './connection'
import { words } from './words.svelte'

/** A refusal in the guest's language; one without words of its own is said as the house said it. */
export function complaint(code: string, message: string): string {
  return words.find(`refusal-${code}`) ?? message
}

/** What went wrong with a command, or "" if nothing did. */
export function wrongWith(outcome: Outcome): string {
  return outcome.ok ? '' : complaint(outcome.error.code, outcome.error.message)
}

/** What went wrong with a question to the house. */
export function wrongBecause(error: unknown): string {
  if (error instanceof HouseError) return complaint(error.code, error.message)
  return complaint('unreachable', String(error))
}
