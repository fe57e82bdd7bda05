// Any game as this viewer plays it.

import type { GameWire } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import { playFanfare } from '../../lib/sound'
import type { Beat, Beats } from '../../table/director.svelte'
import { BasePlay } from '../../table/play.svelte'
import type { Sentence } from '../../table/telling'
import { Readable } from './readable'
import { Teller } from './telling'

/** How long each event is shown, as a share of the pace. */
const EACH = 0.4

export class Play extends BasePlay<GameWire, Sentence> {
  readonly readable = $derived(new Readable(this.table.game ?? '', this.table.names))
  readonly prompt = $derived.by<string>(() => {
    const { decision, player, over } = this.state
    if (over) return ''
    const what = decision ? this.readable.term(decision) : ''
    const args = { known: what ? 'yes' : 'no', what }
    if (this.table.mine) return t('generic-decide', args)
    return t('generic-wait', { ...args, name: this.table.nameOf(player ?? -1) })
  })

  act = async (action: GameWire['action']): Promise<void> => {
    if (this.busy) return
    await this.send(() => this.table.act(action))
  }

  /** Every event takes the same time, one after another. */
  protected beats(): Beats {
    return { times: {}, others: EACH, joint: [], late: [], turns: ['turn'] }
  }

  protected notice({ events, time }: Beat<GameWire['event']>): void {
    if (time && events[0]?.type === 'end') playFanfare()
  }

  protected teller(): Teller {
    return new Teller(this.table.game ?? '', this.voice)
  }
}
