// Plays a lesson: it takes the place of the house, sends what was recorded, and waits for the learner's moves.

import type { OpenSocket } from '../lib/connection'
import { keep, PACES, recall, settings } from '../lib/settings.svelte'
import type { Command, Message } from '../lib/wire'
import { messagesAt, type Outcome, type Recording, type Step } from './recording'

/** The pause before a player's move, in units of the pace. */
const THINKING = 0.7

/** The time to look at an open deal, in milliseconds: the learner reads meanwhile. */
const LOOKING = 600_000

/** A connection to the lesson in place of one to a house. */
class Line {
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly send: (text: string) => void) {}

  close(): void {
    this.readyState = 3
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** What the learner does now: watch the others, make a move, read, or nothing more. */
export type Stage = 'watching' | 'doing' | 'reading' | 'finished'

export class Lesson {
  /** The number of the current step, from 0. */
  at = $state(0)
  stage = $state<Stage>('watching')
  /** How many wrong moves the learner has made in this step. */
  wrong = $state(0)
  readonly steps: readonly Step[]
  get step(): Step | undefined {
    return this.steps[this.at]
  }

  private line: Line | null = null
  private n = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The moves of the others that are still to come in this step. */
  private coming: readonly Outcome[] = []
  /** How long the page still shows the last move, in units of the pace. */
  private show = 0

  constructor(
    private readonly game: string,
    private readonly recording: Recording,
    private readonly texts: { wait: string },
    at = rememberedStep(game),
  ) {
    this.steps = recording.steps
    this.at = Math.min(Math.max(0, at), this.steps.length - 1)
  }

  /** Accept the table's connection. */
  readonly open: OpenSocket = () => {
    const line = new Line((text) => this.hear(line, JSON.parse(text) as Command))
    this.line = line
    // The table listens when it has the connection.
    queueMicrotask(() => this.greet())
    return line as unknown as WebSocket
  }

  /** Go on: to the next step, or past the moves of the others. */
  goOn = (): void => {
    if (this.stage === 'reading') this.next()
    else if (this.stage === 'watching') {
      clearTimeout(this.timer)
      while (this.coming.length) this.bring()
      this.turnToLearner()
    }
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private greet(): void {
    for (const message of messagesAt(this.recording, this.at)) this.tell(unhurried(message))
    this.enter()
  }

  private enter(): void {
    keep(storedAs(this.game), String(this.at))
    this.coming = this.step?.watch ?? []
    this.wrong = 0
    this.stage = 'watching'
    this.plan()
  }

  private plan(): void {
    clearTimeout(this.timer)
    const pause = this.coming.length ? this.show + THINKING : this.show
    this.timer = setTimeout(() => {
      if (!this.coming.length) return this.turnToLearner()
      this.bring()
      this.plan()
    }, pause * PACES[settings.pace ?? 'normal'])
  }

  /** Let the next of the others move. */
  private bring(): void {
    const [outcome, ...coming] = this.coming
    this.coming = coming
    if (outcome) this.happen(outcome)
  }

  private happen({ messages, show }: Outcome): void {
    this.show = show
    for (const message of messages) this.tell(message)
  }

  private turnToLearner(): void {
    this.show = 0
    const last = this.at === this.steps.length - 1
    this.stage = this.step?.do ? 'doing' : last ? 'finished' : 'reading'
    if (last && !this.step?.do) keep(storedAs(this.game), null)
  }

  private next(): void {
    clearTimeout(this.timer)
    this.at += 1
    this.enter()
  }

  private tell(message: Message): void {
    if ('n' in message && message.is !== 'unsaid') this.n = message.n
    this.line?.say(message)
  }

  private hear(line: Line, command: Command): void {
    if (line.readyState !== 1) return
    const { id } = command
    if (command.do === 'ping') return line.say({ is: 'pong', id, n: this.n, now: Date.now() })
    if (command.do === 'act') return this.judge(id, command.action)
    if (command.do === 'ready') return this.judge(id, { ready: true })
    this.refuse(id, this.texts.wait)
  }

  /** Check the learner's move, and go on if it is the right one. */
  private judge(id: string, move: unknown): void {
    if (this.coming.length) return this.refuse(id, this.texts.wait)
    // An impatient learner need not finish reading.
    const following = this.steps[this.at + 1]
    if (this.step && !this.step.do && following && !following.watch.length && same(following.do, move)) this.next()
    const { step } = this
    if (!step?.do || !step.then) return this.refuse(id, this.texts.wait)
    if (!same(step.do, move)) {
      this.wrong += 1
      return this.refuse(id, '')
    }
    this.line?.say({ is: 'done', id, n: this.n })
    this.happen(step.then)
    this.next()
  }

  private refuse(id: string, message: string): void {
    this.line?.say({ is: 'refused', id, n: this.n, error: { code: 'lesson', message }, changed: [] })
  }
}

/** Return a view as of now, with plenty of time to look at an open deal. */
function unhurried(message: Message): Message {
  if (message.is !== 'view') return message
  const now = Date.now()
  const { clock } = message
  return { ...message, now, clock: clock?.look_until == null ? clock : { ...clock, look_until: now + LOOKING } }
}

/** Compare two moves, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  const ordered = (move: unknown): string => JSON.stringify(Object.entries(Object(move)).sort())
  return ordered(one) === ordered(other)
}

const storedAs = (game: string): string => `ridotto.lesson.${game}`

/** Return the step at which this device left a lesson; 0 if it did not. */
export function rememberedStep(game: string): number {
  const step = Number(recall(storedAs(game)) ?? 0)
  return Number.isInteger(step) ? step : 0
}

/** Start a lesson from the beginning next time. */
export const forgetStep = (game: string): void => keep(storedAs(game), null)
