import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import type { confirmMeal, logNutrition, MealAnalysis, NutritionLog } from '#contract/nutrition.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import {
  figuresOf,
  foodByRef,
  learnFood,
  learnNames,
  moreFoods,
  type PlainFood,
} from '#server/features/foods/service.ts'
import { addToTotals, negative, type Share } from '#server/features/insights/service.ts'
import { withUnit } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import { readPhoto } from '#server/http/photo/photo.ts'
import type { Retry } from '#server/http/route.ts'
import { parseWith } from '#server/http/validation.ts'
import { checkBounds } from './change-entry.ts'
import { corrected, oneEntry } from './corrections.ts'
import { record, shareOf } from './record.ts'
import { logOf, nutritionStore } from './store.ts'
import { words } from './words.ts'

export { mealPhotos, nutritionHoldings, photoName } from './holding-store.ts'
export { periodStore as eaten } from './period-store.ts'
export { entryOf, logServings } from './servings.ts'
export { mealsLogged } from './store.ts'

/** Readings of one person that wait to be confirmed, with their photos: 1.6 MB each where they show noise, which packs worst. */
const mostPending = 50

/** Where the photos of a person’s meals are kept. */
export const photoFolder = (userId: string) => `meals/${userId}/` as const
/** The person whose photos are in this folder. */
export const ownerOfFolder = (folder: string) => /^meals\/([^/]+)\/$/.exec(folder)?.[1]

export type Who = { user: Account; retry?: Retry | undefined }
/** `at`: when it was eaten, as far as anybody noted. */
export type Eater = Who & { at?: Date }

/**
 * Reads a meal and keeps the reading, and the photo, until it is confirmed: a day at most, and the newest 50 of a
 * person. An older one that is confirmed after all is not found.
 * Errors: `invalid` without photo and notes, the photo's own, `unavailable` when nothing can answer.
 */
export async function analyzeMeal(
  deps: Deps,
  user: Account,
  image: Buffer | undefined,
  notes: string,
): Promise<MealAnalysis> {
  if (!image && !notes)
    throw new AppError('invalid', words.nothingToAnalyze, { fields: { image: words.nothingToAnalyze } })
  const photo = image && (await readPhoto(image))
  const reading = await withUnit(deps.db, user, 'meal_analysis', deps.now(), () =>
    deps.ai.analyzeMeal({ photo: photo?.bytes, notes }, moreFoods(deps, user.id)),
  )
  const analysis = { ...reading, id: crypto.randomUUID() }
  const key = photo ? (`${photoFolder(user.id)}${analysis.id}.webp` as const) : null
  // The row first: a crash in between leaves a row that the sweep finds, never a photo that nobody knows of.
  await nutritionStore(deps.db, user.id).saveAnalysis(analysis, key, deps.now())
  if (photo && key) await deps.blobs.put(key, photo.bytes, 'image/webp')
  await deps.db.transaction(async (tx) => {
    // The photos before the rows are gone for good: after a crash in between the rows still know of them.
    for (const old of await nutritionStore(tx, user.id).forgetOldest(mostPending))
      await deps.blobs.remove(old)
  })
  return analysis
}

/** Error: `not_found`, which says how long readings are kept. */
async function pendingAnalysis(store: ReturnType<typeof nutritionStore>, id: string) {
  const kept = await store.analysis(id)
  if (!kept) throw new AppError('not_found', words.analysisGone(mostPending))
  return kept
}

/**
 * Logs an analysed meal as the person left it. Confirming the same analysis again answers the entry it became.
 * Error: `invalid` where the corrected amounts make more than one entry may hold.
 */
