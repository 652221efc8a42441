import { micronutrientLabels } from '#contract/labels.ts'
import type {
  NutrientPanel,
  PanelGroup,
  PanelMacro,
  PanelRow,
  supplementLimited,
} from '#contract/nutrition/nutrient-panel.ts'
import { formatCount } from '#web/ui/measures/format.ts'

const macros: Record<PanelMacro, string> = {
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  sodium: 'Sodium',
}
const groups: Record<PanelGroup, string> = {
  macros: 'Macros and fiber',
  fats: 'Kinds of fat',
  minerals: 'Minerals',
  vitamins: 'Vitamins',
}
const targets: Record<NonNullable<PanelRow['target']>['basis'], (amount: string, whom: string) => string> = {
  rda: (amount, whom) => `${amount} a day is recommended ${whom} (Recommended Dietary Allowance).`,
  ai: (amount, whom) => `${amount} a day is taken to be enough ${whom} (Adequate Intake).`,
  goal: (amount) => `${amount} a day is your goal.`,
  own: (amount) => `${amount} a day is your own target.`,
}
const limits: Record<NonNullable<PanelRow['upperLimit']>['basis'], (amount: string) => string> = {
  ul: (amount) =>
    `No more than ${amount} a day, from all that you eat and take (Tolerable Upper Intake Level).`,
  cdrr: (amount) =>
    `Eating less lowers the risk of chronic disease above ${amount} a day (Chronic Disease Risk Reduction Intake).`,
  energy: (amount) => `At most ${amount} a day: 10% of the energy of your goal.`,
}
const ofAdded = (amount: string) =>
  `No more than ${amount} a day from supplements and fortified food; only your supplements are held against it (Tolerable Upper Intake Level).`
const supplementLimits: Record<(typeof supplementLimited)[number], (amount: string) => string> = {
  magnesiumMg: (amount) =>
    `No more than ${amount} a day from supplements; food does not count (Tolerable Upper Intake Level).`,
  niacinMg: ofAdded,
  folateUg: ofAdded,
  vitaminEMg: ofAdded,
}
const whom = (motherhood: NutrientPanel['motherhood']) =>
  ({
    pregnancy: 'in pregnancy at your age',
    lactation: 'while breastfeeding at your age',
    none: 'for your age and sex',
  })[motherhood ?? 'none']
const intakes = 'Source: National Academies, Dietary Reference Intakes.'
const nothing = 'Source: your goals.'

/** User-facing sentences of a day's or week's vitamins and minerals. */
export const words = {
  title: 'Vitamins and minerals',
  back: 'Nutrition',
  labels: { ...micronutrientLabels, ...macros },
  groups,
  macroUnits: { protein: 'g', carbs: 'g', fat: 'g', fiber: 'g', sodium: 'mg' } satisfies Record<
    PanelMacro,
    string
  >,
  span: 'Day or week',
  day: 'Day',
  week: 'Week',
  weekChooser: 'Choose the week',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  weekOf: (from: string) => `Week of ${from}`,
  weekDays: (from: string, to: string) => `${from} – ${to}`,
  averageOf: (days: number) =>
    `A day’s average of ${formatCount(days, 'finished day', 'finished days')} with a meal.`,
  knownFor: (percent: string) => `Known for ${percent}% of what you ate.`,
  microsKnownFor: (percent: string) => `Vitamins and minerals are known for ${percent}% of what you ate.`,
  microsKnownUpTo: (percent: string) =>
    `Vitamins and minerals are known for ${percent}% of what you ate, or for less where a line says so.`,
  knownForLess: (percent: string) => `known for ${percent}%`,
  tooLittle: 'too little to judge',
  notKnown: 'not known',
  of: (target: string) => `of ${target}`,
  ofOwn: (target: string) => `of your ${target}`,
  pinned: 'Pinned',
  ownTarget: 'Your own target for a day',
  saveTarget: 'Save',
  backTo: (reference: string) => `Use the reference’s ${reference}`,
  removeTarget: 'Remove Your Target',
  targetSaved: (nutrient: string) => `${nutrient}: target changed`,
  targetOfOwn: (target: string) => `Your own target is ${target} a day.`,
  targetOfReference: 'Your own target is removed.',
  chooseFailed: 'That could not be saved',
  pin: 'Pin',
  pinHint: 'Shown first here and in the day’s summary.',
  pinnedFull: (most: number) => `${most} are pinned already; unpin one first.`,
  dashboard: 'On the dashboard',
  insteadOf: (nutrient: string) => `Instead of ${nutrient}`,
  atMost: (limit: string) => `at most ${limit}`,
  over: (limit: string) => `Over the limit of ${limit}`,
  overSupplements: (limit: string) => `Over the limit of ${limit} from supplements`,
  fromSupplements: (amount: string) => `of which ${amount} from supplements`,
  supplement: 'supplement',
  needs: {
    birthDate: 'Add your date of birth to see what a day should contain.',
    sex: 'Add your sex to see what a day should contain.',
    both: 'Add your date of birth and your sex to see what a day should contain.',
  },
  needsText: 'It depends on age and sex. Nothing is guessed.',
  addFacts: 'Open Your Profile',
  whom: (motherhood: NutrientPanel['motherhood']) =>
    `Amounts are for healthy people${motherhood ? `, ${whom(motherhood)}; your midwife or doctor may advise others` : ' who are neither pregnant nor breastfeeding; if you are, say so in your profile'}. They are for a habit of weeks, not for each single day.`,
  forWhom: whom,
  emptyDay: 'No meal is logged on this day.',
  emptyWeek: 'Not enough days yet',
  emptyWeekText: (days: number, least: number) =>
    `An average needs ${least} finished days with a meal; this week has ${days || 'none'} so far.`,
  openDay: 'Open the Log',
  loading: 'Loading vitamins and minerals',
  failed: 'Failed to load vitamins and minerals',
  failedText: 'What you logged is safe. Try again in a moment.',
  offline: 'Vitamins and minerals need a connection',
  offlineText: 'What you logged is safe. Try again when you are back online.',
  aDay: 'a day',
  targets,
  limits,
  supplementLimits: supplementLimits as Partial<Record<PanelRow['name'], (amount: string) => string>>,
  noTarget: 'There is no recommended daily amount.',
  sources: {
    rda: intakes,
    ai: intakes,
    ul: intakes,
    cdrr: intakes,
    goal: nothing,
    energy: 'Source: Dietary Guidelines for Americans.',
  },
  foods: 'Most of it came from',
  foodsOfWeek: 'Most of it came from, over the week',
  others: 'Other foods',
  noFoods: 'Nothing you had is known to contain any.',
  foodsLoading: 'Loading foods',
  foodsFailed: 'The foods could not be loaded.',
  tryAgain: 'Try Again',
  tile: 'Vitamins and minerals',
  tileText: 'What your days contained, and what a day should contain',
} as const
