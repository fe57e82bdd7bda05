// Looking something up by a part of its name or text, whatever the accents.

/** A text as it is compared: small letters, no accents. */
export function plain(text: string): string {
  // The Polish ł is a letter of its own, which no accent is taken off.
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
}

/** Check whether the text contains every word that was typed. */
export function found(typed: string, ...texts: string[]): boolean {
  const text = plain(texts.join(' '))
  return plain(typed).split(/\s+/).filter(Boolean).every((word) => text.includes(word))
}
