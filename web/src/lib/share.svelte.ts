// Sharing a link: through the share dialog, else the clipboard, else by hand.

import { announce } from './announce.svelte'
import { t } from './words.svelte'

/** How long "copied" is shown, in milliseconds. */
const SAID = 2500

export const canShare = (): boolean => typeof navigator.share === 'function'

export class Sharing {
  copied = $state(false)
  /** The link that could not be copied, for lack of permission or https. */
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

  /** Open the share dialog. If sharing fails, copy the link; if the guest cancels, do nothing. */
  share = async (link: string, words: { title: string; text?: string }): Promise<void> => {
    try {
      await navigator.share({ ...words, url: link })
    } catch (error) {
      if ((error as DOMException).name !== 'AbortError') await this.copy(link)
    }
  }
}
