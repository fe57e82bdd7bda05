// The page's sounds, all synthesised and all optional: nothing is played unless sound is on.

import { settings } from './settings.svelte'

let context: AudioContext | undefined

/** Return the audio context, or null if sound is off or the browser has none. */
function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  // A context that was created before the first tap waits for one.
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Play two quiet bell notes: it is your turn. */
export function ring(): void {
  play((to) => [note(to, 660, 0), note(to, 880, 0.14)])
}

/** Play the rustle of a card that is moved. */
export function playCard(): void {
  play((to) => rustle(to))
}

/** Play the clink of coins. */
export function playCoins(): void {
  play((to) => [note(to, 2350, 0, 0.18, 0.05), note(to, 3130, 0.06, 0.16, 0.04), note(to, 2640, 0.12, 0.2, 0.04)])
}

/** Play a gong: a claim, or a challenge. */
export function playGong(): void {
  // A gong's overtones are not in tune with each other.
  play((to) => [note(to, 98, 0, 2, 0.16), note(to, 147, 0, 1.6, 0.08), note(to, 233, 0, 1.2, 0.05), note(to, 311, 0, 0.8, 0.03)])
}

/** Play a short fanfare: the game is over. */
export function playFanfare(): void {
  const notes: [pitch: number, after: number, length: number][] = [
    [523, 0, 0.3], [523, 0.16, 0.2], [659, 0.32, 0.3], [784, 0.48, 0.9], [523, 0.48, 0.9], // prettier-ignore
  ]
  play((to) => notes.map(([pitch, after, length]) => note(to, pitch, after, length, 0.06, 'sawtooth')))
}

function play(sound: (to: AudioContext) => unknown): void {
  const to = audio()
  if (to) sound(to)
}

/** Play one note that dies away. */
function note(to: AudioContext, pitch: number, after: number, length = 0.6, volume = 0.12, type: OscillatorType = 'sine'): void {
  const start = to.currentTime + after
  const tone = to.createOscillator()
  tone.type = type
  tone.frequency.value = pitch
  tone.connect(fading(to, start, length, volume))
  tone.start(start)
  tone.stop(start + length + 0.05)
}

/** Play a short hiss, as of paper on cloth. */
function rustle(to: AudioContext): void {
  const length = 0.12
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate)
  const samples = noise.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  const source = to.createBufferSource()
  const filter = to.createBiquadFilter()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = 2600
  source.connect(filter).connect(fading(to, to.currentTime, length, 0.1))
  source.start()
}

/** Return a gain that rises at once and dies away, connected to the speakers. */
function fading(to: AudioContext, start: number, length: number, volume: number): GainNode {
  const loudness = to.createGain()
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(volume, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
  loudness.connect(to.destination)
  return loudness
}
