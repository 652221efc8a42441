import { daysBetween, firstDay } from '#contract/measures/day.ts'
import { median, spread } from './robust.ts'

/** Kilocalories and entries of a logged day; `complete` is what the person says of it, null without a word. */
export type LoggedDay = { day: string; calories: number; meals: number; complete: boolean | null }

/** Days before and after that a day is compared with, so that a change of diet does not make its days odd. */
const nearby = 21
/** Fewest days to compare with; with fewer around a day, all are taken. */
const fewestNearby = 7
/** Bounds of a day's energy against the middle of the days around it: always left out, and never by its distance alone. */
const leastShare = 0.5
const plausibleShare = 0.75
const mostShare = 2.2
/** Distance below the middle, in standard deviations of the bulk, that is left out. */
const farBelow = 2.5
/** Share of the resting energy below which a day is not taken as complete: fasting is for the person to say. */
const leastOfResting = 0.5

/**
 * The days that count as logged completely: those of which the person says so, and those without a word that are
 * plausible against the person's own days around them. `days`: oldest first; `resting`: kilocalories a day.
 */
export function completeDays(days: readonly LoggedDay[], resting: number): LoggedDay[] {
  const compared = days.filter(
    ({ meals, calories, complete }) => meals > 0 && calories > 0 && complete !== false,
  )
  const numbers = compared.map(({ day }) => daysBetween(firstDay, day))
  return days.filter((one) => one.complete ?? isPlausible(one, around(one), resting))

  function around({ day }: LoggedDay): readonly LoggedDay[] {
    const number = daysBetween(firstDay, day)
    const near = compared.filter((_, at) => Math.abs(numbers[at]! - number) <= nearby)
    return near.length < fewestNearby ? compared : near
  }
}

function isPlausible({ calories, meals }: LoggedDay, around: readonly LoggedDay[], resting: number): boolean {
  if (meals === 0 || calories < resting * leastOfResting) return false
  const energies = around.map((one) => one.calories)
  const usual = median(energies)
  if (calories > usual * mostShare || calories < usual * leastShare) return false
  if (calories >= usual * plausibleShare) return true
  const hasFewMeals = meals <= median(around.map((one) => one.meals)) / 2
  return !hasFewMeals && calories >= usual - farBelow * spread(energies)
}
