// The end of a game as all games show it: standings and awards.

/** A player at the end of a game. */
export interface Standing {
  player: number
  won: boolean
  /** The fortune or the points; null in a game that has none. */
  amount: number | null
  /** The drawing of the player's mask, and its name; "" while they are unknown. */
  drawing: string
  mask: string
  /** The mask's entry in the guide, as in a link. */
  target?: string
}

/** What some players did more than all others. Its texts are `award-<key>` and `award-<key>.why`. */
export interface Award {
  key: string
  players: readonly number[]
  /** The number behind it. */
  count: number
}

export interface Ending {
  standings: readonly Standing[]
  awards: readonly Award[]
}

/** Return the award for the highest count: none below `least`, and none if all players share it. */
export function most(key: string, counts: readonly number[], least = 1): Award[] {
  const count = Math.max(...counts)
  const players = [...counts.keys()].filter((player) => counts[player] === count)
  return count < least || players.length === counts.length ? [] : [{ key, players, count }]
}

/** Sort standings: winners first, then by amount. */
export function ranked(standings: readonly Standing[]): Standing[] {
  return [...standings].sort(
    (one, other) => Number(other.won) - Number(one.won) || (other.amount ?? 0) - (one.amount ?? 0) || one.player - other.player,
  )
}
