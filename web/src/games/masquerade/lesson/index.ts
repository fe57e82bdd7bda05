// The lesson of Masquerade.

import type { GameLesson, Recording } from '../../../lesson/recording'
import recording from './recording.json'

export const lesson: GameLesson = {
  recording: recording as unknown as Recording,
  points: {
    goal: '.tray .vp',
    mask: '.tray .tile',
    order: '.tray .tile',
    stage: '[data-spot="stage:arena"]',
    spell: '[data-spell="capriccio"] .tile',
    whom: '.tray .tile',
    enough: '.detail .buttons',
    challenge: '.tray .tile',
    music: '[data-spell="nocturne"] .tile',
    keep: '.detail .buttons',
    counter: '[data-spell="minuet"] .tile',
    emblems: '.emblems',
  },
}
