// How much a player could have known, in a few words.

import type { BeliefPoint } from '../../../lib/wire'

const SURE = 0.99

/** In how many turns a player could be sure, and in how many another mask was likelier than the own. */
export function judged(points: readonly BeliefPoint[]): { sure: number; misled: number } {
  return {
    sure: points.filter((point) => point.chance > SURE).length,
    misled: points.filter(isMisled).length,
  }
}

/** Check whether another mask was likelier than the true one. */
export function isMisled(point: BeliefPoint): boolean {
  return point.likely !== point.mask && point.likely_chance > point.chance
}

/** Return what could be known after entry `n`: the last point that is not later; null before the first. */
export function standing(points: readonly BeliefPoint[], n: number): BeliefPoint | null {
  return points.findLast((point) => point.n <= n) ?? null
}
