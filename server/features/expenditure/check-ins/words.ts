import type { CheckIn } from '#contract/check-ins.ts'

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Proposal = {
  /** Kilograms a week of the last four, and those that are planned; 0 where the weight stands still. */
  rate: number
  pace: number
  /** Kilocalories a day by which the goal changes. */
  change: number
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
  explanation({ rate, pace, change, held }: Proposal): string {
    const was = rate
      ? `Your weight ${rate > 0 ? 'rose' : 'fell'} ${tenths.format(Math.abs(rate))} kg a week`
      : 'Your weight stood still'
    const planned = pace
      ? `a ${pace > 0 ? 'gain' : 'loss'} of ${tenths.format(Math.abs(pace))} kg is planned`
      : 'it is to stay'
    const then = change
      ? `${wholes.format(Math.abs(change))} kcal ${change > 0 ? 'more' : 'less'} a day`
      : 'your calories stay as they are'
    const bound = held
      ? ` ${held.at === 'least' ? 'Less' : 'More'} than ${wholes.format(held.kilocalories)} kcal a day is not proposed.`
      : ''
    return `${was} and ${planned}: ${then}.${bound}`
  },
} as const
