// The public tables, as they are now.

import type { Listing, LobbyShown } from '../lib/wire'

const WAITS = [1000, 2000, 5000, 10_000]

/** Tables that anybody may join or watch; heard live for as long as the screen stands. */
export class Lobby {
  tables = $state.raw<Listing[]>([])
  known = $state(false)

  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.#connect()
  }

  close(): void {
    clearTimeout(this.#timer)
    if (!this.#socket) return
    this.#socket.onclose = null
    this.#socket.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws/lobby`)
    this.#socket = socket
    socket.onmessage = (event: MessageEvent<string>) => {
      const message: LobbyShown = JSON.parse(event.data)
      if (message.is !== 'lobby') return
      this.tables = message.tables
      this.known = true
      this.#tries = 0
    }
    socket.onclose = () => {
      // The list may be out of date by now, so it is hidden.
      this.known = false
      this.#timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.#tries++, 3)])
    }
  }
}
