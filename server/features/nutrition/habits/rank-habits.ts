import { dayIn, daysBetween } from '#contract/measures/day.ts'
import { type MealHours, mealAt, minutesApart } from '#contract/measures/meal-hours.ts'
import { minuteIn } from '#contract/measures/wall-time.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { mostUsual, type UsualMeal, type UsualMeals } from '#contract/nutrition/usual-meals.ts'

/** A meal with its occasions: `minute` of the day in the mean, null if unknown. */
export type Habit = UsualMeal & { times: number; minute: number | null; lastOn: string }

/** Days after which an occasion counts half. */
const halfLife = 21
/** Minutes from a meal's mean minute at which its likelihood has fallen to a third. */
const spread = 120
/** Likelihood of the hour for meals that were never logged on their own day. */
const anyHour = 0.3
/** Occasions above which a meal is not more usual; no more are counted. */
export const enough = 30

/** Orders habits by meal of the hour, then by times, age and distance from their hour; the same meal of two hours stands once. */
export function rankHabits(habits: readonly Habit[], zone: string, now: Date): UsualMeals {
  const today = dayIn(zone, now)
  const minute = minuteIn(zone, now)
  const mealType = mealAt(minute, hoursOf(habits))
  const likelihood = (habit: Habit) => {
    const age = 0.5 ** (Math.max(0, daysBetween(habit.lastOn, today)) / halfLife)
    const hour =
      habit.minute === null ? anyHour : Math.exp(-((minutesApart(minute, habit.minute) / spread) ** 2))
    const due = habit.lastOn < today ? 1 : 0
    return (
      (habit.mealType === mealType ? 1e6 : 1) * (due || 1e-3) * Math.min(habit.times, enough) * age * hour
    )
  }
  const meals = habits
    .map((habit) => ({ habit, score: likelihood(habit) }))
    .sort((one, other) => other.score - one.score)
    .map(({ habit: { minute: _, times: __, lastOn: ___, ...meal } }) => meal)
  return { mealType, meals: onceEach(meals).slice(0, mostUsual) }
}

/** Equal for meals of one name, amount and energy. */
export const mealKey = ({
  foodName,
  servingSize,
  calories,
}: Pick<UsualMeal, 'foodName' | 'servingSize' | 'calories'>) =>
  [foodName.toLowerCase(), servingSize, calories].join('|')

function onceEach(meals: readonly UsualMeal[]): UsualMeal[] {
  return [...Map.groupBy(meals, mealKey).values()].map(([first]) => first!)
}

/** An account's hours of its meals: the means of its habits, weighted by times. */
function hoursOf(habits: readonly Habit[]): MealHours {
  const sums = new Map<MealType, { minutes: number; times: number }>()
  for (const { mealType, minute, times } of habits) {
    if (minute === null) continue
    const sum = sums.get(mealType) ?? { minutes: 0, times: 0 }
    // Around midnight a dinner at 00:30 is half an hour later than one at 24:00.
    const later = mealType === 'dinner' && minute < 240 ? minute + 1440 : minute
    sums.set(mealType, { minutes: sum.minutes + later * times, times: sum.times + times })
  }
  return Object.fromEntries(
    [...sums]
      .filter(([, { times }]) => times >= 3)
      .map(([mealType, { minutes, times }]) => [mealType, Math.round(minutes / times) % 1440]),
  )
}
