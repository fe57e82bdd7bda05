// The current public tables.

import { notices } from '../conduct/notices.svelte'
import type { Listing, LobbyShown, NoticesShown } from '../lib/wire'

const WAITS = [1000, 2000, 5000, 10_000]

/** Tables that anyone may join or watch, updated live while the screen is open. */
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
      const message: LobbyShown | NoticesShown = JSON.parse(event.data)
      if (message.is === 'notices') notices.hear(message.notices)
      if (message.is !== 'lobby') return
      this.tables = message.tables
      this.known = true
      this.#tries = 0
    }
    socket.onclose = () => {
      // The list may be outdated, so it is hidden.
      this.known = false
      this.#timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.#tries++, 3)])
    }
  }
}
