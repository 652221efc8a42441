import type { DaySums } from '#contract/analytics.ts'
import type { Goals } from '#contract/goals.ts'
import { addDays, daysBetween, weekStart } from '#contract/measures/day.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { WeightTrend } from '#contract/weight.ts'
import { mean, sumOf } from '../analytics/statistics.ts'
import { weekWords } from './week-words.ts'

type About = {
  days: DaySums[]
  weights: WeightTrend['points']
  goals: Goals
  units: UnitSystem
  today: string
}

/** Summarizes the week so far in three to six sentences; on a Monday the week before. */
export function summaryOf({ days, weights, goals, units, today }: About): string[] {
  const monday = weekStart(today)
  const over = today === monday
  const from = over ? addDays(monday, -7) : monday
  const to = over ? addDays(monday, -1) : today
  const say = weekWords(units)
  const span = { from, to, over, days: daysBetween(from, to) + 1 }
  const week = within(days, from, to)
  if (!week.length) return say.empty(span)

  const now = meansOf(within(days, from, addDays(today, -1)))
  const before = meansOf(within(days, addDays(from, -7), addDays(from, -1)))
  const sum = (name: 'meals' | 'drinks' | 'workouts' | 'activeSeconds' | 'distance' | 'burned') =>
    sumOf(week.map((day) => day[name]))
  return [
    say.logged(span, { logged: week.length, meals: sum('meals'), drinks: sum('drinks') }),
    now.calories === null
      ? say.noEnergy
      : say.energy({
          days: now.eatenDays,
          calories: now.calories,
          goal: goals.dailyCalorieGoal,
          protein: now.protein!,
          proteinGoal: goals.proteinGoal,
        }),
    ...(now.water === null
      ? []
      : [say.water({ days: now.drunkDays, water: now.water, goal: goals.dailyWaterGoal })]),
    sum('workouts')
      ? say.moved({
          workouts: sum('workouts'),
          goal: goals.weeklyWorkoutGoal,
          seconds: sum('activeSeconds'),
          kilometres: sum('distance'),
          burned: sum('burned'),
        })
      : say.still,
    ...(now.calories === null || before.calories === null ? [] : [say.before(before.calories)]),
    ...weighed(weights, span, say),
  ]
}

function within(days: DaySums[], from: string, to: string): DaySums[] {
  return days.filter(({ day }) => day >= from && day <= to)
}

/** Energy over days with a meal, water over days with a drink; days without an entry are unknown, not zero. */
function meansOf(days: DaySums[]) {
  const eaten = days.filter(({ meals }) => meals > 0)
  const drunk = days.filter(({ drinks }) => drinks > 0)
  return {
    eatenDays: eaten.length,
    drunkDays: drunk.length,
    calories: mean(eaten.map(({ calories }) => calories)),
    protein: mean(eaten.map(({ protein }) => protein)),
    water: mean(drunk.map(({ water }) => water)),
  }
}

/** Weight change against one to three weeks earlier, if both weights exist. */
function weighed(
  weights: WeightTrend['points'],
  { from, to }: { from: string; to: string },
  say: ReturnType<typeof weekWords>,
): string[] {
  const last = weights.findLast(({ measuredOn }) => measuredOn >= from && measuredOn <= to)
  if (!last) return []
  const ago = (days: number) => addDays(last.measuredOn, -days)
  const earlier = weights.findLast(({ measuredOn }) => measuredOn <= ago(7) && measuredOn >= ago(21))
  if (!earlier) return []
  return [
    say.weight(last.trend, last.trend - earlier.trend, daysBetween(earlier.measuredOn, last.measuredOn)),
  ]
}
