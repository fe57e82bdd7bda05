// The size of everything on a big screen: drawn for a small one, and enlarged.

/** The size in pixels that big screens are drawn for. Larger screens show the same, larger. */
const DRAWN = { width: 1280, height: 720 }

export interface Size {
  width: number
  height: number
}

/** Return how much to enlarge the canvas, and its size before that, so that it fills a screen of any shape. */
export function canvasOf({ width, height }: Size): Size & { scale: number } {
  const scale = Math.min(width / DRAWN.width, height / DRAWN.height) || 1
  return { scale, width: width / scale, height: height / scale }
}
