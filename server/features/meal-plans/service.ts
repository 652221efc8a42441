import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import { type logPlannedMeal, type MealPlan, mostOwnItems, type ShoppingList } from '#contract/meal-plans.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { entryOf, logServings } from '#server/features/nutrition/service.ts'
import { dropRemoved } from '#server/features/removals/service.ts'
import type { Account } from '#server/http/identity.ts'
import { shoppingList } from '#server/knowledge/meal-plan/shopping/shopping-list.ts'
import type { Who } from './making.ts'
import { planOf } from './plan-of.ts'
import { mealPlanStore } from './store.ts'
import { words } from './words.ts'

export async function readPlan(db: Queryable, userId: string, id: string): Promise<MealPlan> {
  const store = mealPlanStore(db, userId)
  const plan = found(await store.byId(id), 'Meal plan')
  return planOf(plan, await store.meals(id))
}

/** Amounts cover all people of the plan; manual ticks override the assumed pantry. */
export async function readShoppingList(
  db: Queryable,
  { id: userId, units }: ListReader,
  id: string,
): Promise<ShoppingList> {
  const store = mealPlanStore(db, userId)
  const { people, ingredients } = found(await store.byId(id), 'Meal plan')
  const meals = await store.meals(id)
  const ticks = await store.ticks(id)
  const ticked = new Map(ticks.map(({ name, have }) => [name, have]))
  const aisles = shoppingList(
    meals.map(({ recipe, servings }) => ({ recipe, servings: servings * people })),
    { atHand: ingredients, units },
  )
  const needed = new Set(aisles.flatMap(({ things }) => things.map(({ name }) => name)))
  return {
    aisles: aisles.map(({ aisle, things }) => ({
      aisle,
      things: things.map((thing) => ({ ...thing, have: ticked.get(thing.name) ?? thing.have })),
    })),
    // Items that the meals need too are listed in their aisle.
    own: ticks.flatMap(({ name, have, addedAt }) => (addedAt && !needed.has(name) ? [{ name, have }] : [])),
  }
}
type ListReader = Pick<Account, 'id' | 'units'>

/** Error: `not_found` for an unknown entry of the list. */
export function tick(
  deps: Deps,
  { user, retry }: Who,
  id: string,
  { name, have }: { name: string; have: boolean },
): Promise<ShoppingList> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    if (!holds(await readShoppingList(tx, user, id), name)) throw new AppError('not_found', words.notOnList)
    await mealPlanStore(tx, user.id).tick(id, name, have)
    return readShoppingList(tx, user, id)
  })
}

/** Adds an item to the list by hand. Error: `conflict` at the maximum number of them. */
export function addItem(
  deps: Deps,
  { user, retry }: Who,
  id: string,
  { name, have }: { name: string; have: boolean },
): Promise<ShoppingList> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = mealPlanStore(tx, user.id)
    found(await store.byId(id), 'Meal plan')
    const list = await readShoppingList(tx, user, id)
    if (holds(list, name)) return list
    if (list.own.length >= mostOwnItems) throw new AppError('conflict', words.tooManyItems(mostOwnItems))
    await store.addItem(id, { name, have, addedAt: deps.now() })
    return readShoppingList(tx, user, id)
  })
}

/** Removes an item that was added by hand. Error: `not_found`. */
export function removeItem(
  deps: Deps,
  { user, retry }: Who,
  id: string,
  name: string,
): Promise<ShoppingList> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    if (!(await mealPlanStore(tx, user.id).removeItem(id, name)))
      throw new AppError('not_found', words.notOnList)
    return readShoppingList(tx, user, id)
  })
}

function holds({ aisles, own }: ShoppingList, name: string): boolean {
  return [...own, ...aisles.flatMap(({ things }) => things)].some((one) => one.name === name)
}

/**
 * Logs a planned meal on its day; an already logged one returns its entry. Errors: `not_found`; `invalid` for a
 * future day.
 */
export function logMeal(
  deps: Deps,
  { user, retry }: Who,
  { id, mealId }: { id: string; mealId: string },
  body: z.output<typeof logPlannedMeal.body>,
): Promise<NutritionLog> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = mealPlanStore(tx, user.id)
    const meal = found(await store.meal(id, mealId), 'Meal')
    // An entry deleted from the diary can be logged again, and then no longer comes back. It has no photo.
    if (meal.logId) await dropRemoved(tx, user.id, 'meal', meal.logId)
    const earlier = meal.logId ? await entryOf(tx, user.id, meal.logId) : undefined
    if (earlier) return earlier
    const log = await logServings(tx, user, deps.now(), meal.recipe, {
      servings: meal.servings,
      mealType: body.mealType ?? meal.mealType,
      targetDate: body.targetDate ?? meal.day,
    })
    await store.changeMeal({ id: mealId, planId: id, logId: log.id })
    return log
  })
}
