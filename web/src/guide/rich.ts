// Texts of the guide: paragraphs, lists and links within the page.

/** Plain text, or a link to something on the page. */
export type Piece = string | { label: string; target: string }

/** A paragraph, or the items of a list. */
export type Block = { list: false; line: Piece[] } | { list: true; items: Piece[][] }

const ITEM = '• '
const LINK = /\[([^\]]+)\]\(([a-z-]+)\)/g

/** Split a line into text and links. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const link of line.matchAll(LINK)) {
    if (link.index > from) pieces.push(line.slice(from, link.index))
    pieces.push({ label: link[1] ?? '', target: link[2] ?? '' })
    from = link.index + link[0].length
  }
  if (from < line.length) pieces.push(line.slice(from))
  return pieces
}

/** Split a text into paragraphs and lists. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(ITEM)) {
      blocks.push({ list: false, line: piecesOf(line) })
      continue
    }
    const item = piecesOf(line.slice(ITEM.length))
    const last = blocks.at(-1)
    if (last?.list) last.items.push(item)
    else blocks.push({ list: true, items: [item] })
  }
  return blocks
}

/** Scroll to the part of the page that the address names, once it is there. */
export function scrollToTarget(): void {
  const target = decodeURIComponent(location.hash.slice(1))
  if (target) document.getElementById(target)?.scrollIntoView()
}
