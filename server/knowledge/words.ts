const list = new Intl.ListFormat('en', { type: 'conjunction' })
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Sentences of the knowledge engine. */
export const words = {
  list: (names: readonly string[]) => list.format(names).replace(/, and /, ' and '),
  grams: (grams: number) => `${number.format(grams)} g`,
  count: (count: number) => number.format(count),
  millilitres: (millilitres: number) => `${number.format(millilitres)} ml`,
  serving: '1 serving',
  more: (names: readonly string[], count: number) => `${names.join(', ')} and ${count} more`,
  counted: (foods: number) =>
    foods === 1
      ? 'Counted from your words with the built-in food table.'
      : `Counted as ${foods} foods from your words with the built-in food table.`,
  drinkCounted: 'Counted from your words with the built-in food table.',
  drinkWith: (drink: string, added: string) => `${drink} with ${added}`,
  guessed: (names: string) => `You gave no amount for ${names}, so a usual portion was taken.`,
  unsure: (names: string) => `Check that ${names} is what you meant.`,
} as const
