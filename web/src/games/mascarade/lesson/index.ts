// The lesson of Mascarade.

import type { GameLesson, Recording } from '../../../lesson/recording'
import recording from './recording.json'

export const lesson: GameLesson = {
  recording: recording as unknown as Recording,
  points: {
    goal: '.seat.own .coins',
    memorise: '[data-doing] .first',
    swap: '.seat[data-player="1"]',
    unsure: '.seat.own',
    look: '[data-doing] .big',
    claim: '[data-doing] .claim',
    fine: '[data-spot="court"]',
    pass: '[data-doing] .pass',
    announce: '[data-doing] .big[aria-haspopup]',
    near: '.seat.own .coins',
    risk: '[data-doing] .big[aria-haspopup]',
    challenged: '.seat[data-player="1"]',
    win: '[data-doing] .big[aria-haspopup]',
  },
}
