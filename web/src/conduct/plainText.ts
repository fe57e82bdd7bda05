// Plain text with headings and lists, as the house rules are written in.

export type Block =
  | { kind: 'h1' | 'h2' | 'p'; text: string }
  | { kind: 'list'; items: string[] }

/** Return the paragraphs, headings and lists of a text; everything else in it is text. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const last = blocks.at(-1)
    const [, mark = '', rest = ''] = /^(#{1,2}|-) +(.*)$/.exec(line) ?? []
    if (!line) open = false
    else if (mark === '-') {
      if (open && last?.kind === 'list') last.items.push(rest)
      else blocks.push({ kind: 'list', items: [rest] })
      open = true
    } else if (mark) {
      // A page has one title.
      const title = mark === '#' && !blocks.some(({ kind }) => kind === 'h1')
      blocks.push({ kind: title ? 'h1' : 'h2', text: rest })
      open = false
    } else if (open && last?.kind === 'p') last.text += ` ${line}`
    else if (open && last?.kind === 'list') last.items.push(`${last.items.pop() ?? ''} ${line}`)
    else {
      blocks.push({ kind: 'p', text: line })
      open = true
    }
  }
  return blocks
}
