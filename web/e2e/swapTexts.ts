import { FluentBundle, FluentResource } from '@fluent/bundle'

/** Stands for names, so that the words around them can be told apart. */
const NAME = '\u0001'

/** Return what the log says only if it is known whether another player swapped two masks, from a language's texts. */
export function swapTexts(source: string, language: string): string[] {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  /** Return how a sentence ends. */
  const ending = (key: string, really: string): string => {
    const value = bundle.getMessage(key)?.value
    if (!value) throw new Error(`no text ${key} in ${language}`)
    const args = { who: 'other', name: NAME, mask: NAME, one: NAME, other: NAME, vowel: 'no', really }
    return bundle.formatPattern(value, args).split(NAME).at(-1)?.trim() ?? ''
  }
  return ['tell-swap', 'tell-switch'].flatMap((key) => [ending(key, 'yes'), ending(key, 'no')])
}
