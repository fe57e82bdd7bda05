// Looking up a mask or card without leaving the screen.

import { getContext, setContext } from 'svelte'

type Open = (target: string) => void

const LOOK_UP = Symbol('look up')

/** Let links on this screen open a sheet. To be called while a screen is set up. */
export function offerLookUp(open: Open): void {
  setContext(LOOK_UP, open)
}

/** Return how a link opens its sheet, or null if this screen has none. To be called while a part is set up. */
export function lookUp(): Open | null {
  return getContext<Open | undefined>(LOOK_UP) ?? null
}
