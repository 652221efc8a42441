import type { Body } from './energy-need.ts'
import { type Macros, macrosFor } from './macros.ts'
import type { Objective } from './prompt.ts'

/**
 * Grams of protein a kilogram (ISSN position stand 2017: 1.4 to 2.0, up to 2.4 in a deficit; minimum: RDA of 0.8).
 */
export const proteinOf: Record<Objective, number> = {
  weight_loss: 1.8,
  muscle_gain: 1.8,
  strength: 1.8,
  endurance: 1.5,
  '5k_training': 1.5,
  '10k_training': 1.5,
  half_marathon: 1.6,
  marathon: 1.6,
  general_fitness: 1.4,
}

/** Kilograms that protein is counted on: above a body mass index of 30, the weight at 25 plus a quarter of the rest. */
export function countedWeight({ weight, height }: Pick<Body, 'weight' | 'height'>): number {
  const atTwentyFive = 25 * (height / 100) ** 2
  return weight > atTwentyFive * 1.2 ? atTwentyFive + (weight - atTwentyFive) / 4 : weight
}

/** `counted`: kilograms of `countedWeight`; `perKilogram`: grams of protein for each of them. */
type Wanted = { counted: number; perKilogram: number; diet: 'keto' | 'low_carb' | undefined }

/** Grams of a day of `calories`: protein by body weight, fat above the body's least, the rest carbohydrate. */
export function macroGoal(calories: number, { counted, perKilogram, diet }: Wanted): Macros {
  const protein = Math.min(counted * perKilogram, (calories * 0.35) / 4)
  const fat = Math.max((calories * 0.28) / 9, counted * 0.6)
  const carbs = diet === 'keto' ? 50 : diet === 'low_carb' ? (calories * 0.2) / 4 : undefined
  return macrosFor(calories, { protein, fat, ...(carbs !== undefined && { carbs }) })
}
