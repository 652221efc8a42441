import { formatCount, formatNumber } from '#web/ui/measures/format.ts'

/** User-facing sentences of the dashboard. */
export const words = {
  welcome: (name: string) => `Welcome back, ${name}!`,
  somebody: 'User',
  streakTagline: (days: number) => `${formatNumber(days)}-day logging streak`,
  noStreakTagline: 'log something to start a streak',

  trialTitle: 'Free Trial Active',
  trialText: (date: string) => `Your 7-day free trial expires on ${date}`,
  trialOverTitle: 'Your free trial has ended',
  trialOverText: 'What you logged stays here to read. Logging more needs a plan.',
  upgrade: 'Upgrade Now',

  loading: 'Loading your day',
  failedTitle: 'Data Loading Error',
  failedText: "We're having trouble loading your dashboard data.",

  asOf: (time: string) => `As of ${time}. Newer figures could not be loaded.`,
  tryAgain: 'Try Again',

  todaysCalories: "Today's Calories",
  kcalLeft: 'kcal left',
  kcalOver: 'kcal over',
  burned: 'Burned',
  goal: 'Goal',
  changeGoal: (goal: string) => `Goal ${goal}, change your goals`,

  progressTitle: "Today's Nutrition Progress",
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  sugar: 'Sugar',
  unknown: 'unknown',
  gramsLeft: (grams: string) => `${grams} g left`,
  gramsOver: (grams: string) => `${grams} g over`,
  ofGrams: (goal: string) => `/ ${goal} g`,
  percent: (percent: string) => `${percent}%`,

  water: 'Water Intake',
  addWater: (volume: string) => `+ ${volume} water`,
  waterOf: (goal: string) => `of ${goal}`,

  streak: 'Workout Streak',
  days: (days: number) => formatCount(days, 'day', 'days').replace(/^\S+ /, ''),
  workoutsOf: (done: number, goal: number) =>
    `${formatNumber(done)} of ${formatCount(goal, 'workout', 'workouts')} this week`,
  bestStreak: (days: number) => `Best: ${formatCount(days, 'day', 'days')}`,
  workedOut: (weekday: string) => `${weekday}: workout logged`,
  noWorkout: (weekday: string) => `${weekday}: no workout`,

  quickLog: 'Log in one tap',
  logWater: (volume: string) => `Log ${volume} of water`,
  todaysMeals: "Today's meals",
  noMeals: 'Nothing logged yet today.',
  logMeal: 'Log a Meal',
  moreMeals: (count: number) => `${formatCount(count, 'more meal', 'more meals')}`,
  lastDays: 'Last seven days',
  averageOfDays: (kcal: string, days: number) =>
    `${kcal} kcal a day, average of ${formatCount(days, 'logged day', 'logged days')}`,
  dayOf: (day: string, kcal: string | undefined) =>
    kcal ? `${day}: ${kcal} kcal` : `${day}: nothing logged`,
  weight: 'Weight trend',
  noWeight: 'No weight yet',
  checkInDue: 'Your weekly check-in is ready',
  noWeightText: 'Weigh in to see where it goes.',
  nextSession: 'Next session',
  todaysSession: 'Planned for today',
  startSession: 'Start',
  openSession: 'Open',
  noSession: 'No training schedule',
  noSessionText: 'Make one that fits your week.',
  today: 'Today',
  sessionOn: (day: string, minutes: string) => `${day} · ${minutes} min`,

  actionsTitle: 'What next',
  scanMeal: 'Scan Your Meal',
  scanMealText: 'A photo or a sentence',
  trackActivity: 'Track Activity',
  trackActivityText: 'Run, ride, golf',
  workouts: 'AI Workouts',
  workoutsText: 'A plan that fits today',
  weekly: 'Weekly Progress',
  weeklyText: 'How the week is going',

  showTips: 'Show AI Tips',
  hideTips: 'Hide AI Tips',
  tips: [
    {
      feature: 'nutrition-log',
      title: 'Nutrition log',
      tips: [
        'Say how much: “150 g chicken, a cup of rice” is counted more exactly than “chicken and rice”.',
        'Photograph the whole plate from above, in daylight, with a fork in view for scale.',
        'Oil, butter, dressing and sauces hide in photos. Name them in Notes.',
        'Every figure is an estimate. Correct the grams before you confirm; the rest follows.',
      ],
    },
    {
      feature: 'fridge-scanner',
      title: 'Fridge scanner',
      tips: [
        'Open drawers and turn labels to the front: what cannot be seen cannot be found.',
        'One shelf at a time gives better results than the whole fridge at once.',
        'Confirm what is right and leave the rest. Only confirmed ingredients are cooked with.',
      ],
    },
    {
      feature: 'workout-generator',
      title: 'Workout generator',
      tips: [
        'Name old injuries under limitations; exercises that load them are then left out.',
        'Choose the time you really have. Twenty minutes done beat sixty planned.',
        'Stop at pain, and ask a professional before a new plan if you have a health condition.',
      ],
    },
    {
      feature: 'recipe-generator',
      title: 'Recipe generator',
      tips: [
        'Confirm five or more ingredients, one of them a protein, for meals that fill.',
        'Quick, balanced and creative give different recipes from the same ingredients.',
        'Check allergens yourself: a generated recipe is a suggestion, not a promise.',
      ],
    },
  ],
} as const
