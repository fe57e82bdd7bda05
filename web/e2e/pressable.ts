// What the page offers to press. It knows the page's buttons, and no rules. Runs in the page.

/** Something to press, by chance (0 to 1); the word "over" when the game is; null when there is nothing. */
export function offered(chance: number): HTMLElement | 'over' | null {
  const pressable = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !element.matches(':disabled, [aria-busy="true"], [aria-pressed="true"], .chosen')
  const all = (within: Element, selector: string): HTMLElement[] =>
    [...within.querySelectorAll(selector)].filter(pressable)
  const any = (elements: HTMLElement[], luck: number): HTMLElement | null =>
    elements[Math.floor(luck * elements.length)] ?? null

  if (document.querySelector('[data-line="lost"]')) return null
  const sheet = document.querySelector('dialog[open]')
  if (sheet) {
    const [confirm] = all(sheet, '.button.first')
    if (confirm) return confirm
    const ways = all(sheet, '.choice.one, ul .button')
    return any(ways.length ? ways : all(sheet, '.head .button'), chance)
  }
  if (document.querySelector('main a[href^="/r/"]')) return 'over'
  const board = document.querySelector('.board')
  if (!board) return null

  // Whoever has answered ahead waits.
  if (board.querySelector('.pair [aria-pressed="true"]')) return null
  const [confirm] = all(board, '[data-first]')
  if (confirm && chance < 0.9) return confirm
  const luck = (chance * 7919) % 1
  // Lists, ways back and peeking are there for as long as one likes: now and then will do.
  const others = all(board, '.panel .aside button')
  if (others.length && chance < 0.06) return any(others, luck)
  const buttons = all(board, '.doing button, .buttons .button')
  const spots = all(board, '.seat.target, .spare.target, .tile[data-option], .guest.open, .stage.open')
  return any(buttons.length && chance < 0.7 ? buttons : [...buttons, ...spots], luck)
}

/** Which kind of decision this page shows, to tell one screen from another. */
export function screenShown(): string {
  const asked = document.querySelector<HTMLElement>('[data-decision]')?.dataset.decision
  const sheet = document.querySelector('dialog[open]') ? 'sheet' : ''
  if (asked) return `${asked} ${sheet}`
  const doing = [...document.querySelectorAll('.doing button')].map((button) => button.className.replace(/ ?svelte-\w+/g, ''))
  const targets = document.querySelector('.seat.target') ? 'targets' : ''
  return [sheet, targets, ...new Set(doing)].filter(Boolean).join(' ')
}
