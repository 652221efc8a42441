import type { CheckIn } from '#contract/check-ins.ts'

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Proposal = {
  /** Kilocalories eaten a day on the complete days of the last four weeks; null with too few. */
  eaten: number | null
  /** Kilograms a week of the last four, and those that are planned; 0 where the weight stands still. */
  rate: number
  pace: number
  /** Kilocalories a day: the goal so far and the proposed one. */
  goal: number
  calories: number
  held: { at: 'least' | 'most'; kilocalories: number } | undefined
}

/** Sentences of the weekly check-in. */
export const words = {
  otherWeek: 'That week is over. Look at this week’s check-in.',
  undoTooLate: 'That week is over, so its check-in stays. You can change your goals under Fitness.',
  answeredOtherwise: 'This week’s check-in is answered already. Undo that first to answer it differently.',
  proposalChanged: 'The proposal has changed, as something was logged since. Look at it again.',
  notDue: {
    not_enough: 'There is not enough logged yet for a check-in.',
    no_aim: 'Set your goals first: without them there is nothing to propose.',
    answered: 'This week’s check-in was answered a moment ago. Look at it again.',
  } satisfies Record<Exclude<CheckIn['state'], 'due'>, string>,
  explanation({ eaten, rate, pace, goal, calories, held }: Proposal): string {
    const weight = rate
      ? `${rate > 0 ? 'rose' : 'fell'} ${tenths.format(Math.abs(rate))} kg a week`
      : 'stood still'
    const was =
      eaten === null
        ? `Your weight ${weight}`
        : `You ate ${wholes.format(eaten)} kcal a day and your weight ${weight}`
    const planned = pace
      ? `a ${pace > 0 ? 'gain' : 'loss'} of ${tenths.format(Math.abs(pace))} kg a week is planned`
      : 'it is to stay'
    const change = calories - goal
    const proposed = change
      ? `Proposed are ${wholes.format(calories)} kcal a day, ${wholes.format(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than your goal of ${wholes.format(goal)}.`
      : `Your goal of ${wholes.format(goal)} kcal a day does that already.`
    const bound = held
      ? ` ${held.at === 'least' ? 'Less' : 'More'} than ${wholes.format(held.kilocalories)} kcal a day is not proposed.`
      : ''
    return `${was}; ${planned}. ${proposed}${bound}`
  },
} as const
