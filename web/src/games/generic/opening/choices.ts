// The options of any game, as the house's catalogue lists them with their defaults.

/** Options that a form can offer: switches, numbers and texts. */
export type Choices = Record<string, boolean | number | string>

/** Return the options that a form can offer. */
export function optionsOf(options: unknown): Choices {
  if (typeof options !== 'object' || options === null) return {}
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => ['boolean', 'number', 'string'].includes(typeof value)),
  ) as Choices
}
