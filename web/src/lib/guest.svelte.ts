// The guest: a name, no account.

import { api, HouseError } from './api'
import type { GuestInfo } from './wire'
import { keep, recall } from './settings.svelte'

const NAME = 'ridotto.name'
/** Set once the house has given us a cookie, which scripts cannot see. */
const KNOWN = 'ridotto.known'
export const LONGEST_NAME = 24

/** Names from the Venetian carnival for guests who give none. */
const CARNIVAL = [
  'Arlecchino', 'Beatrice', 'Brighella', 'Corallina', 'Fiorella', 'Florindo', 'Isabella', 'Lelio',
  'Leandro', 'Mezzetin', 'Ottavio', 'Pantalone', 'Pedrolino', 'Rosaura', 'Scaramuccia', 'Silvio',
  'Smeraldina', 'Tartaglia', 'Truffaldino', 'Violetta', 'Zerbinetta', 'Celia', 'Aurelia', 'Coviello',
]

/** Return a random name. */
export function carnivalName(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  return CARNIVAL[chance % CARNIVAL.length] ?? 'Arlecchino'
}

class Visitor {
  me = $state.raw<GuestInfo | null>(null)
  /** The name that the guest last gave on this device, or "". */
  get name(): string {
    return recall(NAME) ?? ''
  }

  /** Return a name for a guest who gives none. */
  suggestion(): string {
    return this.me?.name ?? carnivalName()
  }

  /** Find out whether the house knows us. */
  async recognise(): Promise<GuestInfo | null> {
    if (this.me || recall(KNOWN) === null) return this.me
    try {
      this.me = await api.me()
    } catch (error) {
      if (!(error instanceof HouseError) || error.status !== 401) throw error
    }
    return this.me
  }

  /** Register as a guest: under this name, the stored one, or a random one. */
  async enter(name?: string): Promise<GuestInfo> {
    const wanted = name?.trim().slice(0, LONGEST_NAME)
    const known = await this.recognise()
    if (known && (!wanted || wanted === known.name)) return known
    this.me = await api.introduce(wanted || recall(NAME) || carnivalName())
    keep(KNOWN, '1')
    if (wanted) keep(NAME, wanted)
    return this.me
  }

  /** True if the house has given us a cookie. */
  get known(): boolean {
    return this.me !== null || recall(KNOWN) !== null
  }

  /** Forget a guest whom the house has deleted; keep only this device's settings. */
  vanish(): void {
    this.forget()
    for (const stored of [NAME, 'ridotto.tables', 'ridotto.noted']) keep(stored, null)
  }

  /** Forget a guest whom the house no longer knows. */
  forget(): void {
    this.me = null
    keep(KNOWN, null)
  }
}

export const visitor = new Visitor()
