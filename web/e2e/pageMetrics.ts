// Metrics of a page in use. Runs in the page before the page's own scripts.

export interface Shift {
  at: number
  value: number
  /** The elements that moved. */
  what: string
  /** True if a game was on screen. */
  atTable: boolean
}

export interface Watched {
  /** Milliseconds from each update of the game to the next change on screen. */
  delays: number[]
  /** Layout shifts without user input. */
  shifts: Shift[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Start recording. */
export function watch(): void {
  const watched: Watched = { delays: [], shifts: [] }
  window.watched = watched

  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  const at = ({ x, y, width, height }: DOMRect): string => `${[x, y, width, height].map(Math.round).join()}`
  const describe = ({ node, previousRect, currentRect }: Source): string => {
    const named = node instanceof Element ? `${node.tagName.toLowerCase()}.${[...node.classList].join('.')}` : node?.nodeName
    return `${named} from ${at(previousRect)} to ${at(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: Source[]
      }
      // The ticker scrolls its lines, and may do so a frame after its room has changed.
      const scrolled = ({ node }: Source): boolean => node?.parentElement?.closest('.ticker .lines') != null
      if (hadRecentInput || (sources.length > 0 && sources.every(scrolled))) continue
      // With its end the game gives way to the results, which are a screen of their own.
      const atTable = document.querySelector('main.table') !== null && !document.querySelector('main.table .over[data-doing]')
      watched.shifts.push({ at: entry.startTime, value, what: sources.map(describe).join(' and '), atTable })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const Real = window.WebSocket
  let heard: number | null = null
  window.WebSocket = class extends Real {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', (event: MessageEvent<string>) => {
        if (event.data.startsWith('{"is":"news"') && event.data.includes('"moved"')) heard = performance.now()
      })
    }
  }
  new MutationObserver(() => {
    if (heard === null) return
    const since = heard
    heard = null
    requestAnimationFrame(() => watched.delays.push(performance.now() - since))
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/**
 * Return the cumulative layout shift of a page and what moved: the worst five seconds without a pause of one, as
 * browsers define it.
 */
export function layoutShift(shifts: readonly Shift[]): { value: number; what: string[] } {
  let worst = { value: 0, what: [] as string[] }
  let now = { since: -Infinity, last: -Infinity, value: 0, what: [] as string[] }
  for (const { at, value, what } of shifts) {
    if (at - now.last > 1000 || at - now.since > 5000) now = { since: at, last: at, value: 0, what: [] }
    now = { ...now, last: at, value: now.value + value, what: [...now.what, `${value.toFixed(4)} ${what}`] }
    if (now.value > worst.value) worst = now
  }
  return worst
}
