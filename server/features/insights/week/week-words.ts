import { textInUnits } from '#contract/measures/measured-text.ts'
import { fluidOuncesPerLitre, type UnitSystem } from '#contract/measures/units.ts'
import type { WeekReview } from '#contract/week-review.ts'

type Suggestion = NonNullable<WeekReview['suggestion']>
export type Told = { name: string; figure: string; text: string; suggestion: Suggestion }

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const dates = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A figure with its unit, and its size rounded as shown, so that differences agree with the figures. */
type Unit = { show: (amount: number) => string; rounded: (amount: number) => number }
const wholeUnit = (unit: string): Unit => ({
  show: (amount) => `${wholes.format(amount)} ${unit}`,
  rounded: Math.round,
})
const kcal = wholeUnit('kcal')
const grams = wholeUnit('g')
const milligrams = wholeUnit('mg')
const liters: Unit = {
  show: (milliliters) => `${decimals.format(milliliters / 1000)} L`,
  rounded: (milliliters) => Math.round(milliliters / 100) * 100,
}
const ouncesOf = (milliliters: number) => Math.round((milliliters / 1000) * fluidOuncesPerLitre)
const ounces: Unit = {
  show: (milliliters) => `${wholes.format(ouncesOf(milliliters))} fl oz`,
  rounded: (milliliters) => (ouncesOf(milliliters) / fluidOuncesPerLitre) * 1000,
}

type Daily = { days: number; amount: number; before: number | null; goal: number; distance: number }
type Advised = { days: number; amount: number; before: number | null; advised: number; source: string }

const recipes = { action: 'Open recipes', href: '/recipes' } as const
const mealPlan = { action: 'Plan the meals', href: '/meal-plan' } as const
const log = { action: 'Open the log', href: '/nutrition' } as const
const drinks = { action: 'Log a drink', href: '/nutrition?log=drinks' } as const
const goalsPlace = { action: 'Review goals', href: '/fitness?tab=goals' } as const

