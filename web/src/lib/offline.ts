// Installs the service worker, which shows the page without a connection. Browsers allow it over https only.

import { settings } from './settings.svelte'

/** The worker's cache of texts; see worker.js. */
const WORDS = 'ridotto-words'

/** Install the service worker when the page has been loaded. */
export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return
  // Not before, so that it takes nothing from the first load.
  if (document.readyState === 'complete') void install()
  else addEventListener('load', () => void install())
}

/** Check whether the house is out of reach, so that this page can only come from the worker. */
export async function isCutOff(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false
  return fetch('/healthz', { cache: 'no-store' }).then(() => false, () => true)
}

async function install(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
    // The texts were fetched before the worker was there.
    const words = await caches.open(WORDS)
    await words.add(`/words/${settings.language}.ftl`)
  } catch {
    // Private windows and full disks may forbid it. The page then needs a connection, as it did before.
  }
}