export function confirmAnalysis(
  deps: Deps,
  { user, retry, at = deps.now() }: Eater,
  body: z.output<typeof confirmMeal.body>,
): Promise<{ nutritionLog: NutritionLog }> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = nutritionStore(tx, user.id)
    const { analysis: sent } = body
    const kept = sent.id ? await pendingAnalysis(store, sent.id) : undefined
    const already = kept?.logId ? await store.byId(kept.logId) : undefined
    if (already) return { nutritionLog: logOf(already) }
    const { figures, items } = corrected(kept?.analysis, sent)
    parseWith(oneEntry, { analysis: { ...figures, items } })
    const row = await record(
      tx,
      user,
      { at, now: deps.now() },
      {
        ...figures,
        items,
        foodName: sent.foodName,
        foodEmoji: sent.foodEmoji ?? kept?.analysis.foodEmoji ?? deps.ai.foodEmoji(sent.foodName).emoji,
        servingSize: sent.servingSize || kept?.analysis.servingSize || words.oneServing,
        mealType: body.mealType,
        notes: body.notes || null,
        targetDate: body.targetDate,
        source: kept?.analysis.source ?? sent.source ?? 'manual',
        confidence: kept?.analysis.confidence ?? sent.confidence ?? null,
        // An entry that was removed took its photo along.
        photo: kept?.logId ? null : (kept?.photo ?? null),
      },
    )
    if (kept) await store.linkAnalysis(kept.id, row.id)
    await learnNames(tx, deps, user.id, items)
    return { nutritionLog: logOf(row) }
  })
}

/** Logs a food whose figures were typed, or a weight of a food that was chosen. Error: `not_found` for its reference. */
export function logByHand(
  deps: Deps,
  { user, retry, at = deps.now() }: Eater,
  body: z.output<typeof logNutrition.body>,
): Promise<NutritionLog> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const { foodRef: ref, grams } = body
    const food = ref ? await foodByRef(tx, deps, user.id, ref) : undefined
    const weighed = food && grams ? weighedEntry(food, grams) : undefined
    const entry = weighed ?? {
      calories: body.calories,
      protein: body.protein ?? 0,
      carbs: body.carbs ?? 0,
      fat: body.fat ?? 0,
      sugar: body.sugar ?? 0,
      fiber: null,
      sodium: null,
      items: [],
      servingSize: words.oneServing,
      source: 'manual' as const,
    }
    checkBounds(entry, 'grams')
    const row = await record(
      tx,
      user,
      { at, now: deps.now() },
      {
        ...entry,
        ...(body.servingSize && { servingSize: body.servingSize }),
        foodName: body.foodName,
        foodEmoji: food?.emoji ?? deps.ai.foodEmoji(body.foodName).emoji,
        mealType: body.mealType,
        notes: body.notes || null,
        targetDate: body.targetDate,
        confidence: null,
        photo: null,
      },
    )
    if (food) await learnFood(tx, deps, user.id, food, grams ?? null)
    else await learnNames(tx, deps, user.id, [{ name: body.foodName, grams: 0 }])
    return logOf(row)
  })
}

function weighedEntry(food: PlainFood, grams: number) {
  const { sugar, ...figures } = figuresOf(food, grams)
  const name = food.name.slice(0, 120).toWellFormed()
  return {
    ...figures,
    // A diary sums sugar; what nobody measured adds nothing.
    sugar: sugar ?? 0,
    items: [{ ...figures, sugar, name, emoji: food.emoji, grams, confidence: 1 }],
    servingSize: words.grams(grams),
    source: 'builtin' as const,
  }
}

/** Removes an entry, takes its share back from the totals, and then its photo. */
export async function removeLog(deps: Deps, { user, retry }: Who, id: string): Promise<null> {
  const photo = await idempotent(deps.db, user.id, retry, async (tx) => {
    const row = found(await nutritionStore(tx, user.id).remove(id), 'Entry')
    await addToTotals(tx, user.id, row.targetDate, negative(shareOf(row)))
    return row.photo
  })
  if (photo) await deps.blobs.remove(photo)
  return null
}

export async function photoOf(deps: Deps, user: Account, id: string) {
  const row = found(await nutritionStore(deps.db, user.id).byId(id), 'Entry')
  return found(row.photo ? await deps.blobs.get(row.photo) : undefined, 'Photo')
}

/** What a person's entries give to each day's totals, counted from the entries. */
export function nutritionShares(tx: Queryable, userId: string): Promise<(Share & { day: string })[]> {
  return nutritionStore(tx, userId).sumsByDay()
}
