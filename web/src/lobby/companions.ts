// Bots for the empty seats of a table.

import type { BotInfo } from '../lib/wire'

/** Choose `count` bots: the weakest and the strongest last, and all different while there are enough. */
export function companions(bots: readonly BotInfo[], game: string, count: number): string[] {
  const known = bots.filter((bot) => bot.game === game)
  const top = Math.max(...known.map((bot) => bot.rung))
  const middling = known.filter((bot) => bot.rung > 0 && bot.rung < top)
  const first = shuffled(middling.length ? middling : known)
  const others = shuffled(known.filter((bot) => !first.includes(bot)))
  const order = [...first, ...others].map((bot) => bot.name)
  return Array.from({ length: count }, (_, place) => order[place % order.length] ?? '')
}

function shuffled<T>(things: readonly T[]): T[] {
  const chances = new Map(things.map((thing) => [thing, Math.random()]))
  return [...things].sort((a, b) => (chances.get(a) ?? 0) - (chances.get(b) ?? 0))
}
