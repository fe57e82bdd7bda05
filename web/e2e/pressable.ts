// Finds what the page offers to press. It knows the page's buttons but no rules. Runs in the page.

/** Return something to press, selected by `chance` (0 to 1); "over" after the game; null if nothing is offered. */
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

  // A player who has answered ahead waits.
  if (board.querySelector('.pair [aria-pressed="true"]')) return null
  const [confirm] = all(board, '[data-first]')
  if (confirm && chance < 0.9) return confirm
  const luck = (chance * 7919) % 1
  // Lists, back buttons and peeking are always there: press them only now and then.
  const others = all(board, '.panel .aside button')
  if (others.length && chance < 0.06) return any(others, luck)
  const buttons = all(board, '.doing button, .buttons .button')
  const spots = all(board, '.seat.target, .spare.target, .tile[data-option], .guest.open, .stage.open')
  return any(buttons.length && chance < 0.7 ? buttons : [...buttons, ...spots], luck)
}

/** Return the kind of decision on screen, to tell screens apart. */
export function screenShown(): string {
  const asked = document.querySelector<HTMLElement>('[data-decision]')?.dataset.decision
  const sheet = document.querySelector('dialog[open]') ? 'sheet' : ''
  if (asked) return `${asked} ${sheet}`
  const doing = [...document.querySelectorAll('.doing button')].map((button) => button.className.replace(/ ?svelte-\w+/g, ''))
  const targets = document.querySelector('.seat.target') ? 'targets' : ''
  return [sheet, targets, ...new Set(doing)].filter(Boolean).join(' ')
}
