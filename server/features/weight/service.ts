import { randomUUIDv7 } from 'node:crypto'
import { AppError, found } from '#contract/http/errors.ts'
import { addDays, dayIn } from '#contract/measures/day.ts'
import type { WeighIn, WeightTrend } from '#contract/weight.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { setWeight } from '#server/features/account/service.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { weightStore } from './store.ts'
import { changeOf, memoryDays, withTrend } from './trend.ts'
import { words } from './words.ts'

type Who = { user: Account; retry?: Retry | undefined }

/** Records a weight; the newest is also the profile's. Error: `invalid` for a future day. */
export function recordWeighIn(
  { db, now }: Deps,
  { user, retry }: Who,
  { kilograms, measuredOn }: Omit<WeighIn, 'id'>,
): Promise<WeighIn> {
  if (measuredOn > dayIn(user.zone, now()))
    throw new AppError('invalid', words.notYet, { fields: { measuredOn: words.notYet } })
  return idempotent(db, user.id, retry, (tx) => keep(tx, user.id, { kilograms, measuredOn }))
}

/** Deletes a weight; after the newest, the previous one becomes the profile's. It is kept for a day. */
export function removeWeighIn({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = weightStore(tx, user.id)
    const gone = found(await store.remove(id), 'Weigh-in')
    const newest = await store.newest()
    if (!newest || newest.measuredOn < gone.measuredOn)
      await setWeight(tx, user.id, newest?.kilograms ?? null)
    await keepRemoved(tx, user.id, { kind: 'weigh-in', id, rows: gone }, now())
    return null
  })
}

/** Undoes the removal of a weight. Errors: `gone` a day after it, `conflict` when its day has another weight. */
export function restoreWeighIn({ db, now }: Deps, { user, retry }: Who, id: string): Promise<WeighIn> {
  return idempotent(db, user.id, retry, async (tx) => {
    const removed = await takeRemoved<WeighIn>(tx, user.id, 'weigh-in', id, now())
    const { measuredOn } = removed
    if ((await weightStore(tx, user.id).between(measuredOn, measuredOn)).length)
      throw new AppError('conflict', words.weighedAgain)
    return keep(tx, user.id, removed)
  })
}

/** Within the caller's transaction: records a changed profile weight as today's. */
export async function weighForProfile(tx: Queryable, user: Account, now: Date, change: WeightChange) {
  const { before, kilograms } = change
  if (kilograms == null || kilograms === before) return
  await keep(tx, user.id, { kilograms, measuredOn: dayIn(user.zone, now) })
}
type WeightChange = { before: number | null; kilograms: number | null | undefined }

/** The weights of a span with their trend, which also considers the weeks before it. */
export async function weightTrend(
  db: Queryable,
  userId: string,
  from: string,
  to: string,
): Promise<WeightTrend> {
  return trendSince(from, await weightStore(db, userId).between(addDays(from, -memoryDays), to))
}

function trendSince(from: string, remembered: WeighIn[]): WeightTrend {
  const points = withTrend(remembered).filter(({ measuredOn }) => measuredOn >= from)
  const { perWeek, weeks } = changeOf(points)
  return {
    points: points.map((point) => ({ ...point, trend: hundredths(point.trend) })),
    perWeek: perWeek === null ? null : hundredths(perWeek),
    weeks,
  }
}

/** The weights between two days, both included, oldest first. */
export function weighInsWithin(db: Queryable, userId: string, from: string, to: string): Promise<WeighIn[]> {
  return weightStore(db, userId).between(from, to)
}

/** Kilograms of the body as of a day; null before the first weigh-in. */
export async function weightAsOf(tx: Queryable, userId: string, day: string): Promise<number | null> {
  return (await weightStore(tx, userId).asOf(day))?.kilograms ?? null
}

/** Days of a trend without dates, and the first day of the weights that it is taken from. */
export const trendDays = 90
export const firstRemembered = (today: string) => addDays(today, 1 - trendDays - memoryDays)

/** The trend at the newest weight, as `getWeightTrend` answers it; null without one in 90 days. */
export function trendNow(today: string, remembered: WeighIn[]) {
  const { points, perWeek, weeks } = trendSince(addDays(today, 1 - trendDays), remembered)
  const last = points.at(-1)
  return last ? { trend: last.trend, perWeek, weeks } : null
}

async function keep(
  tx: Queryable,
  userId: string,
  weight: Omit<WeighIn, 'id'> & { id?: string },
): Promise<WeighIn> {
  const store = weightStore(tx, userId)
  const kept = await store.record({ id: randomUUIDv7(), ...weight })
  const newest = await store.newest()
  if (newest?.id === kept.id) await setWeight(tx, userId, kept.kilograms)
  return kept
}

function hundredths(kilograms: number): number {
  return Math.round(kilograms * 100) / 100
}
