// Messages in the guest's language, from the house's Fluent files.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { languageTag, type Language } from './settings.svelte'

export type Args = Record<string, FluentVariable>
type Pattern = NonNullable<Message['value']>
type Fetch = (language: Language, part?: string) => Promise<string>

async function fromHouse(language: Language, part?: string): Promise<string> {
  const answer = await fetch(part ? `/words/${language}/${part}.ftl` : `/words/${language}.ftl`)
  if (!answer.ok) throw new Error(`no words for ${language}: ${answer.status}`)
  return answer.text()
}

/**
 * Spaces to make non-breaking: before units, and in French inside quotation marks and before two-part punctuation.
 * Our French files have them already; those of other games need not.
 */
const UNBREAKABLE = /(^|\d) (?=%|s\b)/g
const UNBREAKABLE_IN_FRENCH = /(«|(?= [:»%])|(?:^|\d)(?= s\b)) /g
const NARROW_IN_FRENCH = / (?=[!?;])/g

/** Return a text with non-breaking spaces where no line may end. */
function bound(text: string, language: Language): string {
  if (language !== 'fr') return text.replace(UNBREAKABLE, '$1\u00a0')
  return text.replace(UNBREAKABLE_IN_FRENCH, '$1\u00a0').replace(NARROW_IN_FRENCH, '\u202f')
}

export class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({})
  #language = $state<Language>('en')
  readonly #asked = new Set<string>()
  /** Texts of some screens that were asked for: a new language needs them too. */
  readonly #parts = new Set<string>()
  readonly #fetched = new Set<string>()
  #switching: Promise<void> = Promise.resolve()
  // American English has a comma before the last "and"; our texts do not.
  readonly #list = $derived(new Intl.ListFormat(languageTag(this.#language)))

  readonly #percent = $derived(new Intl.NumberFormat(languageTag(this.#language), { style: 'percent' }))

  constructor(private readonly fetchWords: Fetch = fromHouse) {}

  /** The current language: the chosen one as soon as its messages are fetched. */
  get language(): Language {
    return this.#language
  }

  /** Fetch a language and switch to it. */
  speak(language: Language): Promise<void> {
    this.#switching = this.#switchTo(language)
    return this.#switching
  }

  async #switchTo(language: Language): Promise<void> {
    await this.#load(language)
    await this.#addParts(language)
    this.#language = language
    document.documentElement.lang = languageTag(language)
  }

  /** Fetch texts that only some screens need, in the current language and those chosen later. */
  async fetchPart(part: string): Promise<void> {
    this.#parts.add(part)
    await this.#switching
    await this.#addParts(this.#language)
  }

  async #addParts(language: Language): Promise<void> {
    const missing = [...this.#parts].filter((part) => !this.#fetched.has(`${language}/${part}`))
    const sources = await Promise.all(missing.map((part) => this.fetchWords(language, part)))
    for (const source of sources) this.#bundles[language]?.addResource(new FluentResource(source), { allowOverrides: true })
    for (const part of missing) this.#fetched.add(`${language}/${part}`)
    if (missing.length) this.#bundles = { ...this.#bundles }
  }

  /** Return the text of a message or of an attribute (`message.attribute`). */
  t = (key: string, args?: Args): string => {
    const found = this.find(key, args)
    if (found !== null) return found
    if (!this.#asked.has(key)) {
      this.#asked.add(key)
      console.error(`no words for ${key} in ${this.#language}`)
      if (!this.#bundles.en) void this.#load('en').catch(() => undefined)
    }
    return key
  }

  /** Return the same, or null if neither the language nor English has it. */
  find = (key: string, args?: Args): string | null =>
    this.#say(this.#language, key, args) ?? this.#say('en', key, args)

  /** Join items to a list: a, b and c. */
  listed = (items: readonly string[]): string => this.#list.format(items)

  /** Format a fraction as a percentage. */
  percent = (share: number): string => this.#percent.format(share)

  /** Check whether the current language has its own text for a message. */
  has = (key: string): boolean => this.#pattern(this.#language, key) !== null

  #pattern(language: Language, key: string): Pattern | null {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundles[language]?.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  #say(language: Language, key: string, args?: Args): string | null {
    const bundle = this.#bundles[language]
    const pattern = this.#pattern(language, key)
    if (!bundle || !pattern) return null
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, args, errors)
    for (const error of errors) console.error(`${key}: ${error.message}`)
    return said
  }

  async #load(language: Language): Promise<void> {
    if (this.#bundles[language]) return
    const source = await this.fetchWords(language)
    const transform = (text: string): string => bound(text, language)
    const bundle = new FluentBundle(languageTag(language), { useIsolating: false, transform })
    bundle.addResource(new FluentResource(source))
    this.#bundles = { ...this.#bundles, [language]: bundle }
  }
}

export const words = new Words()
export const t = words.t
export const listed = words.listed
