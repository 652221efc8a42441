import * as z from 'zod'
import { type DrinkType, drinkTypes, hydrationOf } from '#contract/hydration/drinks.ts'
import { type DrinkAnalysis, type DrinkLog, drinkEntry } from '#contract/hydration/hydration.ts'
import { words } from '../words.ts'

const { volume, calories, sugar, caffeine } = drinkEntry.shape

/** Form fields of a drink; the hydration share is in percent. */
export const drinkFields = z.object({
  customName: z.string().trim().min(1, words.nameMissing).max(120),
  drinkType: z.string(),
  volume: z.number(words.volumeMissing).pipe(volume),
  calories: z.number(words.caloriesMissing).pipe(calories.unwrap().unwrap()),
  sugar,
  caffeine,
  asWater: z.number().min(0).max(100).nullish(),
})
export type DrinkFields = z.input<typeof drinkFields>
export const fieldNames = Object.keys(drinkFields.shape) as (keyof DrinkFields)[]

/** Form values of a logged or analyzed drink. */
export function fieldsOf(drink: DrinkLog | DrinkAnalysis): DrinkFields {
  return {
    customName: drink.customName ?? '',
    drinkType: knownKind(drink.drinkType),
    volume: drink.volume,
    calories: drink.calories,
    sugar: drink.sugar,
    caffeine: drink.caffeine,
    asWater: Math.round(Number(drink.hydrationValue) * 1000) / 10,
  }
}

/** The request body; without a hydration share that of the drink type applies. */
export function entryOf({ asWater, ...values }: DrinkFields) {
  const share = asWater ?? hydrationOf[knownKind(values.drinkType)] * 100
  return {
    ...values,
    sugar: values.sugar ?? 0,
    caffeine: values.caffeine ?? 0,
    hydrationValue: String(Math.round(share * 10) / 1000),
  }
}

export function knownKind(drinkType: string): DrinkType {
  return drinkTypes.find((kind) => kind === drinkType) ?? 'other'
}
