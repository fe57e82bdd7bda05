import { describe, expect, it } from 'vitest'
import { place, shared, type Box } from '../src/table/placement'

const WITHIN: Box = { x: 0, y: 0, width: 400, height: 600 }
const SEAT: Box = { x: 160, y: 300, width: 80, height: 60 }
const BUBBLE = { width: 100, height: 40 }

const boxAt = (at: { x: number; y: number } | null): Box => {
  if (!at) throw new Error('no place')
  return { ...BUBBLE, x: at.x, y: at.y }
}

describe('a speech bubble', () => {
  it('is above its seat if nothing else is there', () => {
    const at = place(BUBBLE, SEAT, [], [], WITHIN)
    expect(at?.side).toBe('above')
    expect(at?.x).toBe(150)
    expect(SEAT.y - boxAt(at).y - BUBBLE.height).toBe(5)
  })

  it('goes below a seat at the upper edge, and stays on the page at the sides', () => {
    const at = place(BUBBLE, { x: 0, y: 5, width: 80, height: 60 }, [], [], WITHIN)
    expect(at?.side).toBe('below')
    expect(at?.x).toBe(0)
    const right = place(BUBBLE, { x: 330, y: 300, width: 70, height: 60 }, [], [], WITHIN)
    expect(boxAt(right).x + BUBBLE.width).toBeLessThanOrEqual(WITHIN.width)
  })

  it('never covers what must stay clear, wherever that is', () => {
    for (let x = 60; x < 300; x += 20) {
      for (let y = 200; y < 420; y += 20) {
        const clear = { x, y, width: 60, height: 50 }
        const at = place(BUBBLE, SEAT, [clear], [], WITHIN)
        if (at) expect(shared(boxAt(at), clear), `${x} ${y}`).toBe(0)
      }
    }
  })

  it('finds a place for a seat that the viewer may choose', () => {
    const at = place(BUBBLE, SEAT, [SEAT], [], WITHIN)
    expect(shared(boxAt(at), SEAT)).toBe(0)
  })

  it('is not shown if it would cover that everywhere', () => {
    expect(place(BUBBLE, SEAT, [{ x: 0, y: 200, width: 400, height: 300 }], [], WITHIN)).toBeNull()
  })

  it('is not shown for a seat that is scrolled out of sight', () => {
    expect(place(BUBBLE, { ...SEAT, y: 700 }, [], [], WITHIN)).toBeNull()
  })

  it('covers other seats and bubbles as little as possible', () => {
    const neighbour = { x: 160, y: 230, width: 80, height: 60 }
    const at = place(BUBBLE, SEAT, [], [neighbour], WITHIN)
    expect(shared(boxAt(at), neighbour)).toBe(0)
  })
})
