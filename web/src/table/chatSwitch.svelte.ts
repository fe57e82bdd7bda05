// Whether this device shows what others say.

import { keep, recall } from '../lib/settings.svelte'

const OFF = 'ridotto.chat-off'

class ChatSwitch {
  off = $state(recall(OFF) !== null)

  turn = (): void => {
    this.off = !this.off
    keep(OFF, this.off ? '1' : null)
  }
}

export const chatSwitch = new ChatSwitch()
