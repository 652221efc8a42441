import { activityLabels } from '#contract/labels.ts'
import { addDays, dayIn, weekStart, yearsBetween } from '#contract/measures/day.ts'
import type { CoachAnswer } from '#server/adapters/ai/ai.ts'
import type { Database } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { newestActivity } from '#server/features/activities/service.ts'
import { goalsOf } from '#server/features/goals/service.ts'
import { daysWithin } from '#server/features/insights/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { CoachedPerson, Diary } from '#server/knowledge/coach/coached-person.ts'
import { nextSession } from './schedule-store.ts'
import { words } from './words.ts'

/** Answers a question with the profile and the figures of this week. */
export async function answerQuestion(
  { ai, db, now }: Deps,
  user: Account,
  question: string,
): Promise<CoachAnswer> {
  return ai.answerQuestion({ question, person: await coachedPerson(db, user, dayIn(user.zone, now())) })
}

/** At constant cost for any history. */
async function coachedPerson(db: Database, user: Account, today: string): Promise<CoachedPerson> {
  const [{ birthDate, ...profile }, diary] = await Promise.all([
    readProfile(db, user),
    diaryOf(db, user.id, today),
  ])
  const age = birthDate === null ? null : yearsBetween(birthDate, today)
  return { today, profile: { ...profile, age }, diary }
}

async function diaryOf(db: Database, userId: string, today: string): Promise<Diary> {
  const monday = weekStart(today)
  const [goals, week, last, next] = await Promise.all([
    goalsOf(db, userId),
    daysWithin(db, userId, { from: monday, to: addDays(monday, 6) }),
    newestActivity(db, userId, today),
    nextSession(db, userId, today),
  ])
  const day = week.find((one) => one.day === today)
  return {
    eaten: {
      calories: day?.calories ?? 0,
      protein: day ? day.protein : 0,
      carbs: day ? day.carbs : 0,
      fat: day ? day.fat : 0,
      water: day?.water ?? 0,
    },
    goals: {
      calories: goals.dailyCalorieGoal,
      protein: goals.proteinGoal,
      carbs: goals.carbGoal,
      fat: goals.fatGoal,
      water: goals.dailyWaterGoal,
    },
    burned: day?.burned ?? 0,
    workouts: {
      thisWeek: week.reduce((sum, { workouts }) => sum + workouts, 0),
      goal: goals.weeklyWorkoutGoal,
    },
    last: last && {
      name:
        last.activityType === 'other'
          ? words.aWorkout
          : (
              activityLabels[last.activityType as keyof typeof activityLabels] ?? words.aWorkout
            ).toLowerCase(),
      day: last.day,
      minutes: last.duration / 60,
      kilometres: last.distance ?? undefined,
    },
    next,
  }
}
