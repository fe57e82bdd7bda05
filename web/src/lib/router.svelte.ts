// The router. Every screen has an address.

import { gamePages } from '../games'

export type Place =
  | { name: 'foyer' }
  | { name: 'open' }
  | { name: 'table'; table: string }
  /** A table on a big screen. */
  | { name: 'screen'; table: string }
  | { name: 'replay'; table: string }
  /** A further page of a game. */
  | { name: 'page'; page: string }
  | { name: 'guide'; topic: string | null }
  /** A game's lesson, or the choice of one. */
  | { name: 'learn'; game: string | null }
  | { name: 'house-rules' }
  | { name: 'operator' }
  | { name: 'nowhere' }

/** Return the place of an address. */
export function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (first === 't' && second && rest.join('/') === 'screen') return { name: 'screen', table: second }
  if (rest.length > 0) return { name: 'nowhere' }
  if (!first) return { name: 'foyer' }
  if (first === 'open' && !second) return { name: 'open' }
  if (first === 'how') return { name: 'guide', topic: second || null }
  if (first === 'learn') return { name: 'learn', game: second || null }
  if ((first === 'house-rules' || first === 'operator') && !second) return { name: first }
  if (first === 't' && second) return { name: 'table', table: second }
  if (first === 'r' && second) return { name: 'replay', table: second }
  if (Object.hasOwn(gamePages, first) && !second) return { name: 'page', page: first }
  return { name: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  #path = $state(location.pathname)
  #query = $state(location.search)
  /** Increases with every navigation, so that a screen can detect a new visit. */
  steps = $state(0)

  readonly place = $derived(placeOf(this.#path))
  readonly query = $derived(new URLSearchParams(this.#query))

  /** Go to an address of this house. */
  go = (path: string, how: { replace?: boolean } = {}): void => {
    if (how.replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#arrive()
    scrollTo(0, 0)
  }

  /** Handle the browser's back and forward buttons, and links within the house without a reload. */
  listen(): () => void {
    addEventListener('popstate', this.#arrive)
    document.addEventListener('click', this.#follow)
    return () => {
      removeEventListener('popstate', this.#arrive)
      document.removeEventListener('click', this.#follow)
    }
  }

  readonly #arrive = (): void => {
    this.#path = location.pathname
    this.#query = location.search
    this.steps += 1
  }

  readonly #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || /^\/(api|docs|ws)\//.test(link.pathname)) return
    // The browser handles links within the page.
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
export const go = router.go
