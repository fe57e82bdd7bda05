// Summaries of what a player could have known.

import type { BeliefPoint } from '../../../lib/wire'

const SURE = 0.99

/** Count the turns in which a player could be sure, and those in which another mask was likelier. */
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

/** Return what could be known after entry `n`, or null before the first point. */
export function standing(points: readonly BeliefPoint[], n: number): BeliefPoint | null {
  return points.findLast((point) => point.n <= n) ?? null
}
