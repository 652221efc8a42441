import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { nutrientsOfGrams } from '#contract/foods/nutrients.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { type ServingAmount, servingGrams, servingOf, usualServingAmount } from './serving-amount.ts'
import { words } from './words.ts'

export { usualServingAmount } from './serving-amount.ts'

/** The chosen food and its serving amount. */
export function useServingAmount() {
  const [chosen, setChosen] = useState<{ food: Food; servingAmount: ServingAmount }>()
  const put = (food: Food, servingAmount: ServingAmount) => {
    setChosen({ food, servingAmount })
    return described(food, servingAmount)
  }
  return {
    chosen: chosen && described(chosen.food, chosen.servingAmount),
    /** Chooses a food in its usual amount and returns its figures. */
    choose: (food: Food) => put(food, usualServingAmount(food)),
    /** Changes the serving amount. */
    serve: (of: Served, servingAmount: ServingAmount) => put(of.food, servingAmount),
    /** Replaces the chosen food after its favorite changed. */
    replace: (food: Food) => setChosen((now) => (now?.food.ref === food.ref ? { ...now, food } : now)),
    clear: () => setChosen(undefined),
  }
}

function described(food: Food, servingAmount: ServingAmount) {
  const grams = servingGrams(servingAmount, food)
  return {
    food,
    servingAmount,
    /** Undefined while the amount is invalid. */
    grams,
    figures: grams === undefined ? undefined : nutrientsOfGrams(food.per100, grams),
    serving: servingOf(servingAmount, food),
    /** The units in which this food can be measured. */
    measures: [
      ...food.portions.map(({ label, grams: one }, at) => ({
        value: String(at),
        label: words.portionChoice(label, formatNumber(one, 1)),
      })),
      { value: 'grams', label: words.gramsChoice },
    ],
    /** Changes the unit: grams keep the current weight, any portion starts at 1. */
    measuredIn: (measure: string): ServingAmount =>
      measure === 'grams'
        ? { portion: 'grams', amount: grams ?? 100 }
        : { portion: Number(measure), amount: 1 },
  }
}
export type Served = ReturnType<typeof described>

/** Calories and serving of the usual amount, for lists. */
export function useUsualServingAmount(food: Food) {
  const { figures, serving } = described(food, usualServingAmount(food))
  return { calories: figures?.calories ?? food.per100.calories, serving }
}
