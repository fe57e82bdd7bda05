// Settings of this device.

export const LANGUAGES = ['en', 'es', 'pt', 'pl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** The pace of a table: milliseconds for one unit of time, in which bots act and pages show what happens. */
export const PACES = { calm: 1600, normal: 1000, quick: 500 } as const
export type Pace = keyof typeof PACES
export type Scheme = 'auto' | 'light' | 'dark'

/** Languages by their own names. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
  pl: 'Polski',
  fr: 'Français',
}

/** Return the language tag for HTML and Intl. Our Portuguese is Brazilian. */
const TAGS: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-BR' }
export const languageTag = (language: Language): string => TAGS[language] ?? language

const STORED = 'ridotto.settings'

interface Choices {
  language: Language | null
  scheme: Scheme
  calm: boolean
  sound: boolean
  /** The viewer's own pace; null to follow the table. */
  pace: Pace | null
  /** The number of the guest's avatar; null for the one that their id stands for. */
  avatar: number | null
  /** True to show what players say at their seats. */
  bubbles: boolean
  vibration: boolean
  /** True to notify the guest of their turn while the page is hidden. */
  notify: boolean
  /** True to keep the screen on during a game. */
  awake: boolean
  /** True or false for a coach in all games or none; null for one in the first games. */
  coach: boolean | null
}

const DEFAULTS: Choices = {
  language: null, scheme: 'auto', calm: false, sound: false, pace: null, avatar: null, coach: null,
  bubbles: true, vibration: true, notify: false, awake: true, // prettier-ignore
}

/** Permanent storage, or storage for this tab. */
type HowLong = 'local' | 'session'

const storage = (howLong: HowLong): Storage => (howLong === 'local' ? localStorage : sessionStorage)

/** Return a stored value, or null if there is none or storage can't be read. */
export function recall(name: string, howLong: HowLong = 'local'): string | null {
  try {
    return storage(howLong).getItem(name)
  } catch {
    return null
  }
}

/** Store a value on this device, or delete it. */
export function keep(name: string, value: string | null, howLong: HowLong = 'local'): void {
  try {
    if (value === null) storage(howLong).removeItem(name)
    else storage(howLong).setItem(name, value)
  } catch {
    // Private windows may forbid it: then the choice only holds for this visit.
  }
}

function stored(): Choices {
  try {
    const found = JSON.parse(recall(STORED) ?? '{}') as Partial<Choices>
    return { ...DEFAULTS, ...found }
  } catch {
    return { ...DEFAULTS }
  }
}

/** Return the first language: the guest's choice, else the browser's, else English. */
export function firstLanguage(
  chosen: string | null,
  preferred: readonly string[] = navigator.languages,
): Language {
  const wanted = [chosen ?? '', ...preferred].map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? 'en'
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

class Settings {
  #chosen = $state<Choices>(stored())

  get language(): Language {
    return firstLanguage(this.#chosen.language)
  }
  set language(language: Language) {
    this.#change({ language })
  }

  get scheme(): Scheme {
    return this.#chosen.scheme
  }
  set scheme(scheme: Scheme) {
    this.#change({ scheme })
  }

  /** True to reduce motion, whatever the device prefers. */
  get calm(): boolean {
    return this.#chosen.calm
  }
  set calm(calm: boolean) {
    this.#change({ calm })
  }

  get sound(): boolean {
    return this.#chosen.sound
  }
  set sound(sound: boolean) {
    this.#change({ sound })
  }

  get pace(): Pace | null {
    const { pace } = this.#chosen
    return pace !== null && pace in PACES ? pace : null
  }
  set pace(pace: Pace | null) {
    this.#change({ pace })
  }

  get avatar(): number | null {
    return this.#chosen.avatar
  }
  set avatar(avatar: number | null) {
    this.#change({ avatar })
  }

  get bubbles(): boolean {
    return this.#chosen.bubbles
  }
  set bubbles(bubbles: boolean) {
    this.#change({ bubbles })
  }

  get vibration(): boolean {
    return this.#chosen.vibration
  }
  set vibration(vibration: boolean) {
    this.#change({ vibration })
  }

  get notify(): boolean {
    return this.#chosen.notify
  }
  set notify(notify: boolean) {
    this.#change({ notify })
  }

  get awake(): boolean {
    return this.#chosen.awake
  }
  set awake(awake: boolean) {
    this.#change({ awake })
  }

  get coach(): boolean | null {
    return this.#chosen.coach
  }
  set coach(coach: boolean | null) {
    this.#change({ coach })
  }

  #change(part: Partial<Choices>): void {
    this.#chosen = { ...this.#chosen, ...part }
    keep(STORED, JSON.stringify(this.#chosen))
    this.show()
  }

  /** Apply the settings to the document, for the style sheets. */
  show(): void {
    const root = document.documentElement
    root.dataset.scheme = this.scheme
    root.toggleAttribute('data-calm', this.calm)
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const night = this.scheme === 'dark' || (this.scheme === 'auto' && dark)
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = night ? '#131a2e' : '#f3ead7'
  }
}

export const settings = new Settings()

/** Return the duration of an animation: 0 if the guest or the device prefers reduced motion. */
export function motion(milliseconds: number): number {
  const calm = settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches
  return calm ? 0 : milliseconds
}
