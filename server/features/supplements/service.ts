import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import { AppError, found } from '#contract/http/errors.ts'
import {
  type addSupplement as addEndpoint,
  type changeSupplement as changeEndpoint,
  type DaySupplement,
  mostSupplements,
  type Supplement,
} from '#contract/supplements.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import { diaryDay } from '#server/http/diary-day.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { type DosesRow, dosesStore, type SupplementRow, supplementStore } from './store.ts'
import { words } from './words.ts'

type Who = { user: Account; retry?: Retry | undefined }

/** Most supplements with doses on a day: those of the list, and as many that were removed since. */
const mostOfADay = 2 * mostSupplements

/** The supplements of the list with the doses of a day, then those that were taken on it and removed since. */
export async function supplementsOfDay(db: Database, user: Account, date: string): Promise<DaySupplement[]> {
  const [rows, taken] = await Promise.all([
    supplementStore(db, user.id).all(),
    dosesStore(db, user.id).within(date, date),
  ])
  const dosesOf = new Map(taken.map(({ supplementId, doses }) => [supplementId, doses]))
  const listed = new Set(rows.map(({ id }) => id))
  return [
    ...rows.map((row) => ({ ...shown(row), doses: dosesOf.get(row.id) ?? 0, isRemoved: false })),
    ...taken.filter(({ supplementId }) => !listed.has(supplementId)).map(removedOfDay),
  ]
}

/** Error: `conflict` at the maximum number of supplements. */
export function addSupplement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  { nutrients, ...entry }: z.output<typeof addEndpoint.body>,
): Promise<Supplement> {
  return idempotent(db, user.id, retry, (tx) =>
    insert(tx, user.id, { ...entry, id: randomUUID(), nutrients: statedOf(nutrients), createdAt: now() }),
  )
}

/** Changes the given fields; doses that were taken keep their figures. */
export function changeSupplement(
  { db }: Pick<Deps, 'db'>,
  { user, retry }: Who,
  id: string,
  { nutrients, ...change }: z.output<typeof changeEndpoint.body>,
): Promise<Supplement> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = supplementStore(tx, user.id)
    const before = found(await store.byId(id), 'Supplement')
    const row = {
      ...before,
      name: change.name ?? before.name,
      dose: change.dose ?? before.dose,
      usualDoses: change.usualDoses ?? before.usualDoses,
      ...(nutrients && { nutrients: statedOf(nutrients) }),
    }
    await store.change(row)
    return shown(row)
  })
}

/** Removes a supplement; it is kept for a day, see `restoreSupplement`. */
export function removeSupplement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await supplementStore(tx, user.id).remove(id), 'Supplement')
    await keepRemoved(tx, user.id, { kind: 'supplement', id, rows }, now())
    return null
  })
}

/** Undoes the removal of a supplement. Errors: `gone` a day after it, `conflict` at the maximum number. */
export function restoreSupplement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<Supplement> {
  return idempotent(db, user.id, retry, async (tx) =>
    insert(tx, user.id, await takeRemoved<SupplementRow>(tx, user.id, 'supplement', id, now())),
  )
}

/**
 * Sets the doses of a day. The first ones copy what the supplement holds; those of a removed supplement are kept at 0, as
 * nothing could be copied again. Errors: `invalid` for a day after tomorrow, `conflict` at the most of a day.
 */
export function setDoses(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  { id, date }: { id: string; date: string },
  doses: number,
): Promise<{ doses: number }> {
  const day = diaryDay(user, now(), date, 'date')
  return idempotent(db, user.id, retry, async (tx) => {
    const store = dosesStore(tx, user.id)
    const row = await supplementStore(tx, user.id).byId(id)
    if (!row) found(await store.change(day, id, doses), 'Supplement')
    else if (doses === 0) await store.remove(day, id)
    else if (!(await store.change(day, id, doses))) {
      if ((await store.countOf(day)) >= mostOfADay)
        throw new AppError('conflict', words.tooManyOfDay(mostOfADay))
      const { name, dose, nutrients } = row
      await store.add({ day, supplementId: id, name, dose, nutrients, doses })
    }
    return { doses }
  })
}

/** Doses that were taken in a range of days, both ends included, oldest first. */
export async function dosesWithin(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DosesRow[]> {
  return (await dosesStore(db, userId).within(from, to)).filter(({ doses }) => doses > 0)
}

async function insert(tx: Queryable, userId: string, row: SupplementRow): Promise<Supplement> {
  const store = supplementStore(tx, userId)
  if ((await store.count()) >= mostSupplements) throw new AppError('conflict', words.tooMany(mostSupplements))
  await store.add(row)
  return shown(row)
}

/** The amounts that a label states. */
const statedOf = (nutrients: z.output<typeof addEndpoint.body>['nutrients'] = {}): StatedMicronutrients =>
  Object.fromEntries(Object.entries(nutrients).filter(([, amount]) => amount != null))

const shown = ({ id, name, dose, usualDoses, nutrients }: SupplementRow): Supplement => ({
  id,
  name,
  dose,
  usualDoses,
  nutrients,
})

const removedOfDay = ({ supplementId: id, name, dose, nutrients, doses }: DosesRow): DaySupplement => ({
  id,
  name,
  dose,
  nutrients,
  usualDoses: doses || 1,
  doses,
  isRemoved: true,
})
