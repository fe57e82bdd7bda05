// The question to the viewer, or whom the table waits for.

import { phrase, type Phrase } from '../../lib/linked'
import { say } from '../../table/telling'
import { t, words } from '../../lib/words.svelte'
import type { Play } from './play.svelte'
import { maskLink, maskOf } from './telling'

export const promptOf = (play: Play): Phrase => phrase(asked(play))

function asked(play: Play): string {
  const { table, state: game } = play
  if (play.dealing) return t('play-deal-title')
  if (table.memorising) return t('mas-wait-looking', { names: words.listed(play.stillLooking.map((one) => table.nameOf(one))) })
  if (play.answering) return ahead(play)
  if (!table.mine) return waiting(play)
  switch (game.decision) {
    case 'opening':
    case 'turn':
      return own(play)
    case 'target':
      return t('play-ask-target', { mask: announced(play) })
    case 'targets':
      return t('mas-ask-pair', { mask: announced(play) })
    case 'switch':
      return spied(play)
    case 'name':
      return t('play-ask-name')
    default:
      return ''
  }
}

const announced = ({ state }: Play): string => (state.announced ? maskLink(t, state.announced) : '')

function own(play: Play): string {
  const { offers, state: game } = play
  const [place] = play.chosen
  if (play.handling && place !== undefined) return t('mas-ask-really', { mask: maskOf(play.voice, place) })
  if (play.swapping) return t(game.decision === 'opening' ? 'mas-ask-opening' : 'mas-ask-swap')
  // Say why there are fewer choices than usual.
  if (offers.look && !offers.swap.size) return t('play-must-look')
  if (offers.look && !offers.announce.size) return t('mas-may-not-announce')
  return t('mas-ask-turn')
}

function spied({ table, spied: sight }: Play): string {
  if (!sight) return t('play-ask-really')
  return t('mas-ask-spied', {
    own: maskLink(t, sight.own),
    name: table.nameOf(sight.target),
    theirs: maskLink(t, sight.theirs),
  })
}

function ahead(play: Play): string {
  const { table } = play
  if (table.ahead) return t(`mas-${play.atOnce ? 'answered' : 'ahead'}-${table.ahead}`)
  if (table.mine || play.atOnce) return t('play-ask-claim', { mask: announced(play) })
  return t('mas-ahead-ask', { mask: announced(play) })
}

function waiting(play: Play): string {
  const { table, state: game } = play
  // While a power is shown, there is time to read what it does.
  const { announced: mask } = play.reading
  if (play.director.running && mask && !play.claiming) return t(`mask-${mask}.power`)
  if (game.over) return t('mas-over')
  if (play.claiming && play.atOnce) {
    return t('mas-wait-all', { names: words.listed(play.toAnswer.map((player) => table.nameOf(player))) })
  }
  return say(play.voice, `mas-wait-${game.decision}`, game.player ?? 0, { mask: announced(play) })
}
