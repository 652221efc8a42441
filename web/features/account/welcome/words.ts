/** User-facing sentences of the first screens. */
export const words = {
  loading: 'Loading…',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  next: 'Continue',
  working: 'Saving…',
  back: 'Back',
  skip: 'Skip this step',
  skipAll: 'Skip setup',
  titles: {
    units: 'Make it yours',
    body: 'About you',
    aim: 'What do you want?',
    targets: 'Your targets, if you like them',
    meal: 'Your first meal',
  },
  leads: {
    units:
      'A minute and a half, five short steps. Leave out what you like; all of it stands in Account later.',
    body: 'What your body needs follows from this. It is yours alone.',
    aim: 'Your calories, protein and training follow from it.',
    targets:
      'Worked out from what you told. Nothing is set until you take them, and each can be changed later.',
    meal: 'Say what you ate last, in a sentence: “2 eggs, a slice of toast with butter”. You check the figures before they count.',
  },
  units: 'Units',
  unitsHint: {
    imperial: 'Miles, pounds, fluid ounces. Nutrients stay in grams.',
    metric: 'Kilometers, kilograms, liters.',
  },
  systems: { imperial: 'Imperial', metric: 'Metric' },
  aim: 'Your aim',
  pace: 'Pace',
  paceOf: {
    metric: (amount: string) => `${amount} kg a week`,
    imperial: (amount: string) => `${amount} lb a week`,
  },
  paceBounds: {
    weight_loss:
      'Never faster than 1% of your weight a week, nor more than a quarter of what you need; the targets stay within that.',
    muscle_gain: 'Never more than 400 kcal a day above what you need; faster would be fat.',
  },
  asking: 'Working it out…',
  askFailed: 'The targets could not be worked out just now.',
  askAgain: 'Try again',
  take: 'Take these targets',
  logMeal: 'Log a meal',
  toDashboard: 'Go to my dashboard',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const
