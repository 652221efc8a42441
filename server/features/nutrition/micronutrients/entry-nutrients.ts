import { isDeepStrictEqual } from 'node:util'
import { knownShare } from '#contract/foods/known-shares.ts'
import { eachMicronutrient, micronutrients } from '#contract/foods/micronutrients.ts'
import { toHundredths } from '#contract/foods/nutrients.ts'
import type { EntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import type { StoredItem } from '../entries/food-refs.ts'
import type { EntryNutrientsRow } from './entry-store.ts'
import { statedBy } from './stated-foods.ts'

type Entry = { calories: number; items: readonly StoredItem[] }

/** Most of a micronutrient in an entry, in its unit. */
const mostAmount = 1e7

/** Micronutrients of an entry by the foods that its items are linked to; undefined where none is known. */
export function nutrientsOfEntry({ calories, items }: Entry): EntryNutrientsRow | undefined {
  const foods = items.map((item) => ({ ...item, stated: statedBy(item) }))
  if (foods.every(({ stated }) => Object.keys(stated).length === 0)) return undefined
  const row: Partial<EntryNutrientsRow> = {}
  for (const name of micronutrients) {
    const silent = foods.filter(({ stated }) => stated[name] === undefined)
    const amount = foods.reduce((sum, { stated, grams }) => sum + ((stated[name] ?? 0) * grams) / 100, 0)
    // More than a meal can hold, which a day's sum has no room for.
    const isStated = silent.length < foods.length && amount <= mostAmount
    const unknown = Math.min(calories, toHundredths(silent.reduce((sum, food) => sum + food.calories, 0)))
    row[name] = isStated ? Math.round(amount * 1e4) / 1e4 : null
    row[`${name}Unknown`] = isStated && unknown > 0 ? unknown : null
  }
  return row as EntryNutrientsRow
}

/** Whether two states of an entry have the same foods and energy. */
export const isOfSameFoods = (one: Entry, other: Entry) =>
  one.calories === other.calories && isDeepStrictEqual(one.items, other.items)

/** An entry's micronutrients with the shares of its energy for which they are known. */
export function answerOf(
  { calories }: Pick<Entry, 'calories'>,
  row: EntryNutrientsRow | undefined,
): EntryNutrients {
  const shareOf = (name: (typeof micronutrients)[number]) =>
    row?.[name] == null ? 0 : knownShare(calories, row[`${name}Unknown`] ?? 0)
  return {
    amounts: eachMicronutrient((name) => row?.[name] ?? null),
    known: Object.fromEntries(
      micronutrients.flatMap((name) => (shareOf(name) === 1 ? [] : [[name, shareOf(name)]])),
    ),
  }
}
