import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import type {
  changeDrink,
  confirmDrink,
  DrinkAnalysis,
  DrinkLog,
  logDrink,
} from '#contract/hydration/hydration.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { addToTotals, negative, type Share, unknownShare } from '#server/features/insights/service.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import { withUnit } from '#server/features/subscriptions/service.ts'
import { diaryDay } from '#server/http/diary-day.ts'
import type { Account } from '#server/http/identity.ts'
import { readPhoto } from '#server/http/photo/photo.ts'
import type { Retry } from '#server/http/route.ts'
import { changedDrink, drinkOf } from './entry.ts'
import { type DrinkRow, drinkLogOf, hydrationStore, type NewDrink } from './store.ts'
import { words } from './words.ts'

type Who = { user: Account; retry?: Retry | undefined }
/** `at`: time of drinking, if noted. */
type Drinker = Who & { at?: Date }

/**
 * Analyzes a drink. Neither photo nor analysis is stored: the confirmation sends the figures back. Errors:
 * `invalid` without photo and details, the photo's own, `not_understood` without a recognized drink, `unavailable` when the model
 * failed.
 */
export async function analyzeDrink(
  deps: Deps,
  user: Account,
  image: Buffer | undefined,
  details: string,
): Promise<DrinkAnalysis> {
  if (!image && !details)
    throw new AppError('invalid', words.nothingToAnalyze, { fields: { image: words.nothingToAnalyze } })
  const photo = image && (await readPhoto(image))
  return withUnit(deps.db, user, 'drink_analysis', deps.now(), () =>
    deps.ai.analyzeDrink({ photo: photo?.bytes, details }),
  )
}

/** Logs a drink by its figures or by a preset. */
export function logEntry(
  deps: Deps,
  { user, retry, at = deps.now() }: Drinker,
  body: z.output<typeof logDrink.body>,
): Promise<DrinkLog> {
  const targetDate = diaryDay(user, deps.now(), body.targetDate ?? body.date ?? dayIn(user.zone, at))
  const drink = drinkOf(body)
  return idempotent(deps.db, user.id, retry, (tx) =>
    record(tx, user, at, {
      ...drink,
      targetDate,
      notes: body.notes || null,
      source: 'manual',
      confidence: null,
    }),
  )
}

/** Logs an analyzed drink as confirmed. */
export function confirmAnalysis(
  deps: Deps,
  { user, retry, at = deps.now() }: Drinker,
  { analysis, details, targetDate: day }: z.output<typeof confirmDrink.body>,
): Promise<{ drinkLog: DrinkLog }> {
  const drinkType = analysis.drinkType || (analysis.customName ? 'other' : undefined)
  if (!drinkType)
    throw new AppError('invalid', words.kindMissing, { fields: { 'analysis.drinkType': words.kindMissing } })
  const targetDate = diaryDay(user, deps.now(), day ?? dayIn(user.zone, at))
  const drink = drinkOf({ ...analysis, drinkType })
  return idempotent(deps.db, user.id, retry, async (tx) => ({
    drinkLog: await record(tx, user, at, {
      ...drink,
      targetDate,
      notes: details || null,
      source: analysis.source ?? 'manual',
      confidence: analysis.confidence ?? null,
    }),
  }))
}

/** Corrects a drink and moves the difference between the days' totals. */
export function changeEntry(
  deps: Deps,
  { user, retry }: Who,
  id: string,
  body: z.output<typeof changeDrink.body>,
): Promise<DrinkLog> {
  const day = body.targetDate ?? body.date
  const moved = day ? diaryDay(user, deps.now(), day) : undefined
  return idempotent(deps.db, user.id, retry, async (tx) => {
    const store = hydrationStore(tx, user.id)
    const before = found(await store.byId(id), 'Drink')
    const after = await store.change(id, {
      ...changedDrink(before, body),
      targetDate: moved ?? before.targetDate,
      notes: body.notes === undefined ? before.notes : body.notes || null,
      source: before.source,
      confidence: before.confidence,
    })
    if (after.targetDate === before.targetDate)
      await addToTotals(tx, user.id, after.targetDate, difference(shareOf(after), shareOf(before)))
    else {
      await addToTotals(tx, user.id, before.targetDate, negative(shareOf(before)))
      await addToTotals(tx, user.id, after.targetDate, shareOf(after))
    }
    return drinkLogOf(after)
  })
}

/** Deletes a drink and subtracts its share from the totals; it is kept for a day, see `restoreEntry`. */
export function removeEntry({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await hydrationStore(tx, user.id).remove(id), 'Drink')
    await addToTotals(tx, user.id, rows.targetDate, negative(shareOf(rows)))
    await keepRemoved(tx, user.id, { kind: 'drink', id, rows }, now())
    return null
  })
}

/** Undoes the removal of a drink. Error: `gone` a day after it. */
export function restoreEntry({ db, now }: Deps, { user, retry }: Who, id: string): Promise<DrinkLog> {
  return idempotent(db, user.id, retry, async (tx) =>
    insert(tx, user, await takeRemoved<DrinkRow>(tx, user.id, 'drink', id, now())),
  )
}

/** An account's drink shares of each day's totals, counted from the rows. */
export function hydrationShares(tx: Queryable, userId: string): Promise<(Share & { day: string })[]> {
  return hydrationStore(tx, userId).sumsByDay()
}

type Entry = Omit<NewDrink, 'id' | 'createdAt'>

function record(tx: Queryable, user: Account, createdAt: Date, entry: Entry): Promise<DrinkLog> {
  return insert(tx, user, { ...entry, id: randomUUIDv7(), createdAt })
}

async function insert(tx: Queryable, user: Account, drink: NewDrink): Promise<DrinkLog> {
  const row = await hydrationStore(tx, user.id).record(drink)
  await addToTotals(tx, user.id, row.targetDate, shareOf(row))
  return drinkLogOf(row)
}

/** A drink's share of its day's totals. */
function shareOf({ calories, protein, carbs, fat, sugar, caffeine, water }: DrinkRow) {
  const figures = { calories, protein, carbs, fat, sugar }
  return { ...figures, ...unknownShare(figures), caffeine, water, drinks: 1 } satisfies Share
}

function difference(now: ReturnType<typeof shareOf>, before: ReturnType<typeof shareOf>): Share {
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, value - before[name as keyof typeof before]]),
  )
}
