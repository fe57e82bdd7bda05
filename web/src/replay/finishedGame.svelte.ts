// A finished game: the moment and point of view that are shown, and the story.

import { api } from '../lib/api'
import type { Phrase } from '../lib/linked'
import { errorText } from '../lib/refusals'
import { namesOf } from '../lib/names'
import type { EntryShown, GameReplay as Replay, GameWire, ReplayStep } from '../lib/wire'
import { listed, t } from '../lib/words.svelte'
import { frameOf, framesOf } from './frames'
import type { GameReplay } from './gameReplay'

export type Eyes = Replay['viewer']

export interface Moment {
  turn: number
  sentences: readonly Phrase[]
}

export class FinishedGame<G extends GameWire = GameWire> {
  /** The number of the current moment. */
  at = $state(0)
  playing = $state(false)
  eyes = $state<Eyes>('omniscient')
  /** The game from this point of view; while it is fetched, from the one before. */
  seen = $state.raw<Replay<G>>() as Replay<G>
  problem = $state('')
  /** Texts that the story needs; null until they are fetched. */
  texts = $state.raw<unknown>(null)

  readonly frames
  readonly names: string[]
  /** Names for lists, with the viewer's marked. */
  readonly labels = $derived.by(() => this.names.map((name, player) => (player === this.me ? t('un-you', { name }) : name)))
  private readonly fetched = new Map<Eyes, Replay<G>>()

  readonly frame = $derived.by(() => this.frames[this.at] ?? { from: 0, to: 0, turn: 0 })
  readonly step = $derived.by(() => this.seen.steps[this.frame.to] ?? this.start)
  readonly truth = $derived.by(() => this.all.steps[this.frame.to]?.truth)
  readonly last: ReplayStep<G>
  private readonly start: ReplayStep<G>
  readonly moments = $derived.by(() => this.tell())
  readonly moment = $derived.by<Moment>(() => this.moments[this.at] ?? { turn: 0, sentences: [] })

  constructor(
    readonly all: Replay<G>,
    readonly replay: GameReplay,
    /** The viewer's player, or null. */
    readonly me: number | null = null,
  ) {
    const [start] = all.steps
    if (!start) throw new Error('a replay has at least the start of the game')
    this.start = start
    this.last = all.steps.at(-1) ?? start
    this.seen = all
    this.fetched.set('omniscient', all)
    this.frames = framesOf(all.steps)
    this.names = namesOf(all.names.map((name, player) => ({ name, kind: all.kinds[player] ?? 'person', shown: all.shown?.[player] })))
  }

  /** Change the point of view; keep the current one after an error. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    this.problem = ''
    try {
      const replay = this.fetched.get(eyes) ?? (await api.replay<G>(this.all.table, eyes))
      this.fetched.set(eyes, replay)
      if (this.eyes === eyes) this.seen = replay
    } catch (error) {
      this.problem = errorText(error)
      if (this.eyes === eyes) this.eyes = this.seen.viewer
    }
  }

  go(frame: number): void {
    this.at = Math.min(Math.max(0, frame), this.frames.length - 1)
    if (this.at === this.frames.length - 1) this.playing = false
  }

  /** Return the moment of an entry, or null. */
  momentOf(n: number): number | null {
    const step = this.all.steps.findIndex((one) => one.n === n)
    return step < 0 ? null : frameOf(this.frames, step)
  }

  private tell(): Moment[] {
    const { texts } = this
    if (texts === null) return this.frames.map(({ turn }) => ({ turn, sentences: [] }))
    const { viewer, steps } = this.seen
    const me = typeof viewer === 'number' ? viewer : null
    const entries = steps.map(
      ({ how, ...step }): EntryShown<G> => ({ ...step, how: how || null, what: 'moved' }),
    )
    const teller = this.replay.teller({ t, listed, names: this.names, me }, texts, this.all.game, this.last.state)
    return this.frames.map(({ from, to, turn }) => {
      const told = teller.tell(entries.slice(from, to + 1))
      // The next turn is the heading of the next moment.
      const sentences = told.filter((one) => one.type !== 'turn')
      return { turn, sentences: sentences.length ? sentences : told }
    })
  }
}
