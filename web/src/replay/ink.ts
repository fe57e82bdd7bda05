// Lines that can be told apart, and drawings within a picture.

/**
 * Colours that stand out from night and parchment alike. Where there are more lines than colours,
 * the pattern tells them apart; drawings and labels do so always.
 */
export const INKS = [
  '#b1762a', '#3f8f83', '#5a7fd6', '#c2557f', '#6c8f3c', '#9a6bd0', '#c9603a', '#7b86a0',
] as const
export const DASHES = ['', '9 4', '2 4'] as const

export const ink = (index: number): string => INKS[index % INKS.length] ?? INKS[0]
export const dash = (index: number): string => DASHES[Math.floor(index / INKS.length) % DASHES.length] ?? ''

/** A drawing of `art` as part of another one, in a square at this place. */
export function placed(svg: string, x: number, y: number, size: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}

/** A name no longer than this; the number that tells it from another one stays. */
export function short(name: string, most: number): string {
  if (name.length <= most) return name
  const number = / [IVX]+$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, most - 1 - number.length).trimEnd()}…${number}`
}
