// Named SVG drawings.

export type Drawings = Readonly<Record<string, string>>

/** Return drawings by file name, given what `import.meta.glob` found. */
export function named(files: Record<string, string>): Drawings {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg.trim()]),
  )
}

/** Return one drawing; throw an error that lists all of them if there is none of that name. */
export function drawing(from: Drawings, what: string, name: string): string {
  const svg = Object.hasOwn(from, name) ? from[name] : undefined
  if (svg === undefined) {
    const known = Object.keys(from).sort().join(', ')
    throw new Error(`There is no ${what} called "${name}". There are: ${known}.`)
  }
  return svg
}
