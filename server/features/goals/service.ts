import type { Goals } from '#contract/goals.ts'
import { defaultGoals } from '#contract/goals.ts'
import { dayIn, yearsBetween } from '#contract/measures/day.ts'
import type { SuggestedGoals } from '#server/adapters/ai/ai.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import type { Account } from '#server/http/identity.ts'
import { goalStore } from './store.ts'

export { weeklyWorkoutGoals } from './store.ts'

/** An account's goals, or the defaults. */
export async function goalsOf(db: Queryable, userId: string): Promise<Goals> {
  return (await goalsSet(db, userId)) ?? defaultGoals
}

/** The goals that an account set; undefined before it did. */
export function goalsSet(db: Queryable, userId: string): Promise<Goals | undefined> {
  return goalStore(db, userId).read()
}

/** Sets all goals within the caller's transaction. */
export function replaceGoals(tx: Queryable, userId: string, goals: Goals): Promise<void> {
  return goalStore(tx, userId).set(goals)
}

/** Suggests goals from a prompt and the profile; nothing is saved. */
export async function suggest({ ai, db, now }: Deps, user: Account, prompt: string): Promise<SuggestedGoals> {
  const { weight, height, sex, motherhood, activityLevel, dietaryPreferences, birthDate } = await readProfile(
    db,
    user,
  )
  const today = dayIn(user.zone, now())
  const age = birthDate === null ? null : yearsBetween(birthDate, today)
  return ai.suggestGoals({
    prompt,
    today,
    profile: { weight, height, sex, motherhood, activityLevel, dietaryPreferences, age },
  })
}
