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
    food: 'What you eat',
    targets: 'Your targets, if you like them',
    meal: 'Your first meal',
  },
  leads: {
    units:
      'Two minutes, six short steps. Leave out what you like; you can change all of it in Account later.',
    body: 'Your needs are worked out from this. Only you see it.',
    aim: 'Your calories, protein and training follow from it.',
    food: 'Everything that suggests food keeps to it.',
    targets:
      'Worked out from your answers. Nothing is set until you take them, and you can change each one later.',
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
  targetHint: 'Optional. Your weight then shows how far it is.',
  targetAbove: 'For weight loss the target is below your weight.',
  targetBelow: 'For muscle gain the target is above your weight.',
  asking: 'Working it out…',
  askFailed: 'The targets could not be worked out just now.',
  take: 'Take these targets',
  logMeal: 'Log a meal',
  toDashboard: 'Go to my dashboard',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const
