/** What the nutrition calls say to people. */
export const words = {
  nothingToAnalyze: 'Add a photo, or describe the meal in Notes.',
  oneServing: '1 serving',
  notFound: 'Could not find nutrition facts. Please enter manually.',
} as const
