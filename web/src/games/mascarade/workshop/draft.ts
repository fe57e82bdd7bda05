// A set of masks in the making, and the address that carries it.

export interface Draft {
  name: string
  players: number
  centre: number
  masks: string[]
}

const LONGEST_NAME = 60

/** Return the address of the workshop with this set. */
export function workshopLink({ name, players, centre, masks }: Draft): string {
  const query = new URLSearchParams({ players: String(players), centre: String(centre) })
  // Commas are valid in an address and keep it readable.
  const list = masks.length ? `&masks=${masks.join(',')}` : ''
  const title = name.trim() ? `&name=${encodeURIComponent(name.trim())}` : ''
  return `/workshop?${query}${list}${title}`
}

/** Return the set in an address, without invalid parts. */
export function draftFrom(query: URLSearchParams): Draft {
  const masks = (query.get('masks') ?? '').split(',').filter((mask) => /^[a-z]{1,20}$/.test(mask))
  const centre = small(query.get('centre'), 0, 2, 0)
  return {
    name: (query.get('name') ?? '').slice(0, LONGEST_NAME),
    players: small(query.get('players'), 4, 12, Math.min(12, Math.max(6, masks.length - centre))),
    centre,
    masks: masks.slice(0, 20),
  }
}

function small(given: string | null, least: number, most: number, otherwise: number): number {
  const number = given === null || given === '' ? NaN : Number(given)
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise
}

/** Return the set after a tap on a mask: one copy more, or none if all copies were in it. */
export function taken(masks: readonly string[], mask: string, copies: number): string[] {
  const have = masks.filter((one) => one === mask).length
  if (have >= copies) return masks.filter((one) => one !== mask)
  return [...masks, mask]
}
