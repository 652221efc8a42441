import type * as z from 'zod'
import { nutrientsOfGrams } from '#contract/foods/nutrients.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type {
  confirmMeal,
  logNutrition,
  logSentence as logSentenceEndpoint,
  MealAnalysis,
  NutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { provenanceOfAnswer, provenanceOfFood } from '#contract/nutrition/provenance.ts'
import type { MealToRead } from '#server/adapters/ai/ai.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent, isAnswered } from '#server/adapters/database/idempotency.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  foodByRef,
  learnFood,
  learnNames,
  moreFoods,
  type PlainFood,
} from '#server/features/foods/service.ts'
import type { Share } from '#server/features/insights/service.ts'
import { dropRemoved, keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import { withUnit } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import { readPhoto } from '#server/http/photo/photo.ts'
import { photoFolder } from '#server/http/photo/photo-folders.ts'
import type { Retry } from '#server/http/route.ts'
import { parseWith } from '#server/http/validation.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { checkBounds } from './entries/change-entry.ts'
import { corrected, oneEntry, type Read } from './entries/corrections.ts'
import { addEntries, record, removeEntry } from './entries/entries.ts'
import { type LogRow, logOf, nutritionStore } from './entries/store.ts'
import { dayNutrientStore } from './micronutrients/day-store.ts'
import { words } from './words.ts'

export { periodStore as eaten } from './entries/period-store.ts'
export { mealPhotos } from './entries/photo-store.ts'
export { entryOf, logServings } from './entries/servings.ts'
export { mealsLogged } from './entries/store.ts'
export { newestHabits } from './habits/habit-store.ts'
export { type Habit, rankHabits } from './habits/rank-habits.ts'
export { nutrientPanel } from './micronutrients/panel.ts'

/** Maximum number of unconfirmed analyses of an account; a photo of noise takes 1.6 MB. */
const mostPending = 50

export type Who = { user: Account; retry?: Retry | undefined }
/** `at`: time of the meal, if noted. */
export type Eater = Who & { at?: Date }

/**
 * Analyzes a meal and stores analysis and photo until confirmed: at most a day, and the newest 50 of an account.
 * Confirming an older one answers `not_found`. Errors: `invalid` without photo and notes, the photo's own,
 * `not_understood` without a recognized food, `unavailable` when the model failed.
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
  const reading = await readMeal(deps, user, { photo: photo?.bytes, notes })
  const analysis = { ...reading, id: crypto.randomUUID() }
  const key = photo ? (`${photoFolder('meals', user.id)}${analysis.id}.webp` as const) : null
  // Row first: a crash in between leaves a row for the cleanup job, never an unknown photo.
  await ownerTransaction(deps.db, user.id, (tx) =>
    nutritionStore(tx, user.id).saveAnalysis(analysis, key, deps.now()),
  )
  if (photo && key) await deps.blobs.put(key, photo.bytes, 'image/webp')
  await ownerTransaction(deps.db, user.id, async (tx) => {
    // Photos before the rows are committed: after a crash in between, the rows still name them.
    for (const old of await nutritionStore(tx, user.id).forgetOldest(mostPending))
      await deps.blobs.remove(old)
  })
  return analysis
}

function readMeal(deps: Deps, user: Account, meal: MealToRead) {
  return withUnit(deps.db, user, 'meal_analysis', deps.now(), () =>
    deps.ai.analyzeMeal(meal, moreFoods(deps, user.id)),
  )
}

/** Error: `not_found`, stating how long analyses are stored. */
async function pendingAnalysis(store: ReturnType<typeof nutritionStore>, id: string) {
  const kept = await store.analysis(id)
  if (!kept) throw new AppError('not_found', words.analysisGone(mostPending))
  return kept
}

/**
 * Logs an analysis as confirmed. A repeated confirmation returns the entry. Error: `invalid` when corrections
 * exceed the bounds of an entry.
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
    // An entry that was removed no longer comes back, and leaves its photo to the new one.
    const photo = kept?.logId ? await dropRemoved(tx, user.id, 'meal', kept.logId) : (kept?.photo ?? null)
    const already = kept?.logId ? await store.byId(kept.logId) : undefined
    if (already) return { nutritionLog: logOf(already) }
    const row = await recordAnalysis(tx, { user, at, now: deps.now() }, body, { of: kept?.analysis, photo })
    if (kept) await store.linkAnalysis(kept.id, row.id)
    await learnNames(tx, deps, user.id, row.items)
    return { nutritionLog: logOf(row) }
  })
}

/**
 * Reads a sentence and logs what was read. A repeated call is answered from its receipt and reads nothing. Errors as
 * `analyzeMeal`.
 */
export async function logSentence(
  deps: Deps,
  { user, retry, at = deps.now() }: Eater,
  { sentence, mealType, targetDate }: z.output<typeof logSentenceEndpoint.body>,
): Promise<{ nutritionLog: NutritionLog }> {
  // The model is asked outside of the transaction, which would hold a connection meanwhile.
  const isRepeated = await isAnswered(deps.db, user.id, retry)
  const analysis = isRepeated ? undefined : await readMeal(deps, user, { notes: sentence })
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const read = found(analysis, 'Reading')
    const moment = { user, at, now: deps.now() }
    const body = { analysis: read, mealType, notes: sentence, targetDate }
    const row = await recordAnalysis(tx, moment, body, { of: read })
    await learnNames(tx, deps, user.id, row.items)
    return { nutritionLog: logOf(row) }
  })
}

