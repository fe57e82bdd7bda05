// Divides a replay into moments.

import type { ReplayStep } from '../lib/wire'

/** One or more steps that are shown together. */
export interface Frame {
  /** The first and the last of its steps. */
  from: number
  to: number
  /** Its turn; 0 before the first. */
  turn: number
}

/**
 * Divide steps into moments. Consecutive passes make one moment, a step without events belongs to the one before, and
 * every other step is a moment of its own.
 */
export function framesOf(steps: readonly ReplayStep[]): Frame[] {
  const frames: Frame[] = []
  steps.forEach((step, index) => {
    const before = steps[index - 1]
    const last = frames.at(-1)
    const together = isPass(step) && before?.events.every((event) => event.type === 'pass')
    if (last && (together || step.events.length === 0)) {
      last.to = index
    } else {
      frames.push({ from: index, to: index, turn: before?.state.turn ?? 0 })
    }
  })
  return frames
}

const isPass = (step: ReplayStep): boolean => step.events[0]?.type === 'pass'

/** Return the moment of a step. */
export function frameOf(frames: readonly Frame[], step: number): number {
  return Math.max(0, frames.findIndex((frame) => step >= frame.from && step <= frame.to))
}
