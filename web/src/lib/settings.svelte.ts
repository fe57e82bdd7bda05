// Settings of this device.

export const LANGUAGES = ['en', 'es', 'pt', 'pl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Scheme = 'auto' | 'light' | 'dark'

/** Languages by their own names. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
  pl: 'Polski',
  fr: 'Français',
}

/** The language as HTML and Intl call it: our Portuguese is Brazilian. */
export const languageTag = (language: Language): string => (language === 'pt' ? 'pt-BR' : language)

const STORED = 'ridotto.settings'

interface Choices {
  language: Language | null
  scheme: Scheme
  calm: boolean
  sound: boolean
}

const DEFAULTS: Choices = { language: null, scheme: 'auto', calm: false, sound: false }

/** For good, or for as long as the tab is open. */
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

/** Keep something on this device, or no longer. */
export function keep(name: string, value: string | null, howLong: HowLong = 'local'): void {
  try {
    if (value === null) storage(howLong).removeItem(name)
    else storage(howLong).setItem(name, value)
  } catch {
    // Private windows may forbid it: the choice then holds for this visit only.
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

/** The language to begin with: the guest's choice, else the browser's, else English. */
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

  /** As little motion as possible, whatever the device says. */
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

  #change(part: Partial<Choices>): void {
    this.#chosen = { ...this.#chosen, ...part }
    keep(STORED, JSON.stringify(this.#chosen))
    this.show()
  }

  /** Let the style sheets know. */
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

/** Milliseconds that a movement may take: none where the guest or the device wants it calm. */
export function motion(milliseconds: number): number {
  const calm = settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches
  return calm ? 0 : milliseconds
}
