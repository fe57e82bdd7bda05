// Where the focus is after something changed.

/** Put the focus on a screen's title, so that a screen reader begins there. */
export function focusTitle(within: ParentNode = document): void {
  const title = within.querySelector<HTMLElement>('h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** An attachment that focuses an element when it appears. */
export function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true })
}
