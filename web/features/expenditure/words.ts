import type { CheckInAnswer, CheckInGoals } from '#contract/check-ins.ts'
import type { ExpenditureNeed, FormulaFact } from '#contract/expenditure.ts'
import { formatCount, formatDay, formatNumber } from '#web/ui/measures/format.ts'

type NeedWords = { name: string; progress: (have: number, want: number) => string; help: string }

const perDay = (kilocalories: number) => `${formatNumber(kilocalories)} kcal a day`

/** User-facing sentences on daily expenditure. */
export const words = {
  title: 'Daily Expenditure',
  lead: 'What your body uses a day, learned from what you log and weigh.',
  back: 'Back to Analytics',
  loading: 'Loading your expenditure',
  loadFailed: 'Failed to fetch your expenditure',
  loadFailedText: 'What you logged is safe. Try again in a moment.',
  figure: 'You use about',
  kilocalories: (figure: number) => formatNumber(figure),
  unit: 'kcal a day',
  between: (low: number, high: number) => `between ${formatNumber(low)} and ${formatNumber(high)}`,
  certainty: '9 times out of 10 it lies in this range.',
  cautionTitle: 'This looks too low',
  basis: (since: string, completeDays: number, weighIns: number) =>
    `From ${formatCount(completeDays, 'complete day', 'complete days')} and ${formatCount(weighIns, 'weigh-in', 'weigh-ins')} since ${formatDay(since, 'month-day')}.`,
  chart: 'Expenditure by week',
  day: 'Day',
  estimate: 'Estimate',
  low: 'At least',
  high: 'At most',
  perDay,
  weight: 'Weight without water swings',
  rate: 'Its change',
  formula: 'By formula',
  formulaNote: 'Mifflin-St Jeor and what your profile says, where learning begins.',
  assumed: (facts: readonly FormulaFact[]) =>
    `The formula assumes ${listed(facts.map((fact) => factNames[fact]))}, as your profile does not say.`,
  addFacts: 'Complete Your Profile',
  soFar: 'Not enough to tell yet',
  soFarText:
    'An estimate from less would be a guess. Here is what you have, and what the estimate and the weekly check-in need:',
  needs: {
    days: {
      name: 'Days',
      progress: (have: number, want: number) => `${have} of ${want} days`,
      help: 'Since the first complete day, without a break of four weeks.',
    },
    completeDays: {
      name: 'Complete days',
      progress: (have: number, want: number) => `${have} of ${want} logged completely`,
      help: 'Log everything you eat and drink, then say so below the day’s meals. Days far below your usual are left out unless you say that they are complete.',
    },
    weighIns: {
      name: 'Weigh-ins',
      progress: (have: number, want: number) => `${have} of ${want} weigh-ins`,
      help: 'Two or three a week, in the morning, on the same scale.',
    },
  } satisfies Record<ExpenditureNeed, NeedWords>,
  met: 'Done',
  logMeal: 'Log a Meal',
  logWeight: 'Log Weight',
  untilThen: (kilocalories: number) => `Until then the formula says about ${perDay(kilocalories)}.`,
  questions: 'Is this right?',
  step: (weight: string, from: string, day: string, rose: boolean) =>
    `Your weight ${rose ? 'rose' : 'fell'} by ${weight} between ${formatDay(from)} and ${formatDay(day)}. Was that another scale? It is not counted as a change of your body. If one of the weights is wrong, delete it.`,
  outlier: (weight: string, day: string) =>
    `${weight} on ${formatDay(day)} is far from the weights around it and is left out. If it is wrong, delete it.`,
  seeWeights: 'See Your Weights',
  howTitle: 'How it is worked out',
  how: [
    'What you eat beyond what you use is stored, and what is missing is taken from your body. So your log and your weight together tell what you use; the scale’s daily ups and downs are mostly water and are smoothed out.',
    'It is counted in what you log. If you always leave some things out, the figure is lower by about as much, and planning with it still works.',
    'Your goal and the calories of your activities play no part: what you move shows in your weight.',
    'It is an estimate, not medical advice.',
  ],
  unknownYet: 'Still learning',

  checkIn: 'Weekly check-in',
  notEnough: 'The next one waits until there is enough for an estimate again, see below.',
  checkInFailed: 'Failed to fetch your check-in',
  noAim: 'Set your goals, and each week it proposes the calories and macros that lead toward them.',
  setGoals: 'Set Your Goals',
  figures: {
    dailyCalorieGoal: { label: 'Calories', unit: 'kcal a day' },
    proteinGoal: { label: 'Protein', unit: 'g' },
    carbGoal: { label: 'Carbs', unit: 'g' },
    fatGoal: { label: 'Fat', unit: 'g' },
  } satisfies Record<keyof CheckInGoals, { label: string; unit: string }>,
  now: (figure: number) => `now ${formatNumber(figure)}`,
  accept: 'Accept',
  change: 'Use My Own Figures',
  leave: 'Keep My Goals',
  saveOwn: 'Set These Goals',
  cancel: 'Cancel',
  undo: 'Undo',
  notSaved: 'Your answer was not saved',
  answeredToast: {
    accept: { title: 'Goals Updated', text: (kcal: number) => `From now on ${perDay(kcal)}.` },
    change: { title: 'Goals Updated', text: (kcal: number) => `From now on ${perDay(kcal)}.` },
    leave: { title: 'Goals Kept', text: (kcal: number) => `It stays at ${perDay(kcal)}.` },
  } satisfies Record<CheckInAnswer, { title: string; text: (kcal: number) => string }>,
  thisWeek: 'This week',
  next: 'The next one comes on Monday.',
  earlier: 'Earlier check-ins',
  weeksAgo: (weeks: number) => (weeks === 1 ? 'Last week' : `${weeks} weeks ago`),
  outcome: (answer: CheckInAnswer, before: number, after: number) =>
    answer === 'leave'
      ? `kept at ${formatNumber(before)} kcal.`
      : `${formatNumber(before)} → ${formatNumber(after)} kcal, ${answer === 'accept' ? 'accepted' : 'your own figures'}.`,
} as const

const factNames: Record<FormulaFact, string> = {
  height: 'an average height',
  birthDate: 'an age of 35',
  activityLevel: 'a lightly active life',
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)
