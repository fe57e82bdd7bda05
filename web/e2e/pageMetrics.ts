// What a page tells about itself while it is played on. It runs in the page, before the page's own scripts.

export interface Shift {
  at: number
  value: number
  /** What moved, for whoever has to mend it. */
  what: string
}

export interface Watched {
  /** From each news of the game to the next change on screen, in milliseconds. */
  delays: number[]
  /** What moved that nobody moved. */
  shifts: Shift[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Watch from now on. */
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
      if (hadRecentInput || !document.querySelector('main.table')) continue
      watched.shifts.push({ at: entry.startTime, value, what: sources.map(describe).join(' and ') })
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

/** How much a page jumped at its worst, as browsers reckon it: within five seconds without a pause of one. */
export function jumped({ shifts }: Watched): { value: number; what: string[] } {
  let worst = { value: 0, what: [] as string[] }
  let now = { since: -Infinity, last: -Infinity, value: 0, what: [] as string[] }
  for (const { at, value, what } of shifts) {
    if (at - now.last > 1000 || at - now.since > 5000) now = { since: at, last: at, value: 0, what: [] }
    now = { ...now, last: at, value: now.value + value, what: [...now.what, `${value.toFixed(4)} ${what}`] }
    if (now.value > worst.value) worst = now
  }
  return worst
}
