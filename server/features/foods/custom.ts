import type * as z from 'zod'
import type { addCustomFood, changeCustomFood, customMicronutrients, Food } from '#contract/foods/foods.ts'
import { gtinOf } from '#contract/foods/gtin.ts'
import type { StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import { eachUnstated } from '#contract/foods/nutrients.ts'
import { AppError, found } from '#contract/http/errors.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import type { Retry } from '#server/http/route.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { type CustomRow, customStore } from './custom-store.ts'
import { type FamiliarRow, familiarStore } from './familiar-store.ts'
import { ofCustom } from './plain-food.ts'
import { withHabits } from './service.ts'
import { words } from './words.ts'

type Who = { userId: string; retry: Retry | undefined }

/** Figures that a label does not state. */
const unknown = eachUnstated(() => null)

/** The micronutrients that a label states. */
const statedOf = (nutrients: z.output<typeof customMicronutrients> = {}): StatedMicronutrients =>
  Object.fromEntries(Object.entries(nutrients).filter(([, amount]) => amount != null))

/** Maximum number of custom foods of an account; a linear search stays fast. */
const mostFoods = 1000

/** Error: `conflict` at the maximum number of foods. */
export function addCustom(
  { db, now }: Deps,
  { userId, retry }: Who,
  body: z.output<typeof addCustomFood.body>,
): Promise<Food> {
  return idempotent(db, userId, retry, async (tx) => {
    const { name, brand, category, per100, nutrients, portions, barcode } = body
    const row: CustomRow = {
      id: crypto.randomUUID(),
      name,
      brand: brand || null,
      category: category ?? emojiOf(name).category,
      barcode: (barcode && gtinOf(barcode)) || null,
      per100: { ...unknown, ...per100 },
      nutrients: statedOf(nutrients),
      portions: portions ?? [],
      createdAt: now(),
    }
    await insertCustom(tx, userId, row)
    return { ...ofCustom(row), favourite: false, lastGrams: null }
  })
}

/** Changes the given fields; logged entries keep their figures. */
export function changeCustom(
  { db }: Deps,
  { userId, retry }: Who,
  id: string,
  body: z.output<typeof changeCustomFood.body>,
): Promise<Food> {
  return idempotent(db, userId, retry, async (tx) => {
    const store = customStore(tx, userId)
    const before = found(await store.byId(id), 'Food')
    const row: CustomRow = {
      ...before,
      ...(body.name !== undefined && { name: body.name }),
      ...(body.brand !== undefined && { brand: body.brand || null }),
      ...(body.category !== undefined && { category: body.category }),
      ...(body.per100 !== undefined && {
        per100: { ...unknown, ...body.per100 },
      }),
      ...(body.nutrients !== undefined && { nutrients: statedOf(body.nutrients) }),
      ...(body.portions !== undefined && { portions: body.portions }),
      ...(body.barcode !== undefined && { barcode: (body.barcode && gtinOf(body.barcode)) || null }),
    }
    await store.change(row)
    const food = ofCustom(row)
    await familiarStore(tx, userId).renew(food)
    const [answer] = await withHabits(tx, userId, [food])
    return answer!
  })
}

async function insertCustom(tx: Queryable, userId: string, row: CustomRow) {
  const store = customStore(tx, userId)
  if ((await store.count()) >= mostFoods) throw new AppError('conflict', words.tooManyFoods(mostFoods))
  await store.add(row)
}

/** Removes a food; it is kept for a day, see `restoreCustom`. */
export function removeCustom({ db, now }: Deps, { userId, retry }: Who, id: string): Promise<null> {
  return idempotent(db, userId, retry, async (tx) => {
    const food = found(await customStore(tx, userId).remove(id), 'Food')
    const familiar = await familiarStore(tx, userId).forget(`custom:${id}`)
    const rows: RemovedFood = { ...food, familiar }
    await keepRemoved(tx, userId, { kind: 'food', id, rows }, now())
    return null
  })
}

/** Habits are missing when there were none; both are in removals before they were kept. */
type RemovedFood = Omit<CustomRow, 'nutrients'> & {
  nutrients?: StatedMicronutrients
  familiar?: FamiliarRow | undefined
}

/** Undoes the removal of a food, with its habits. Errors: `gone` a day after it, `conflict` at the maximum number of foods. */
export function restoreCustom({ db, now }: Deps, { userId, retry }: Who, id: string): Promise<null> {
  return idempotent(db, userId, retry, async (tx) => {
    const { familiar, ...row } = await takeRemoved<RemovedFood>(tx, userId, 'food', id, now())
    await insertCustom(tx, userId, { ...row, nutrients: row.nutrients ?? {} })
    if (familiar) await familiarStore(tx, userId).restore(familiar)
    return null
  })
}
