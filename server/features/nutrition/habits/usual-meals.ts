import { found } from '#contract/http/errors.ts'
import type { MealType, NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { UsualMeals } from '#contract/nutrition/usual-meals.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { record } from '../entries/entries.ts'
import { logOf } from '../entries/store.ts'
import type { Eater } from '../service.ts'
import { habitStore } from './habit-store.ts'
import { rankHabits } from './rank-habits.ts'

/** Usual meals of an account, the likeliest at `now` first; what today already has, last. */
export async function usualMeals(db: Queryable, user: Account, now: Date): Promise<UsualMeals> {
  return rankHabits(await habitStore(db, user.id).newest(), user.zone, now)
}

/** Logs a usual meal as the last time. Errors: `not_found`; `invalid` for a day after tomorrow. */
export function logUsual(
  deps: Deps,
  { user, retry, at = deps.now() }: Eater,
  id: string,
  {
    mealType,
    targetDate,
  }: { mealType?: MealType | null | undefined; targetDate?: string | null | undefined },
): Promise<NutritionLog> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const habit = found(await habitStore(tx, user.id).byId(id), 'Meal')
    // A habit of an earlier version has none.
    const { provenance = null } = habit.entry
    const entry = {
      ...habit.entry,
      provenance,
      mealType: mealType ?? habit.mealType,
      targetDate,
      notes: null,
    }
    return logOf(await record(tx, user, { at, now: deps.now() }, entry))
  })
}
