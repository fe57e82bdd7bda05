// Times, sizes and names of time spans, in the operator's language.

import { languageTag } from '../lib/settings.svelte'
import { t, words } from '../lib/words.svelte'

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageTag(words.language), options)

/** Return a moment as date and time. */
export const moment = (at: number): string => format({ dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** Return a number with separators. */
export const count = (value: number, digits = 0): string =>
  new Intl.NumberFormat(languageTag(words.language), { maximumFractionDigits: digits }).format(value)

/** Return a size in megabytes. */
export const megabytes = (bytes: number): string => `${count(bytes / 1_000_000, 1)} MB`

/** Return a span of seconds in days, hours and minutes. */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return t('op-span', { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 })
}

/** The durations of penalties in minutes; null is unlimited. */
export const SPANS = [10, 60, 1440, 10_080, 43_200, null] as const

/** Return the name of such a duration. */
export const spanName = (minutes: number | null): string => t(`op-for-${minutes ?? 'ever'}`)
