import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { EntryShown } from '../src/lib/wire'
import type { GameEvent, Wire } from '../src/games/masquerade/wire'
import { LANGUAGES } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/words.svelte'
import { PHASES } from '../src/games/masquerade/state'
import type { Voice } from '../src/table/telling'
import { Teller } from '../src/games/masquerade/telling'
import { deck, decisions, eventTypes, samples, spoken } from './fixtures/masquerade'

const names = ['Ana', 'Bruno', 'Irène']

async function voiceOf(words: Words, language: (typeof LANGUAGES)[number], me: number | null = 0): Promise<Voice> {
  await words.speak(language)
  return { t: words.t, listed: words.listed, names, me }
}

const entry = (events: GameEvent[], more: Partial<EntryShown<Wire>> = {}): EntryShown<Wire> => ({
  n: 5,
  at: 0,
  what: 'moved',
  player: 0,
  how: 'person',
  events,
  ...more,
})

let complaints: MockInstance
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('the samples contain every documented event', () => {
  expect([...new Set(samples.map((event) => event.type))].sort()).toEqual([...eventTypes].sort())
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('every event has a sentence, for the players involved and for others', async () => {
    const words = new Words(spoken)
    for (const me of [0, 1, 2, null]) {
      const teller = new Teller(await voiceOf(words, language, me), deck)
      for (const event of samples) {
        const told = teller.tell([entry([event])])
        expect(told, JSON.stringify(event)).toHaveLength(1)
        expect(told[0]?.text.trim(), JSON.stringify(event)).not.toBe('')
        expect(told[0]?.text).not.toMatch(/undefined|\{|\$|^[a-z]+-[a-z-]+$/)
      }
    }
    expect(complaints).not.toHaveBeenCalled()
  })

  it('every decision has a question and a waiting text, and every action a label', async () => {
    const words = new Words(spoken)
    await words.speak(language)
    for (const [decision, actions] of decisions) {
      expect(words.has(`ask-${decision}`), `ask-${decision}`).toBe(true)
      expect(words.has(`mq-wait-${decision}`), `mq-wait-${decision}`).toBe(true)
      words.t(`ask-${decision}`, { name: 'Ana', who: 'other', card: 'Fugue' })
      words.t(`mq-wait-${decision}`, { name: 'Ana', who: 'other' })
      for (const { act } of actions) {
        const key = act === 'done' ? `ask-done-${decision}` : `mq-do-${act}`
        expect(words.has(key), key).toBe(true)
        expect(words.t(key, { name: 'Ana', cost: 1, order: 3 })).not.toBe('')
      }
    }
    expect(complaints).not.toHaveBeenCalled()
  })

  it('every phase has a name and an explanation', async () => {
    const words = new Words(spoken)
    await words.speak(language)
    for (const phase of PHASES) {
      expect(words.has(`mq-phase-${phase}`)).toBe(true)
      expect(words.has(`mq-phase-${phase}.why`)).toBe(true)
    }
  })
})

describe('the story', () => {
  it('counts consecutive cards, and does not name hidden ones', async () => {
    const teller = new Teller(await voiceOf(new Words(spoken), 'en'), deck)
    const own = teller.tell([entry([{ type: 'draw', player: 0, spell: 'fugue' }, { type: 'draw', player: 0, spell: 'fugue' }])])
    expect(own.map(({ text, secret }) => [text, secret])).toEqual([['You draw: Name of fugue ×2.', true]])
    const theirs = teller.tell([entry([{ type: 'draw', player: 1 }, { type: 'draw', player: 1 }, { type: 'draw', player: 2 }])])
    expect(theirs.map(({ text, secret }) => [text, secret])).toEqual([
      ['Bruno draws 2 Spells.', false],
      ['Irène draws a Spell.', false],
    ])
  })

  it('marks what only the reader knows, and nothing else', async () => {
    const teller = new Teller(await voiceOf(new Words(spoken), 'en'), deck)
    const secrets = samples
      .filter((event) => event.type !== 'end')
      .filter((event) => teller.tell([entry([event])])[0]?.secret)
      .map((event) => event.type)
    expect([...new Set(secrets)].sort()).toEqual(['draw', 'find', 'give', 'glimpse', 'lay', 'look', 'mask'])
  })

  it('says who wins a Challenge, including Guardians', async () => {
    const teller = new Teller(await voiceOf(new Words(spoken), 'en'), deck)
    const told = teller.tell([
      entry([
        { type: 'challenge', player: 1, challenged: 'guardian', guardian: 'doorman' },
        { type: 'clash', totals: [2, 4] },
        { type: 'challenge', player: 1, challenged: 0, guardian: null },
        { type: 'clash', totals: [2, 4] },
      ]),
    ])
    expect(told.map(({ text }) => text)).toEqual([
      'Bruno challenges the Guardian: Name of doorman.',
      'Bruno 2 : 4 Name of doorman: the Guardian wins.',
      'Bruno challenges you!',
      'Bruno 2 : 4 Ana: you win.',
    ])
  })

  it('says when the clock or a stand-in decided', async () => {
    const teller = new Teller(await voiceOf(new Words(spoken), 'en'), deck)
    const told = teller.tell([
      entry([], { how: 'clock' }),
      entry([], { what: 'absent', player: 1, how: null }),
      entry([], { what: 'back', player: 1, how: null }),
    ])
    expect(told).toHaveLength(3)
    expect(told[0]?.text).toContain('You ran out of time')
  })
})
