// The house's catalogue: games and bots.

import { api } from './api'
import type { GameWire, HouseInfo } from './wire'

let house: Promise<HouseInfo<any>> | null = null

/** Fetch what the house offers, once; try again after an error. A game may name its types. */
export function fetchHouse<G extends GameWire = GameWire>(): Promise<HouseInfo<G>> {
  house ??= api.house().catch((error: unknown) => {
    house = null
    throw error
  })
  return house
}
