// What the house offers: its games and bots.

import { api } from './api'
import type { House } from './protocol'

let house: Promise<House> | null = null

/** Fetch what the house offers, once; after an error it is fetched again. */
export function fetchHouse(): Promise<House> {
  house ??= api.house().catch((error: unknown) => {
    house = null
    throw error
  })
  return house
}
