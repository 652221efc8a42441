/** User-facing sentences of the first screen. */
export const words = {
  title: 'Make it yours',
  lead: 'Your goals and every figure follow from this. Leave out what you like; all of it stands in Account later.',
  loading: 'Loading…',
  units: 'Units',
  unitsHint: {
    imperial: 'Miles, pounds, fluid ounces. Nutrients stay in grams.',
    metric: 'Kilometers, kilograms, liters.',
  },
  systems: { imperial: 'Imperial', metric: 'Metric' },
  aim: 'Your aim',
  aimNotSaid: 'Not said',
  next: 'See my goals',
  working: 'Working it out…',
  skip: 'Skip for now',
  goalsTitle: 'Your goals, if you like them',
  goalsLead:
    'Worked out from what you told. Nothing is set until you take them, and you can change each later.',
  take: 'Take these goals',
  taking: 'Saving…',
  back: 'Change what I told',
  keep: 'Not now',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const
