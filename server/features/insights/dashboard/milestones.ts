import { defaultGoals } from '#contract/goals.ts'
import { addDays, daysBetween, weekStart } from '#contract/measures/day.ts'
import { kilometresPerMile } from '#contract/measures/units.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Share } from '../store.ts'
import { milestoneStore, type NewMilestone } from './milestone-store.ts'

const marks = {
  streak: [3, 7, 14, 30, 50, 100, 200, 365],
  workouts: [1, 10, 25, 50, 100, 250, 500, 1000],
  meals: [10, 50, 100, 500, 1000, 5000],
  /** Miles. */
  distance: [10, 50, 100, 500, 1000],
}

/** A run of days joined by a new day: its former parts and the result. */
export type Joined = { parts: { firstDay: string; lastDay: string }[]; firstDay: string; lastDay: string }
type Sums = { meals: number; workouts: number; distance: number }

/** Milestones passed by a share on `day`: compares the sums `after` it with those before, without a query. */
export function passed(day: string, share: Share, after: Sums, joined: Joined | undefined): NewMilestone[] {
  const miles = 1 / kilometresPerMile
  const crossed = (kind: 'workouts' | 'meals' | 'distance', unit = 1) => {
    const now = after[kind] * unit
    const before = now - (share[kind] ?? 0) * unit
    return marks[kind]
      .filter((mark) => before < mark - tolerance && now >= mark - tolerance)
      .map((threshold) => ({ kind, threshold, reachedOn: day }))
  }
  return [
    ...crossed('workouts'),
    ...crossed('meals'),
    ...crossed('distance', miles),
    ...(joined ? streakPassed(joined) : []),
  ]
}

/** Sums are exact to the metre, miles are not. */
const tolerance = 0.0005

function streakPassed({ parts, firstDay, lastDay }: Joined): NewMilestone[] {
  const days = (run: { firstDay: string; lastDay: string }) => daysBetween(run.firstDay, run.lastDay) + 1
  const longest = Math.max(0, ...parts.map(days))
  return marks.streak
    .filter((mark) => longest < mark && days({ firstDay, lastDay }) >= mark)
    .map((threshold) => ({ kind: 'streak', threshold, reachedOn: addDays(firstDay, threshold - 1) }))
}

/** The weekly workout goal, if a workout on `day` has just met it. */
export async function weeklyGoalPassed(
  tx: Queryable,
  userId: string,
  day: string,
  workouts: number,
): Promise<NewMilestone[]> {
  const monday = weekStart(day)
  const week = await milestoneStore(tx, userId).weekAgainstGoal(monday, addDays(monday, 6))
  const goal = week.goal ?? defaultGoals.weeklyWorkoutGoal
  if (week.workouts < goal || week.workouts - workouts >= goal) return []
  return [{ kind: 'weekly_goal', threshold: Number(monday.replaceAll('-', '')), reachedOn: day }]
}