/** Findings of a week and their suggestions, in the account's units. */
export function weekWords(units: UnitSystem) {
  const inUnits = ({ name, figure, text, suggestion }: Told): Told => ({
    name,
    figure: textInUnits(figure, units),
    text: textInUnits(text, units),
    suggestion: { ...suggestion, text: textInUnits(suggestion.text, units) },
  })
  const daily = (name: string, unit: Unit, { days, amount, before, goal }: Daily, suggestion: Suggestion) =>
    inUnits({
      name,
      figure: `${unit.show(amount)} a day`,
      text: `On ${counted(days, 'logged day')}, ${compared(unit, amount, goal)}.${aDayBefore(unit, before)}`,
      suggestion,
    })

  return {
    energy(of: Daily) {
      const gap = gapOf(kcal, of)
      const suggestion =
        of.distance === 0
          ? { text: 'Your days are where you want them. Plan the next ones the same way.', ...mealPlan }
          : of.amount < of.goal
            ? { text: `One more dish of about ${gap} a day would reach your goal.`, ...recipes }
            : {
                text: `A plan for the week keeps each day near your goal; it lays out the meals that fit it.`,
                ...mealPlan,
              }
      return daily('Energy', kcal, of, suggestion)
    },
    protein(of: Daily) {
      const gap = gapOf(grams, of)
      const suggestion = of.distance
        ? {
            text: `About ${gap} more a day would reach your goal: one dish rich in protein does it.`,
            ...recipes,
          }
        : { text: 'What you eat has enough of it. Plan the next days the same way.', ...mealPlan }
      return daily('Protein', grams, of, suggestion)
    },
    water(of: Daily) {
      const suggestion = of.distance
        ? { text: 'A glass with each meal brings you closer to your goal.', ...drinks }
        : { text: 'You drink enough. A glass is logged in one tap, so that it stays that way.', ...drinks }
      // As the other water of this screen: the specified system has it in fluid ounces.
      return daily('Water', units === 'metric' ? liters : ounces, of, suggestion)
    },
    sodium: ({ days, amount, before, advised, source }: Advised) =>
      inUnits({
        name: 'Sodium',
        figure: `At least ${milligrams.show(amount)} a day`,
        text: `On ${counted(days, 'logged day')}, ${milligrams.show(milligrams.rounded(amount) - advised)} over the ${milligrams.show(advised)} that are advised (${source}).${aDayBefore(milligrams, before)}`,
        suggestion: {
          text: 'Most of it comes with ready-made food. One more meal cooked at home helps.',
          ...recipes,
        },
      }),
    fiber: ({ days, amount, before, advised, source }: Advised) =>
      inUnits({
        name: 'Fiber',
        figure: `At least ${grams.show(amount)} a day`,
        text: `On ${counted(days, 'logged day')}, which reaches the ${grams.show(advised)} that are advised (${source}).${aDayBefore(grams, before)}`,
        suggestion: { text: 'Save the meals that gave it, and they are one tap next week.', ...log },
      }),
    workouts({
      days,
      count,
      seconds,
      goal,
    }: {
      days: number
      count: number
      seconds: number
      goal: number
    }): Told {
      const compare =
        count < goal
          ? `${wholes.format(goal - count)} short of your goal of ${wholes.format(goal)} a week`
          : count === goal
            ? `your goal of ${wholes.format(goal)} a week`
            : `${wholes.format(count - goal)} over your goal of ${wholes.format(goal)} a week`
      const time = seconds ? `, ${duration(seconds)} in all` : ''
      return {
        name: 'Workouts',
        figure: count ? counted(count, 'workout') : 'No workout',
        text: `On ${counted(days, 'logged day')}, ${compare}${time}.`,
        suggestion:
          count < goal
            ? {
                text: 'A short one counts as well: 15 minutes at home are a start.',
                action: 'Make a workout',
                href: '/fitness?tab=generator',
              }
            : { text: 'You reached it. If it was easy, raise the goal by one.', ...goalsPlace },
      }
    },
    active({
      days,
      amount,
      before,
      isOver,
    }: {
      days: number
      amount: number
      before: number
      isOver: boolean
    }): Told {
      const when = isOver ? 'in the week before' : 'on the same days of the week before'
      const [now, then] = [Math.round(amount / 60) * 60, Math.round(before / 60) * 60]
      const compare =
        then === 0
          ? `after none ${when}`
          : now === then
            ? `as much as ${when}`
            : `${duration(Math.abs(now - then))} ${now > then ? 'more' : 'less'} than ${when} (${duration(then)})`
      return {
        name: 'Active time',
        figure: now ? duration(now) : 'None',
        text: `On ${counted(days, 'logged day')}, ${compare}.`,
        suggestion:
          now < then
            ? {
                text: 'A walk of half an hour counts. Recording it takes two taps.',
                action: 'Start a recording',
                href: '/fitness?tab=tracker',
              }
            : {
                text: 'A schedule spreads training over the week and leaves days to rest.',
                action: 'Plan a schedule',
                href: '/fitness?tab=scheduler',
              },
      }
    },
    weight({ trend, perWeek, weeks, moves, days, aim, distance }: Weighed) {
      const pace = `${decimals.format(Math.abs(perWeek))} kg a week`
      const wish = aim === undefined ? '' : `; your goal is to ${aim < 0 ? 'lose weight' : 'gain muscle'}`
      return inUnits({
        name: 'Weight',
        figure: moves === 0 ? 'Steady' : `${moves > 0 ? 'Up' : 'Down'} ${pace}`,
        text: `Its trend stands at ${decimals.format(trend)} kg, on ${counted(days, 'weigh-in')} over ${counted(weeks, 'week')}${wish}.`,
        suggestion: {
          text: distance
            ? 'See whether your goals still fit; new ones can be proposed from your weight.'
            : aim === undefined
              ? 'With weight loss or muscle gain as your objective, this compares your weight with it.'
              : 'Your weight follows your objective. See whether the other goals still fit it.',
          ...goalsPlace,
        },
      })
    },
    days({ amount, before, finishedDays }: { amount: number; before: number; finishedDays: number }): Told {
      const difference = amount - before
      const when = finishedDays === 7 ? 'the week before' : 'the same days of the week before'
      const compare =
        before === 0
          ? `none in ${when}`
          : difference === 0
            ? `as many as in ${when}`
            : `${wholes.format(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than in ${when} (${wholes.format(before)})`
      return {
        name: 'Days logged',
        figure: `${amount} of ${counted(finishedDays, 'day')}`,
        text: `Days with a meal, a drink or an activity; ${compare}.`,
        suggestion:
          amount < finishedDays
            ? {
                text: 'A reminder at meal times helps on busy days.',
                action: 'Set reminders',
                href: '/notifications',
              }
            : { text: 'Nothing is missing. Save the meals that you repeat, and they are one tap.', ...log },
      }
    },
    streak: ({ days, to }: { days: number; to: string }): Told => ({
      name: 'Streak',
      figure: `${counted(days, 'day')} in a row`,
      text: `Each with something logged, up to ${dates.format(new Date(to))}: your longest so far.`,
      suggestion: { text: 'Plan tomorrow’s meals today, so that it goes on.', ...mealPlan },
    }),
  }
}

type Weighed = {
  trend: number
  perWeek: number
  weeks: number
  moves: number
  days: number
  aim: 1 | -1 | undefined
  distance: number
}

function gapOf(unit: Unit, { amount, goal }: Pick<Daily, 'amount' | 'goal'>): string {
  return unit.show(Math.abs(unit.rounded(amount) - unit.rounded(goal)))
}

function compared(unit: Unit, amount: number, goal: number): string {
  const difference = unit.rounded(amount) - unit.rounded(goal)
  if (difference === 0) return `exactly your goal of ${unit.show(goal)}`
  return `${gapOf(unit, { amount, goal })} ${difference > 0 ? 'over' : 'under'} your goal of ${unit.show(goal)}`
}

function aDayBefore(unit: Unit, before: number | null): string {
  return before === null ? '' : ` The week before: ${unit.show(before)}.`
}

function counted(count: number, one: string): string {
  return `${wholes.format(count)} ${one}${count === 1 ? '' : 's'}`
}

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (!hours) return `${minutes} min`
  const rest = minutes % 60
  return rest ? `${wholes.format(hours)} h ${rest} min` : `${wholes.format(hours)} h`
}
