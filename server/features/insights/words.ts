import type { AnalyticsPeriod } from '#contract/analytics.ts'

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** A measure's name, and its phrases for more and less. */
export type MeasureWords = { name: string; more: string; less: string }

export const measureWords = {
  active: { name: 'Active time', more: 'more active time', less: 'less active time' },
  calories: { name: 'Calories', more: 'more calories', less: 'fewer calories' },
  caloriesNextDay: {
    name: 'Calories the day after',
    more: 'more calories the day after',
    less: 'fewer calories the day after',
  },
  protein: { name: 'Protein', more: 'more protein', less: 'less protein' },
  water: { name: 'Water', more: 'more water', less: 'less water' },
  caffeine: { name: 'Caffeine', more: 'more caffeine', less: 'less caffeine' },
  sodium: { name: 'Sodium', more: 'more sodium', less: 'less sodium' },
  weightNextDay: {
    name: 'Weight the day after, against its trend',
    more: 'a weight above its trend the day after',
    less: 'a weight below its trend the day after',
  },
} as const satisfies Record<string, MeasureWords>

export const words = {
  period: { week: 'This Week', month: 'This Month', year: 'This Year' } satisfies Record<
    AnalyticsPeriod,
    string
  >,

  weekAhead: 'That week has not come yet.',

  /** A significant correlation. */
  correlation(
    [first, second]: readonly [MeasureWords, MeasureWords],
    { coefficient, days }: { coefficient: number; days: number },
  ): string {
    const rank = `rank correlation ${hundredths.format(coefficient).replace('-', '−')}`
    const together = `Over ${days} days, ${first.more} mostly went with ${coefficient > 0 ? second.more : second.less} (${rank}).`
    return `${together} It is a pattern in your log; whether the one brings about the other it cannot say.`
  },

  noLoad: 'No activity is logged in the last twelve weeks, so there is no training load to show.',
  loadWithoutRatio: (acute: number) =>
    `Your last 7 days come to a training load of ${figure.format(acute)}. What is usual for you shows after four weeks with activities. ${howLoad}`,
  load(acute: number, chronic: number, ratio: number): string {
    const usual = `a usual week of yours is ${figure.format(chronic)}`
    const compared =
      ratio < 0.8
        ? 'Lighter than usual, as after a rest or a busy week.'
        : ratio <= 1.3
          ? 'About as usual.'
          : ratio <= 1.5
            ? 'More than usual.'
            : 'Much more than usual; many coaches would let some easier days follow.'
    return `Your last 7 days come to a training load of ${figure.format(acute)}; ${usual}, so that is ${tenths.format(ratio)} times as much. ${compared} ${howLoad}`
  },

  nutrients: {
    fiber: 'Fiber',
    sugar: 'Sugar',
    sodium: 'Sodium',
    caffeine: 'Caffeine',
    water: 'Water from drinks',
  },
}

const howLoad =
  'It is minutes times how hard you rated them; where you gave no rating, the kind of activity stands in for it. It compares weeks and foretells nothing.'
