// What a screen reader is told without being asked.

class Announcer {
  polite = $state('')
  urgent = $state('')

  /** Say something; `urgent` interrupts what is being read. */
  say = (text: string, how: 'polite' | 'urgent' = 'polite'): void => {
    // The same sentence twice is only read twice if the region was different in between.
    const again = this[how] === text
    this[how] = again ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()
export const announce = announcer.say
