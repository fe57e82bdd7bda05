// A picture that leaves the page: as a file that stands alone, or as an image.

/** The labels on the left stay where they are; the rest is scrolled. */
export type Part = 'left' | 'whole'

const XML = 'http://www.w3.org/2000/svg'
const HEAD = 64
const EDGE = 20
const FOOT = 40

/** A property's value at this moment: a colour for day and night is the one of the two that is seen. */
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

/** What stands in custom properties, written out. */
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

/** The parts of a picture side by side under a title, with everything it needs in it. */
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
    // Neither the moment looked at nor "you" mean anything elsewhere.
    copy.querySelectorAll('[data-now], [data-you]').forEach((one) => one.remove())
    x += part.viewBox.baseVal.width
    whole.append(copy)
  }
  writtenOut(whole, getComputedStyle(document.documentElement))
  return whole
}

export const asText = (picture: SVGSVGElement): string => new XMLSerializer().serializeToString(picture)

/** The same as an image, as sharp as a large screen wants it. */
export async function asPng(picture: SVGSVGElement): Promise<Blob> {
  const { width, height } = picture.viewBox.baseVal
  const address = URL.createObjectURL(new Blob([asText(picture)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    // Browsers refuse canvases that are too large.
    const scale = Math.min(2, 8000 / width)
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

/** Give somebody a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
