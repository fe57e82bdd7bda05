// The one sound of the page, for those who want it: it is your turn.

import { settings } from './settings.svelte'

let context: AudioContext | undefined

/** Two quiet notes, as of a small bell; nothing where sound is off. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  note(context, 660, 0)
  note(context, 880, 0.14)
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.6)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.65)
}
