import type { MealType } from '../nutrition/nutrition.ts'

/** Mean minutes of the day (0 to 1439) at which an account has its meals. */
export type MealHours = Partial<Record<MealType, number>>

/** First minute of each meal on a day, for accounts without hours of their own. */
const usualHours: readonly (readonly [from: number, meal: MealType])[] = [
  [0, 'snack'],
  [4 * 60, 'breakfast'],
  [10.5 * 60, 'lunch'],
  [15 * 60, 'snack'],
  [17 * 60, 'dinner'],
  [22 * 60, 'snack'],
]
const mainMeals = ['breakfast', 'lunch', 'dinner'] as const
/** Minutes around an account's own hour that belong to its meal. */
const reach = 90

/** The meal of a minute of the day: the nearest of the account's own hours, else by the usual ones. */
export function mealAt(minute: number, own: MealHours): MealType {
  const near = mainMeals
    .map((meal) => ({ meal, away: own[meal] === undefined ? Infinity : minutesApart(minute, own[meal]) }))
    .filter(({ away }) => away <= reach)
    .sort((one, other) => one.away - other.away)[0]
  return near?.meal ?? usualHours.findLast(([from]) => minute >= from)![1]
}

/** Whether the usual hours of a meal are over; a snack has its hour as long as a meal is to come. */
export function isMealOver(meal: 'breakfast' | 'lunch' | 'dinner' | 'snack', minute: number): boolean {
  const last = meal === 'snack' ? 'dinner' : meal
  const at = usualHours.findIndex(([, name]) => name === last)
  return minute >= usualHours[at + 1]![0]
}

/** Minutes between two minutes of the day, around midnight too. */
export function minutesApart(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, 1440 - apart)
}
