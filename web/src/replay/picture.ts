// Exports a picture as a standalone SVG file or as an image.

/** The fixed labels on the left, and the scrolling rest. */
export type Part = 'left' | 'whole'

const XML = 'http://www.w3.org/2000/svg'
const HEAD = 64
const EDGE = 20
const FOOT = 40

/** Return the current value of a custom property, in the current colour scheme. */
function valueOf(name: string, style: CSSStyleDeclaration): string {
  const value = style.getPropertyValue(name).trim()
  if (!value.startsWith('light-dark(')) return value
  const probe = document.createElement('i')
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Replace custom properties by their values. */
function writtenOut(element: Element, style: CSSStyleDeclaration): void {
  for (const attribute of element.attributes) {
    if (!attribute.value.includes('var(')) continue
    attribute.value = attribute.value.replace(
      /var\((--[\w-]+)(?:,([^()]*))?\)/g,
      (_, name: string, other?: string) => valueOf(name, style) || other || 'none',
    )
  }
  for (const attribute of [...element.attributes]) {
    if (/^(class|data-|aria-|role|cursor)/.test(attribute.name)) element.removeAttribute(attribute.name)
  }
  for (const child of element.children) writtenOut(child, style)
}

function text(content: string, x: number, y: number, more: Record<string, string>): SVGElement {
  const element = document.createElementNS(XML, 'text')
  for (const [name, value] of Object.entries({ x: String(x), y: String(y), ...more })) {
    element.setAttribute(name, value)
  }
  element.textContent = content
  return element
}

/** Return the parts of a picture side by side under a title, as a standalone SVG. */
export function wholePicture(
  parts: readonly SVGSVGElement[],
  title: string,
  note: string,
  legend: string,
): SVGSVGElement {
  const whole = document.createElementNS(XML, 'svg')
  const drawn = Math.max(...parts.map((part) => part.viewBox.baseVal.height))
  const height = HEAD + drawn + (legend ? FOOT : EDGE)
  const width = parts.reduce((sum, part) => sum + part.viewBox.baseVal.width, 2 * EDGE)
  whole.setAttribute('xmlns', XML)
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`)
  whole.setAttribute('width', String(width))
  whole.setAttribute('height', String(height))
  const ground = document.createElementNS(XML, 'rect')
  ground.setAttribute('width', String(width))
  ground.setAttribute('height', String(height))
  ground.setAttribute('fill', 'var(--ground)')
  whole.append(ground)
  whole.append(
    text(title, EDGE, 34, { 'font-family': 'var(--serif)', 'font-size': '24', 'font-weight': '600', fill: 'var(--text)' }),
    text(note, EDGE, 54, { 'font-family': 'var(--sans)', 'font-size': '13', fill: 'var(--quiet)' }),
  )
  if (legend) {
    whole.append(
      text(legend, EDGE, HEAD + drawn + 20, { 'font-family': 'var(--sans)', 'font-size': '12', fill: 'var(--quiet)' }),
    )
  }
  let x = EDGE
  for (const part of parts) {
    const copy = part.cloneNode(true) as SVGSVGElement
    copy.setAttribute('x', String(x))
    copy.setAttribute('y', String(HEAD))
    // The current moment and "you" mean nothing elsewhere.
    copy.querySelectorAll('[data-now], [data-you]').forEach((one) => one.remove())
    x += part.viewBox.baseVal.width
    whole.append(copy)
  }
  writtenOut(whole, getComputedStyle(document.documentElement))
  return whole
}

/** Return the SVG of a text, with the page's current colours. */
export function standalone(text: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const picture = document.importNode(parsed, true) as unknown as SVGSVGElement
  writtenOut(picture, getComputedStyle(document.documentElement))
  return picture
}

export const asText = (picture: SVGSVGElement): string => new XMLSerializer().serializeToString(picture)

/** Return the picture as an image, by default sharp enough for large screens. */
export async function asPng(picture: SVGSVGElement, sharpness = 2): Promise<Blob> {
  const { width, height } = picture.viewBox.baseVal
  const address = URL.createObjectURL(new Blob([asText(picture)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    // Browsers refuse canvases that are too large.
    const scale = Math.min(sharpness, 8000 / width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no image'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Download a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
