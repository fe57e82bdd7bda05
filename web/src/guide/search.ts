// Search by parts of names or texts, ignoring accents.

/** Return a text for comparison: lower case, no accents, and a plain apostrophe. */
export function plain(text: string): string {
  // The Polish ł has no separable accent.
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'")
}

/** Check whether the text contains every word that was typed. */
export function found(typed: string, ...texts: string[]): boolean {
  const text = plain(texts.join(' '))
  return plain(typed).split(/\s+/).filter(Boolean).every((word) => text.includes(word))
}
