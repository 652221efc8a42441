import { micronutrients, type StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { foodsByRef } from '#server/features/foods/service.ts'
import { linkedFood, micronutrientsOf } from '#server/knowledge/food/linked-food.ts'
import { isOfFood, type StoredItem } from '../entries/food-refs.ts'

/** Micronutrients in 100 g of a food of an entry, as far as they are known. */
export function statedBy({ statedPer100, foodRef }: StoredItem): StatedMicronutrients {
  if (statedPer100) return statedPer100
  const linked = foodRef === undefined ? undefined : linkedFood(foodRef)
  return linked ? micronutrientsOf(linked) : {}
}

/**
 * The foods with what their own, scanned or imported foods state: as the entry `before` has it, else as the food has it whose
 * name and figures theirs are.
 */
export async function withStated(
  tx: Queryable,
  userId: string,
  items: readonly StoredItem[],
  before: readonly StoredItem[] = [],
): Promise<StoredItem[]> {
  const copied = items.map((item) => {
    const same = item.statedPer100 ? item : before.find((one) => isSameFood(one, item))
    return same?.statedPer100 ? { ...item, statedPer100: same.statedPer100 } : item
  })
  const refs = copied.flatMap(({ foodRef, statedPer100 }) =>
    foodRef === undefined || statedPer100 || linkedFood(foodRef) ? [] : [foodRef],
  )
  const foods = refs.length ? await foodsByRef(tx, userId, [...new Set(refs)]) : new Map<string, never>()
  return copied.map((item) => {
    const food = foods.get(item.foodRef ?? '')
    if (item.statedPer100 || !food || !isOfFood(item, food)) return item
    const stated = micronutrients.flatMap((name) => {
      const amount = food.nutrients[name]
      return amount === undefined ? [] : [[name, amount]]
    })
    return stated.length ? { ...item, statedPer100: Object.fromEntries(stated) } : item
  })
}

const isSameFood = (one: StoredItem, other: StoredItem) =>
  one.foodRef !== undefined && one.foodRef === other.foodRef && one.statedPer100 !== undefined
