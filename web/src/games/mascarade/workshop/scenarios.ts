// The guest's own sets of masks: stored on this device, carried in links.

import type { ScenarioProblem } from '../../../lib/wire'
import type { OwnScenario } from '../wire'
import { keep, recall } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'

export interface SavedScenario extends OwnScenario {
  name: string
  players: number
}

const STORED = 'ridotto.scenarios'
const LONGEST_NAME = 60

/** Return the sets stored on this device, newest first. */
export function savedScenarios(): SavedScenario[] {
  try {
    const found: unknown = JSON.parse(recall(STORED) ?? '[]')
    return Array.isArray(found) ? found.filter(isScenario) : []
  } catch {
    return []
  }
}

/** Store a set; it replaces one with the same name and number of players. */
export function saveScenario(scenario: SavedScenario): void {
  const others = savedScenarios().filter((saved) => !isSame(saved, scenario))
  keep(STORED, JSON.stringify([scenario, ...others]))
}

/** Return the sets to choose from: the one in the address, then the stored ones, without duplicates. */
export function setsToPlay(carried: SavedScenario | null): SavedScenario[] {
  const kept = savedScenarios()
  if (!carried) return kept
  const name = carried.name || (kept.find((saved) => hasSameMasks(saved, carried))?.name ?? '')
  return [{ ...carried, name }, ...kept.filter((saved) => !hasSameMasks(saved, carried))]
}

/** Delete a set. */
export function forgetScenario(scenario: SavedScenario): void {
  keep(STORED, JSON.stringify(savedScenarios().filter((saved) => !isSame(saved, scenario))))
}

/** Return the address that opens a table with this set. */
export function scenarioLink(scenario: SavedScenario): string {
  const query = new URLSearchParams({
    masks: scenario.masks.join(','),
    centre: String(scenario.centre),
    name: scenario.name,
  })
  return `/open?${query}`
}

/** Return the set in an address, or null. The house checks whether it can be played. */
export function scenarioFrom(query: URLSearchParams): SavedScenario | null {
  const masks = (query.get('masks') ?? '').split(',').filter((mask) => /^[a-z]+$/.test(mask))
  const centre = Number(query.get('centre') ?? 0)
  const players = masks.length - centre
  const scenario = { name: (query.get('name') ?? '').slice(0, LONGEST_NAME), players, masks, centre }
  return isScenario(scenario) && players >= 4 && players <= 12 ? scenario : null
}

/** Return what is wrong with a set and how to fix it, in the guest's language. */
export function problemText(problem: ScenarioProblem): { wrong: string; mend: string } {
  const mask = String(problem.args.mask ?? '')
  const maskname = words.find(`mask-${mask}`) ?? mask
  const say = (key: string): string => words.t(key, { ...problem.args, maskname })
  return { wrong: say(`scenario-${problem.code}`), mend: say(`scenario-${problem.code}.mend`) }
}

function isSame(one: SavedScenario, other: SavedScenario): boolean {
  return one.name === other.name && one.players === other.players
}

function hasSameMasks(one: SavedScenario, other: SavedScenario): boolean {
  const sorted = ({ masks }: SavedScenario): string => masks.toSorted().join()
  return one.centre === other.centre && sorted(one) === sorted(other)
}

function isScenario(thing: unknown): thing is SavedScenario {
  const scenario = thing as Partial<SavedScenario> | null
  return (
    typeof scenario?.name === 'string' &&
    Number.isInteger(scenario.players) &&
    Number.isInteger(scenario.centre) &&
    (scenario.centre ?? -1) >= 0 &&
    Array.isArray(scenario.masks) &&
    scenario.masks.every((mask) => typeof mask === 'string')
  )
}
