// A lesson: what a house would have sent to the learner, and what the learner is asked to do. web/make_lessons.py
// records it with the real rules.

import type { GameWire, Message, News, View } from '../lib/wire'

/** What a move leads to, and how long the page shows it, in units of the pace. */
export interface Outcome<G extends GameWire = GameWire> {
  messages: Message<G>[]
  show: number
}

export interface Step<G extends GameWire = GameWire> {
  /** The last part of its message. */
  name: string
  /** The moves of the others, which come first. */
  watch: Outcome<G>[]
  /** The move that the learner is asked to make; a step without one is only read. */
  do?: G['action'] | { ready: true }
  /** What that leads to. */
  then?: Outcome<G>
}

export interface Recording<G extends GameWire = GameWire> {
  view: Message<G>[]
  steps: Step<G>[]
}

/** A game's lesson. */
export interface GameLesson {
  recording: Recording
  /** What each step points at, as a selector, by the step's name. */
  points: Readonly<Record<string, string>>
}

/** The learner's name in the recordings, which the page replaces. */
const NAME = 'Ada'

/** Return a recording in which the learner has another name. */
export const withName = (recording: Recording, name: string): Recording =>
  JSON.parse(JSON.stringify(recording), (_, value: unknown) => (value === NAME ? name : value)) as Recording

/** Return the first messages to a learner who resumes the lesson at a step. */
export function messagesAt({ view, steps }: Recording, step: number): Message[] {
  const missed = steps.slice(0, step).flatMap(({ watch, then }) => [...watch, ...(then ? [then] : [])])
  return missed.flatMap(({ messages }) => messages).reduce<Message[]>(follow, view)
}

function follow(first: Message[], message: Message): Message[] {
  if (message.is !== 'news') return first
  return first.flatMap((one) => (one.is === 'view' ? [later(one, message)] : []))
}

/** Return a view after news. */
function later(view: View, { n, entries, shown, state, own, clock }: News): View {
  return { ...view, n, entries: [...view.entries, ...entries], shown: shown ?? view.shown, state, own, clock }
}
