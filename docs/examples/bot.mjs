// A bot for Mascarade in plain JavaScript: it announces the mask it last knew it had.
//
// The same bot as bot.py; needs Node, nothing else. docs/bots.md says how to let it play.

import { createInterface } from 'node:readline'

class Bot {
  /** Start a new game. */
  start({ you, seed }) {
    this.you = you
    this.mask = null
    // Seeds can exceed what a JavaScript number holds exactly; any part of one will do.
    this.chance = 1 + (seed % 2147483646)
  }

  /** Take in an event as this seat saw it. */
  event({ type, player, mask, masks, players, really, with: other }) {
    if (type === 'deal' && masks) this.mask = masks[this.you]
    else if (['look', 'peek', 'reveal'].includes(type) && player === this.you && mask) this.mask = mask
    // We know whether our own swaps were real, but not those of others.
    else if (type === 'swap' && [player, other].includes(this.you) && really !== false) this.mask = null
    else if (type === 'switch' && players.includes(this.you)) this.mask = null
  }

  /** Return one of the legal actions. */
  decide({ decision, legal, state }) {
    let act = this.mask === null ? 'look' : 'announce'
    if (decision === 'claim') act = this.mask === state.announced ? 'claim' : 'pass'
    const wanted = legal.find((each) => each.act === act && (act !== 'announce' || each.mask === this.mask))
    return wanted ?? legal[this.random(legal.length)]
  }

  /** Return a whole number from 0 to below the limit, the same ones again for the same seed. */
  random(limit) {
    this.chance = (this.chance * 48271) % 2147483647
    return this.chance % limit
  }
}

const bot = new Bot()
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\n')

for await (const line of createInterface({ input: process.stdin })) {
  const [[kind, content]] = Object.entries(JSON.parse(line))
  if (kind === 'hello') say({ name: 'honest' })
  else if (kind === 'start') bot.start(content)
  else if (kind === 'event') bot.event(content)
  else if (kind === 'decide') {
    const why = bot.mask ? `I believe I am the ${bot.mask}.` : 'I do not know my mask.'
    say({ action: bot.decide(content), why })
  } else if (kind === 'bye') break
}
