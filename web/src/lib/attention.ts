// Calls a guest back to the table: by vibration, a notification and a flashing title.

import { settings } from './settings.svelte'

const PATTERN = [90, 60, 90]
/** Replaces the previous notification, so that there is only one. */
const TAG = 'ridotto-turn'
const MARK = '● '
const FLASH = 1000

/** Whether this browser shows notifications here: only over https, and only if the guest allows it. */
export type Permission = 'granted' | 'ask' | 'blocked' | 'insecure'

export function permission(): Permission {
  if (!isSecureContext || typeof Notification === 'undefined') return 'insecure'
  const { permission: given } = Notification
  return given === 'granted' ? 'granted' : given === 'denied' ? 'blocked' : 'ask'
}

/** Ask the guest for permission to notify them. Browsers want a tap first, so only the settings ask. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'ask') await Notification.requestPermission().catch(() => undefined)
  return permission()
}

export const canVibrate = (): boolean => typeof navigator.vibrate === 'function'

/** Call the guest: it is their turn. Return a function that ends the call. */
export function summon(title: string, text: string): () => void {
  // Browsers complain about vibration before the first tap.
  if (settings.vibration && canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(PATTERN)
  const dismiss = document.hidden && settings.notify && permission() === 'granted' ? notify(title, text) : () => undefined
  const stopFlashing = flashTitle()
  return () => {
    stopFlashing()
    dismiss()
  }
}

/** Show a notification; return a function that closes it. */
function notify(title: string, body: string): () => void {
  let closed = false
  let close = (): void => undefined
  const show = async (): Promise<void> => {
    const options = { body, tag: TAG, icon: '/icon-192.png', data: { address: location.href } }
    // Phones allow only a service worker to show notifications.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (closed) return
    if (worker?.active) {
      await worker.showNotification(title, options)
      close = () => void worker.getNotifications({ tag: TAG }).then((shown) => shown.forEach((one) => one.close()))
    } else {
      const shown = new Notification(title, options)
      shown.onclick = () => focus()
      close = () => shown.close()
    }
    if (closed) close()
  }
  // The sound and the title are left if the browser refuses.
  show().catch(() => undefined)
  return () => {
    closed = true
    close()
  }
}

/** Mark and unmark the title in turn while the page is hidden; return a function that ends it. */
function flashTitle(): () => void {
  const unmark = (): void => {
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length)
  }
  const timer = setInterval(() => {
    // The screen may have set another title in the meantime.
    if (document.hidden && !document.title.startsWith(MARK)) document.title = MARK + document.title
    else unmark()
  }, FLASH)
  document.addEventListener('visibilitychange', unmark)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', unmark)
    unmark()
  }
}
