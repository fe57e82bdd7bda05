// Any game as this viewer plays it.

import type { GameWire } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import { BasePlay } from '../../table/play.svelte'
import type { Sentence } from '../../table/telling'
import { Readable } from './readable'
import { Teller } from './telling'

/** Ignore a tap this soon after a new question: it was meant for the one before. In milliseconds. */
const TOO_SOON = 250

export class Play extends BasePlay<GameWire, Sentence> {
  readonly readable = $derived(new Readable(this.table.game ?? '', this.table.names))
  /** Changes with every decision. */
  readonly question = $derived(`${this.table.n} ${this.state.decision} ${this.state.player}`)
  readonly prompt = $derived.by<string>(() => {
    const { decision, player, over } = this.state
    if (over) return ''
    const what = decision ? this.readable.term(decision) : ''
    const args = { known: what ? 'yes' : 'no', what }
    if (this.table.mine) return t('generic-decide', args)
    return t('generic-wait', { ...args, name: this.table.nameOf(player ?? -1) })
  })

  private asked = -Infinity

  /** Note that a new question was put. */
  reset(): void {
    this.asked = performance.now()
  }

  act = async (action: GameWire['action']): Promise<void> => {
    if (this.busy || performance.now() - this.asked < TOO_SOON) return
    await this.send(() => this.table.act(action))
  }

  protected teller(): Teller {
    return new Teller(this.table.game ?? '', this.voice)
  }
}
