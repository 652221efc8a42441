/** User-facing sentences on goals that nobody has set, apart from the others as they are in the first load. */
export const words = {
  areDefaults: (kilocalories: string) =>
    `Default goals, the same for everybody. Their grams come to ${kilocalories} kcal.`,
  setYours: 'Set your goals',
} as const
