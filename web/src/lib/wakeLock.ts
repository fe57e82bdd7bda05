// Keeps the screen on. Browsers allow it over https only, and only for a page in sight.

export const canStayAwake = (): boolean => 'wakeLock' in navigator

/** Keep the screen on while the page is in sight; return a function that ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false

  const take = async (): Promise<void> => {
    if (ended || document.hidden || !canStayAwake() || (lock && !lock.released)) return
    try {
      const taken = await navigator.wakeLock.request('screen')
      // The game may have ended while the browser thought about it.
      if (ended) await taken.release()
      else lock = taken
    } catch {
      // A low battery is a reason to refuse. The screen then goes dark as always.
    }
  }
  // The browser releases it when the page is hidden.
  const look = (): void => void take()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', look)
    void lock?.release().catch(() => undefined)
  }
}