/** Records an analysis as sent, with the figures of the kept one that it corrects. */
function recordAnalysis(
  tx: Queryable,
  { user, at, now }: { user: Account; at: Date; now: Date },
  { analysis: sent, mealType, notes, targetDate }: z.output<typeof confirmMeal.body>,
  { of: original, photo = null }: { of?: Read | undefined; photo?: LogRow['photo'] } = {},
): Promise<LogRow> {
  const { figures, items } = corrected(original, sent)
  parseWith(oneEntry, { analysis: { ...figures, items } })
  const answered = {
    source: original?.source ?? sent.source ?? ('manual' as const),
    confidence: original?.confidence ?? sent.confidence ?? null,
  }
  return record(
    tx,
    user,
    { at, now },
    {
      ...figures,
      ...answered,
      items,
      foodName: sent.foodName,
      foodEmoji: sent.foodEmoji ?? original?.foodEmoji ?? emojiOf(sent.foodName).emoji,
      servingSize: sent.servingSize || original?.servingSize || words.oneServing,
      mealType,
      notes: notes || null,
      targetDate,
      provenance: answered.source === 'builtin' ? 'words' : provenanceOfAnswer(answered),
      photo,
    },
  )
}

/** Logs typed figures, or a weight of a chosen food. Error: `not_found` for its reference. */
export function logByHand(
  deps: Deps,
  { user, retry, at = deps.now() }: Eater,
  body: z.output<typeof logNutrition.body>,
): Promise<NutritionLog> {
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const { foodRef: ref, grams } = body
    const food = ref ? await foodByRef(tx, user.id, ref) : undefined
    const weighed = food && grams ? weighedEntry(food, grams) : undefined
    const entry = weighed ?? {
      calories: body.calories,
      protein: body.protein ?? null,
      carbs: body.carbs ?? null,
      fat: body.fat ?? null,
      sugar: body.sugar ?? null,
      fiber: null,
      sodium: null,
      items: [],
      servingSize: words.oneServing,
      source: 'manual' as const,
      provenance: provenanceOfAnswer({ source: body.figuresFrom ?? 'manual', confidence: null }),
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
        foodEmoji: food?.emoji ?? emojiOf(body.foodName).emoji,
        mealType: body.mealType,
        notes: body.notes || null,
        targetDate: body.targetDate,
      },
    )
    if (food) await learnFood(tx, deps, user.id, food, grams ?? null)
    else await learnNames(tx, deps, user.id, [{ name: body.foodName, grams: 0 }])
    return logOf(row)
  })
}

function weighedEntry(food: PlainFood, grams: number) {
  const figures = nutrientsOfGrams(food.per100, grams)
  const name = cutText(food.name, 120)
  return {
    ...figures,
    items: [{ ...figures, name, emoji: food.emoji, grams, confidence: 1, foodRef: food.ref }],
    servingSize: words.grams(grams),
    source: 'builtin' as const,
    provenance: provenanceOfFood(food.ref),
  }
}

/** Deletes an entry; it is kept for a day with its photo, see `restoreLog`. */
export function removeLog({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await removeEntry(tx, user.id, id), 'Entry')
    await keepRemoved(tx, user.id, { kind: 'meal', id, rows, photo: rows.photo }, now())
    return null
  })
}

/** Undoes the removal of an entry. Error: `gone` a day after it. */
export function restoreLog({ db, now }: Deps, { user, retry }: Who, id: string): Promise<NutritionLog> {
  return idempotent(db, user.id, retry, async (tx) => {
    const removed = await takeRemoved<LogRow>(tx, user.id, 'meal', id, now())
    const [row] = await addEntries(tx, user, [removed])
    return logOf(row!)
  })
}

export async function photoOf(deps: Deps, user: Account, id: string) {
  const row = found(await nutritionStore(deps.db, user.id).byId(id), 'Entry')
  return found(row.photo ? await deps.blobs.get(row.photo) : undefined, 'Photo')
}

/** Entries of a day. */
export async function logsOfDay(tx: Queryable, userId: string, day: string): Promise<NutritionLog[]> {
  return (await nutritionStore(tx, userId).ofDay(day)).map(logOf)
}

/** An account's meal shares of each day's totals, counted from the rows. */
export function nutritionShares(tx: Queryable, userId: string): Promise<(Share & { day: string })[]> {
  return nutritionStore(tx, userId).sumsByDay()
}

/** Counts an account's micronutrients of each day anew, from its entries. */
export const recountDayNutrients = (tx: Queryable, userId: string) => dayNutrientStore(tx, userId).recount()
