// The question to the viewer, or whom the table waits for.

import { phrase, type Phrase } from '../../lib/linked'
import { say } from '../../table/telling'
import { t } from '../../lib/words.svelte'
import type { Play } from './play.svelte'

export const promptOf = (play: Play): Phrase => phrase(asked(play))

function asked({ table, state: game, voice, offers, deck }: Play): string {
  // The end of the game is still being shown.
  if (game.over) return ''
  if (!table.mine) return say(voice, `mq-wait-${game.decision}`, game.player ?? 0)
  if (game.decision === 'bout') return t('mq-ask-bout')
  if (game.decision === 'cast' && !offers.options.length) return t('mq-ask-cast-none')
  if (game.decision === 'counter' && !offers.options.length) return t('mq-ask-counter-none')
  const target = game.target ?? -1
  return t(`ask-${game.decision}`, {
    name: table.nameOf(target),
    who: target === table.me ? 'you' : 'other',
    card: deck.linked(game.casting),
  })
}
