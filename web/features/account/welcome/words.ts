/** User-facing sentences of the first screens. */
export const words = {
  loading: 'Loading…',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  next: 'Continue',
  working: 'Saving…',
  back: 'Back',
  skip: 'Skip This Step',
  skipAll: 'Skip Setup',
  titles: {
    units: 'Make it yours',
    body: 'About you',
    aim: 'What is your goal?',
    food: 'What you eat',
    targets: 'Your goals, if you like them',
    meal: 'Your first meal',
  },
  leads: {
    units:
      'Two minutes, at most six short steps. Leave out what you like; you can change all of it in Account later.',
    body: 'We work out your needs from this. Only you see it.',
    aim: 'It sets your calories, protein and training.',
    food: 'Every food suggestion follows it.',
    targets:
      'Worked out from your answers. Nothing is set until you accept, and you can change each one later.',
    meal: 'Say what you ate last, in a sentence: “2 eggs, a slice of toast with butter”. You check the figures before they count. Coming from Strava, Garmin, Strong or Hevy? Account, Your Data, brings what you have.',
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
      'Never more than 1% of your weight a week, nor more than a quarter below what you need; your goals stay within that.',
    muscle_gain: 'Never more than 400 kcal a day above what you need; anything faster would mostly be fat.',
  },
  targetHint: 'Optional. Your weight then shows how far you have to go.',
  targetAbove: 'For weight loss the target is below your weight.',
  targetBelow: 'For muscle gain the target is above your weight.',
  asking: 'Working it out…',
  askFailed: 'Your goals could not be worked out just now.',
  take: 'Use These Goals',
  logMeal: 'Log a Meal',
  toDashboard: 'Go to Dashboard',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const
