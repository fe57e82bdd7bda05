// Announcements for screen readers.

import { untrack } from 'svelte'

class Announcer {
  polite = $state('')
  urgent = $state('')

  /** Say something; `urgent` interrupts what is being read. */
  say = (text: string, how: 'polite' | 'urgent' = 'polite'): void => {
    // A repeated sentence is only read again if the region's text changes. Untracked, so that effects that announce
    // something do not run again.
    const again = untrack(() => this[how] === text)
    this[how] = again ? `${text}\u00a0` : text
  }

  /** Clear the urgent announcement, so that it isn't found later on the page. */
  calm = (): void => {
    this.urgent = ''
  }
}

export const announcer = new Announcer()
export const { say: announce, calm } = announcer
