// Keeps a screen on while nobody touches it.

/** Ask the device to stay awake, again whenever the page returns; return a function that ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (over) await given.release()
      else lock = given
    } catch {
      // A device that saves its battery may refuse. The screen then goes dark as usual.
    }
  }
  const again = (): void => void ask()
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
