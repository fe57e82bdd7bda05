// The parts of the house's HTTP API that only Mascarade has.

import { addressOf, ask } from '../../lib/api'
import type { BeliefHistory, ScenarioCheck, ScenarioRequest, ScenarioSuggestion } from '../../lib/wire'

/** Fetch what a player could have known in a finished game, turn by turn. */
export const fetchBeliefs = (table: string, player: number): Promise<BeliefHistory> =>
  ask('GET', `${addressOf(table)}/beliefs?player=${player}`)

/** Fetch a balanced set of masks. */
export const fetchSuggestion = (players: number, centre: number): Promise<ScenarioSuggestion> =>
  ask('GET', `/api/scenarios/suggest?players=${players}&centre=${centre}`)

/** Ask the house whether a set of masks can be played. */
export const checkScenario = (scenario: ScenarioRequest): Promise<ScenarioCheck> =>
  ask('POST', '/api/scenarios/check', scenario)
