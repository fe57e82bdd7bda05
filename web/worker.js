// The service worker: keeps the page's own files for times without a connection, and shows notifications.
// The build fills in the names below (offlineShell.ts). Nothing about tables or guests is ever kept.

/** The files that the page needs to start. */
const SHELL = /* SHELL */ []
/** Changes with every build. */
const FILES = 'ridotto-files-' + /* VERSION */ ''
/** The page adds the texts of its language here too, because it fetches them before this worker runs. */
const WORDS = 'ridotto-words'

const PAGE = '/'
/** Addresses that the house answers with something other than the page. */
const NOT_THE_PAGE = /^\/(api|ws|words|docs|healthz|metrics|assets)(\/|$)|\./

self.addEventListener('install', (event) => {
  const requests = SHELL.map((address) => new Request(address, { cache: 'no-cache' }))
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(requests)))
})

// A new version waits until no window uses the old one, whose files must not disappear while it is open.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data?.address ?? PAGE))
})

async function forgetOldFiles() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== FILES && name !== WORDS).map((name) => caches.delete(name)))
}

/** Return a promise of the answer to a request; undefined leaves the request to the browser. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return NOT_THE_PAGE.test(pathname) ? undefined : fetch(request).catch(() => caches.match(PAGE))
  if (/^\/words\/[a-z/-]+\.ftl$/.test(pathname)) return fromHouse(request)
  // The names of assets change with their content.
  if (pathname.startsWith('/assets/')) return fromCache(request)
  if (pathname !== PAGE && SHELL.includes(pathname)) return fetch(request).catch(() => caches.match(request))
  return undefined
}

/** Ask the house and keep the answer; without the house, use the one that was kept. */
async function fromHouse(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(WORDS, request, answer)
    return answer
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

async function fromCache(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(FILES, request, answer)
  return answer
}

/** Keep a copy of an answer. A full disk must not stop the page. */
async function keep(name, request, answer) {
  const copy = answer.clone()
  try {
    await (await caches.open(name)).put(request, copy)
  } catch {
    // The page works without it while there is a connection.
  }
}

/** Bring the window at this address to the front, or open one. */
async function goTo(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
