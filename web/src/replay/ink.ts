// Colours and patterns of lines, and drawings within a picture.

/**
 * Colours with enough contrast in both colour schemes. If there are more lines than colours, patterns tell them
 * apart; drawings and labels always do.
 */
export const INKS = [
  '#b1762a', '#3f8f83', '#5a7fd6', '#c2557f', '#6c8f3c', '#9a6bd0', '#c9603a', '#7b86a0',
] as const
export const DASHES = ['', '9 4', '2 4'] as const

export const ink = (index: number): string => INKS[index % INKS.length] ?? INKS[0]
export const dash = (index: number): string => DASHES[Math.floor(index / INKS.length) % DASHES.length] ?? ''

/** Return a drawing from `art` for use within another one, in a square at this place. */
export function placed(svg: string, x: number, y: number, size: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}

/** Shorten a name, keeping the number of a namesake. */
export function short(name: string, most: number): string {
  if (name.length <= most) return name
  const number = / [IVX]+$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, most - 1 - number.length).trimEnd()}…${number}`
}
