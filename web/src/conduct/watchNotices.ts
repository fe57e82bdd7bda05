// Notices for screens without a connection of their own, such as the guide.

import { ask } from '../lib/api'
import type { Standing } from '../lib/wire'
import { notices } from './notices.svelte'

/** The polling interval in milliseconds. */
const INTERVAL = 60_000

/** Fetch the notices now, regularly, and when the page becomes visible again; return a function that stops this. */
export function watchNotices(): () => void {
  let stopped = false
  const look = (): void => {
    if (document.visibilityState === 'hidden') return
    ask<Standing>('GET', '/api/standing').then(
      (standing) => stopped || notices.hear(standing.notices),
      () => undefined,
    )
  }
  look()
  const timer = setInterval(look, INTERVAL)
  document.addEventListener('visibilitychange', look)
  return () => {
    stopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
