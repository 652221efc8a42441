import type * as z from 'zod'
import type { logSavedMeal, SavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { sumNutrients } from '#contract/foods/nutrients.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { MealType, NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import { checkBounds, scaled } from '../entries/change-entry.ts'
import { record } from '../entries/entries.ts'
import { type LogRow, logOf, nutritionStore } from '../entries/store.ts'
import type { Eater, Who } from '../service.ts'
import { words } from '../words.ts'
import { type SavedRow, savedMealOf, savedMealStore } from './saved-meal-store.ts'

const mostMeals = 200

/**
 * Saves entries as one meal. Errors: `not_found`, `invalid` above the bounds of an entry, `conflict` above 200
 * meals.
 */
export function keepMeal(
  { db, now }: Deps,
  { user, retry }: Who,
  { name, logIds }: z.output<typeof saveMeal.body>,
): Promise<SavedMeal> {
  return idempotent(db, user.id, retry, async (tx) => {
    const saved = await withRoom(tx, user.id)
    const logs = nutritionStore(tx, user.id)
    const rows: LogRow[] = []
    for (const id of new Set(logIds)) rows.push(found(await logs.byId(id), 'Entry'))
    const [first, ...others] = rows as [LogRow, ...LogRow[]]
    const items = rows.flatMap(itemsOf)
    const meal = {
      ...sumNutrients(rows),
      items,
      emoji: first.foodEmoji,
      mealType: others.every((row) => row.mealType === first.mealType) ? (first.mealType as MealType) : null,
      servingSize: others.length ? words.oneServing : first.servingSize,
    }
    checkBounds(meal, 'logIds')
    const row = await saved.add({ ...meal, name, id: crypto.randomUUID(), createdAt: now(), usedAt: now() })
    return savedMealOf(row)
  })
}

/** Removes a saved meal; it is kept for a day, see `restoreSaved`. */
export function removeSaved({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await savedMealStore(tx, user.id).remove(id), 'Meal')
    await keepRemoved(tx, user.id, { kind: 'saved-meal', id, rows }, now())
    return null
  })
}

/** Undoes the removal of a saved meal. Errors: `gone` a day after it, `conflict` above 200 meals. */
export function restoreSaved({ db, now }: Deps, { user, retry }: Who, id: string): Promise<SavedMeal> {
  return idempotent(db, user.id, retry, async (tx) => {
    const removed = await takeRemoved<SavedRow>(tx, user.id, 'saved-meal', id, now())
    return savedMealOf(await (await withRoom(tx, user.id)).add(removed))
  })
}

/** The saved meals of an account that may get one more. Error: `conflict` at 200 meals. */
async function withRoom(tx: Queryable, userId: string) {
  const saved = savedMealStore(tx, userId)
  if ((await saved.count()) >= mostMeals) throw new AppError('conflict', words.tooManyMeals(mostMeals))
  return saved
}

/**
 * Logs a saved meal as one entry. Errors: `not_found`, `invalid` without a meal type and above the bounds of an
 * entry.
 */
export function logSaved(
  deps: Deps,
  { user, retry, at = deps.now() }: Eater,
  id: string,
  { mealType, targetDate, factor, notes }: z.output<typeof logSavedMeal.body>,
): Promise<NutritionLog> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const saved = found(await savedMealStore(tx, user.id).use(id, deps.now()), 'Meal')
    const meal = scaled(saved, factor)
    checkBounds(meal, 'factor')
    const type = mealType ?? saved.mealType
    if (!type) throw new AppError('invalid', words.whichMeal, { fields: { mealType: words.whichMeal } })
    const { name, emoji, usedAt: _used, createdAt: _created, userId: _owner, id: _id, ...amount } = meal
    const row = await record(
      tx,
      user,
      { at, now: deps.now() },
      {
        ...amount,
        foodName: name,
        foodEmoji: emoji,
        mealType: type,
        targetDate,
        notes: notes || null,
        source: 'manual',
        provenance: 'own',
      },
    )
    return logOf(row)
  })
}

/** A typed entry is one item of unknown weight. */
function itemsOf(row: LogRow): LogRow['items'] {
  if (row.items.length) return row.items
  const { foodName, foodEmoji, calories, protein, carbs, fat, sugar, fiber, sodium } = row
  const name = cutText(foodName, 120)
  return [
    { name, emoji: foodEmoji, grams: 0, calories, protein, carbs, fat, sugar, fiber, sodium, confidence: 1 },
  ]
}
