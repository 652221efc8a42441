import { randomInt, randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import { type MealPlan, type makeMealPlan, plannedMeals } from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import type { Recipe } from '#contract/recipes.ts'
import type { MadeRecipe } from '#server/adapters/ai/ai.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { goalsOf } from '#server/features/goals/service.ts'
import { savedRecipes } from '#server/features/recipes/service.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import { withUnit } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { mealPlanner } from '#server/knowledge/meal-plan/planner.ts'
import { firstDayOf } from './first-day.ts'
import { leftOn, planOf } from './plan-of.ts'
import { type MealRow, mealPlanStore, type PlanRow, type Tick } from './store.ts'
import { words } from './words.ts'

export type Who = { user: Account; retry?: Retry | undefined }
/** More than a year of weeks; each is stored with its recipes. */
const mostPlans = 60

/**
 * Plans a week for the account's goals. Errors: `quota_exceeded`; `invalid` when no recipe fits; `conflict` at the
 * maximum number of plans.
 */
export async function makePlan(
  deps: Deps,
  { user, retry }: Who,
  body: z.output<typeof makeMealPlan.body>,
): Promise<MealPlan> {
  const eater = await eaterOf(deps, user)
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = await withRoom(tx, user.id)
    const meals = plannedMeals.filter((meal) => body.meals.includes(meal))
    const { people, ingredients, leftovers } = body
    const larder = { ...eater, ingredients, meals, people, seed: randomInt(2 ** 31) }
    const { dailyCalorieGoal, proteinGoal, carbGoal, fatGoal } = await goalsOf(tx, user.id)
    const goals = { calories: dailyCalorieGoal, protein: proteinGoal, carbs: carbGoal, fat: fatGoal }
    return withUnit(tx, user, 'recipe_generation', deps.now(), async () => {
      const { startsOn, first } = await firstDayOf(
        tx,
        user,
        { startsOn: body.startsOn, meals, goals },
        deps.now(),
      )
      const week = mealPlanner.plan({ ...larder, goals, leftovers, first })
      if (week.days.every((day) => !day.meals.length)) throw new AppError('invalid', words.nothingFits)
      const plan: PlanRow = {
        id: randomUUIDv7(),
        startsOn,
        people,
        meals,
        ingredients,
        goals: week.goals,
        firstDay: first ?? null,
        reasons: {},
        createdAt: deps.now(),
      }
      const rows: MealRow[] = []
      const stored = storing(deps.now())
      week.days.forEach(({ meals: some, why }, at) => {
        const day = addDays(startsOn, at)
        if (why) plan.reasons[day] = why
        for (const { mealType, recipe, servings } of some)
          rows.push({
            id: crypto.randomUUID(),
            planId: plan.id,
            day,
            mealType,
            servings,
            recipe: stored(recipe),
            logId: null,
          })
      })
      await store.add(plan, rows)
      return planOf(plan, rows)
    })
  })
}

/** Replaces the recipe of one meal. Errors: `not_found`, `quota_exceeded`, `invalid` without an alternative. */
export async function replaceMeal(
  deps: Deps,
  { user, retry }: Who,
  { id, mealId }: { id: string; mealId: string },
): Promise<MealPlan> {
  const eater = await eaterOf(deps, user)
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = mealPlanStore(tx, user.id)
    const plan = found(await store.byId(id), 'Meal plan')
    const rows = await store.meals(id)
    const old = found(
      rows.find((meal) => meal.id === mealId),
      'Meal',
    )
    const { people, ingredients } = plan
    const { meals, goals } = leftOn(plan, old.day) ?? plan
    const larder = { ...eater, ingredients, meals, people, seed: randomInt(2 ** 31) }
    const day = rows.filter((meal) => meal.day === old.day)
    const elsewhere = rows.filter((meal) => meal.day !== old.day).map(({ recipe }) => recipe)
    return withUnit(tx, user, 'recipe_generation', deps.now(), async () => {
      const next = mealPlanner.replace({ ...larder, goals, day, at: day.indexOf(old), elsewhere })
      if (!next) throw new AppError('invalid', words.noOther)
      const { servings, recipe } = next.meal
      const meal = { ...old, servings, recipe: storing(deps.now())(recipe), logId: null }
      await store.changeMeal(meal)
      const { [old.day]: _, ...others } = plan.reasons
      const reasons = next.why ? { ...others, [old.day]: next.why } : others
      await store.setReasons(id, reasons)
      return planOf(
        { ...plan, reasons },
        rows.map((row) => (row === old ? meal : row)),
      )
    })
  })
}

/** Inputs of a plan; read before the transaction, which has its own connection. */
async function eaterOf({ db }: Deps, user: Account) {
  const { dietaryPreferences, allergies } = await readProfile(db, user)
  return { saved: await savedRecipes(db, user.id), diets: dietaryPreferences, allergies }
}

/** Completes a generated recipe for storing; the same dish gets the same id. */
function storing(now: Date): (recipe: Recipe | MadeRecipe) => Recipe {
  const known = new Map<object, Recipe>()
  return (recipe) => {
    const stored = known.get(recipe) ?? {
      id: crypto.randomUUID(),
      sessionId: null,
      isSaved: false,
      createdAt: now.toISOString(),
      ...recipe,
    }
    known.set(recipe, stored)
    return stored
  }
}

type PlanRows = { plan: PlanRow; meals: MealRow[]; ticks: Tick[] }

/** Removes a plan; it is kept for a day, see `restorePlan`. */
export function removePlan({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = mealPlanStore(tx, user.id)
    const meals = await store.meals(id)
    const ticks = await store.ticks(id)
    const rows: PlanRows = { plan: found(await store.remove(id), 'Meal plan'), meals, ticks }
    await keepRemoved(tx, user.id, { kind: 'meal-plan', id, rows }, now())
    return null
  })
}

/** Undoes the removal of a plan. Errors: `gone` a day after it, `conflict` at the maximum number of plans. */
export function restorePlan({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const { plan, meals, ticks } = await takeRemoved<PlanRows>(tx, user.id, 'meal-plan', id, now())
    const store = await withRoom(tx, user.id)
    await store.add(plan, meals)
    for (const tick of ticks) await store.addItem(id, tick)
    return null
  })
}

/** The plans of an account that may get one more. Error: `conflict`. */
async function withRoom(tx: Queryable, userId: string) {
  const store = mealPlanStore(tx, userId)
  if ((await store.count()) >= mostPlans) throw new AppError('conflict', words.tooManyPlans(mostPlans))
  return store
}
