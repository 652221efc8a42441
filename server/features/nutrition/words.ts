/** Messages of the nutrition endpoints. */
export const words = {
  analysisGone: (most: number) =>
    `This reading is gone: the newest ${most} that wait to be confirmed are kept, for a day. Analyze the meal again.`,
  nothingToAnalyze: 'Add a photo, or describe the meal in Notes.',
  noSuchItem: 'This entry has no such item.',
  noWeight: 'Nobody said how much this item weighs; change the whole entry’s amount instead.',
  tooMuch: 'That is more than one entry can hold.',
  nothingToCopy: 'There is nothing to copy from that day.',
  tooManyToCopy: (most: number) => `At most ${most} entries are copied at once.`,
  tooManyMeals: (most: number) => `You have ${most} saved meals; remove one first.`,
  whichMeal: 'Choose a meal type.',
  grams: (grams: number) => `${new Intl.NumberFormat('en').format(grams)} g`,
  times: (factor: number, serving: string) =>
    `${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(factor)} × ${serving}`,
  oneServing: '1 serving',
  servings: (count: number) =>
    count === 1
      ? '1 serving'
      : `${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(count)} servings`,
  noOwnTarget:
    'A target of your own is for fiber, vitamins and minerals. Those of protein, carbs and fat are goals.',
  tooManyPinned: (most: number) => `${most} nutrients are pinned already; unpin one first.`,
  pinFirst: 'Pin it first: the dashboard shows a pinned nutrient.',
  notFound: 'Could not find nutrition facts. Please enter manually.',
} as const
