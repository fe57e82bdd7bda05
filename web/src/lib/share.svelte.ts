// A link to give away: shared where the machine can, else copied, else left to the hand.

import { announce } from './announce.svelte'
import { t } from './words.svelte'

/** How long it is said that the link was copied. */
const SAID = 2500

export const canShare = (): boolean => typeof navigator.share === 'function'

export class Sharing {
  copied = $state(false)
  /** The link that could not be copied: without permission, or without https. */
  byHand = $state('')

  copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      this.copied = true
      announce(t('invite-copied'))
      setTimeout(() => (this.copied = false), SAID)
    } catch {
      this.byHand = link
    }
  }

  /** Whoever thinks better of it is left alone; where it fails, the link is copied. */
  share = async (link: string, words: { title: string; text?: string }): Promise<void> => {
    try {
      await navigator.share({ ...words, url: link })
    } catch (error) {
      if ((error as DOMException).name !== 'AbortError') await this.copy(link)
    }
  }
}
