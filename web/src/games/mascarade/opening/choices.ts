// The choices for a table of Mascarade.

import type { TableOptions, TableOptionsRequest } from '../../../lib/wire'
import { scenarioFrom, setsToPlay, type SavedScenario } from '../workshop/scenarios'
import type { OwnScenario, Wire } from '../wire'

/** The masks: one of the printed sheets, a surprise, or the player's own set. */
export type MasksChoice = 'A' | 'B' | 'surprise' | 'own'

export interface Choices {
  masks: MasksChoice
  /** The player's own sets, and the one chosen from them. */
  sets: SavedScenario[]
  own: SavedScenario | null
  peek: boolean
  opening: number
  closedDeal: boolean
  claims: TableOptions['claims']
  memory: TableOptions['memory']
}

/** Return the first choices. A link may carry a set of masks. */
export function newChoices(query: URLSearchParams): Choices {
  const carried = scenarioFrom(query)
  const sets = setsToPlay(carried)
  return {
    masks: carried ? 'own' : 'A',
    sets,
    own: sets[0] ?? null,
    peek: false,
    opening: 4,
    closedDeal: false,
    claims: 'clockwise',
    memory: 'none',
  }
}

/** Return the player's own set if the game is to be played with it. */
export const ownSet = ({ masks, own }: Choices): SavedScenario | null => (masks === 'own' ? own : null)

/** Return the choices as table options. */
export function tableOptions(choices: Choices, players: number): Partial<TableOptionsRequest<Wire>> {
  const { peek, opening, closedDeal, claims, memory } = choices
  return {
    scenario: scenarioOf(choices, players),
    options: { peek, opening, closed_deal: closedDeal },
    claims,
    memory,
  }
}

function scenarioOf(choices: Choices, players: number): string | OwnScenario {
  const own = ownSet(choices)
  if (own) return { masks: own.masks, centre: own.centre }
  return choices.masks === 'surprise' ? 'surprise' : `${players}${choices.masks === 'B' ? 'B' : 'A'}`
}
