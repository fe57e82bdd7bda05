// Names of masks and cards within texts, marked so that each can be shown as a link.
//
// A name is marked before it becomes an argument of a message. Wherever the message puts it, the mark stays around
// exactly the form that is shown, so no text has to be searched for names.

/** A name, and the mark of its entry in the guide: `mask-king`. */
export interface Link {
  target: string
  label: string
}

export type Part = string | Link

/** A text as one string, and in parts. */
export interface Phrase {
  text: string
  parts: readonly Part[]
}

// Private-use characters. No message contains them, and the house removes them from people's names.
const LINK = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g

/** Mark a name as a link. */
export const link = (target: string, label: string): string => `\uE000${target}\uE001${label}\uE002`

/** Return a text without marks. */
export const plain = (marked: string): string => marked.replace(LINK, '$2')

/** Join marked names as `listed` joins plain ones. Spanish says "e" before an i, so the marks come in afterwards. */
export function linkedList(listed: (items: string[]) => string, marked: readonly string[]): string {
  const bare = marked.map(plain)
  let rest = listed(bare)
  const done = bare.map((name, place) => {
    const at = rest.indexOf(name)
    const before = rest.slice(0, at)
    rest = rest.slice(at + name.length)
    return before + marked[place]
  })
  return done.join('') + rest
}

/** Split a text at its marks. */
export function phrase(marked: string): Phrase {
  const parts: Part[] = []
  let from = 0
  for (const found of marked.matchAll(LINK)) {
    if (found.index > from) parts.push(marked.slice(from, found.index))
    parts.push({ target: found[1] ?? '', label: found[2] ?? '' })
    from = found.index + found[0].length
  }
  if (from < marked.length) parts.push(marked.slice(from))
  return { text: plain(marked), parts }
}
