/** User-facing sentences of an entry's micronutrients. */
export const words = {
  title: 'Vitamins and minerals',
  notKnown: 'not known',
  knownForMeal: (percent: string) => `Known for ${percent}% of this meal’s energy.`,
  /** Of a food that was found, before it is logged. */
  nothingKnownOfFood: 'Not known: the source of this food does not state them.',
  nothingKnownOfOwn: 'Not known: add what the label states by editing the food.',
  nothingKnown: 'Not known: the food table has no such figures for the foods of this meal.',
  loading: 'Loading vitamins and minerals',
  failed: 'Failed to load vitamins and minerals',
  failedText: 'What you logged is safe. Try again in a moment.',
  offline: 'Vitamins and minerals need a connection',
  offlineText: 'What you logged is safe. Try again when you are back online.',
} as const
