import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'

/** Counts the sources that were started. */
let started = 0

class FakeAudio {
  state = 'running'
  resume = async () => void (this.state = 'running')
  currentTime = 0
  sampleRate = 8000
  destination = {}
  private node = () => {
    const node = {
      frequency: { value: 0 },
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: (to: unknown) => to,
      start: () => (started += 1),
      stop: () => undefined,
    }
    return node
  }
  createOscillator = this.node
  createGain = this.node
  createBiquadFilter = this.node
  createBufferSource = this.node
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

const sounds = async () => {
  vi.resetModules()
  const { playCard, playCoins, playFanfare, playGong, ring } = await import('../src/lib/sound')
  return { playCard, playCoins, playFanfare, playGong, ring }
}

beforeEach(() => {
  started = 0
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('AudioContext', FakeAudio)
})

afterEach(() => {
  settings.sound = false
  vi.unstubAllGlobals()
})

describe('sounds', () => {
  it('are silent unless they are switched on', async () => {
    localStorage.setItem('ridotto.settings', JSON.stringify({ sound: false }))
    for (const play of Object.values(await sounds())) play()
    expect(started).toBe(0)
  })

  it('each play something once they are', async () => {
    localStorage.setItem('ridotto.settings', JSON.stringify({ sound: true }))
    for (const [name, play] of Object.entries(await sounds())) {
      started = 0
      play()
      expect(started, name).toBeGreaterThan(0)
    }
  })

  it('wake a context that was created before the first tap', async () => {
    localStorage.setItem('ridotto.settings', JSON.stringify({ sound: true }))
    const contexts: FakeAudio[] = []
    vi.stubGlobal('AudioContext', class extends FakeAudio {
      override state = 'suspended'
      constructor() {
        super()
        contexts.push(this)
      }
    })
    ;(await sounds()).playCard()
    expect(contexts.map(({ state }) => state)).toEqual(['running'])
  })

  it('are nothing in a browser without audio', async () => {
    localStorage.setItem('ridotto.settings', JSON.stringify({ sound: true }))
    vi.stubGlobal('AudioContext', undefined)
    for (const play of Object.values(await sounds())) expect(play).not.toThrow()
  })
})
