import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import {
  figuresOf,
  type ServingAmount,
  servingGrams,
  servingOf,
  usualServingAmount,
} from './serving-amount.ts'
import { words } from './words.ts'

/** A food that was chosen, and how much of it. */
export function useServingAmount() {
  const [chosen, setChosen] = useState<{ food: Food; servingAmount: ServingAmount }>()
  const put = (food: Food, servingAmount: ServingAmount) => {
    setChosen({ food, servingAmount })
    return described(food, servingAmount)
  }
  return {
    chosen: chosen && described(chosen.food, chosen.servingAmount),
    /** Takes a food in its usual amount, and answers what that holds. */
    choose: (food: Food) => put(food, usualServingAmount(food)),
    /** The same food, more or less of it. */
    serve: (of: Served, servingAmount: ServingAmount) => put(of.food, servingAmount),
    /** The same serving amount of a food that was starred meanwhile. */
    replace: (food: Food) => setChosen((now) => (now?.food.ref === food.ref ? { ...now, food } : now)),
    clear: () => setChosen(undefined),
  }
}

function described(food: Food, servingAmount: ServingAmount) {
  const grams = servingGrams(servingAmount, food)
  return {
    food,
    servingAmount,
    /** Undefined while the amount is none. */
    grams,
    figures: grams === undefined ? undefined : figuresOf(food.per100, grams),
    serving: servingOf(servingAmount, food),
    /** Every way of measuring this food. */
    measures: [
      ...food.portions.map(({ label, grams: one }, at) => ({
        value: String(at),
        label: words.portionChoice(label, formatNumber(one, 1)),
      })),
      { value: 'grams', label: words.gramsChoice },
    ],
    /** Measured otherwise: in grams the amount stays what it is, else it is one portion. */
    measuredIn: (measure: string): ServingAmount =>
      measure === 'grams'
        ? { portion: 'grams', amount: String(grams ?? 100) }
        : { portion: Number(measure), amount: '1' },
  }
}
export type Served = ReturnType<typeof described>

/** What a list shows of a food before an amount is chosen: its usual serving amount. */
export function useUsualServingAmount(food: Food) {
  const { figures, serving } = described(food, usualServingAmount(food))
  return { calories: figures?.calories ?? food.per100.calories, serving }
}
