import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { figuresOf, type Helping, helpingGrams, servingOf, usualHelping } from './helping.ts'
import { words } from './words.ts'

/** A food that was chosen, and how much of it. */
export function useHelping() {
  const [chosen, setChosen] = useState<{ food: Food; helping: Helping }>()
  const put = (food: Food, helping: Helping) => {
    setChosen({ food, helping })
    return described(food, helping)
  }
  return {
    chosen: chosen && described(chosen.food, chosen.helping),
    /** Takes a food in its usual amount, and answers what that holds. */
    choose: (food: Food) => put(food, usualHelping(food)),
    /** The same food, more or less of it. */
    serve: (of: Served, helping: Helping) => put(of.food, helping),
    /** The same helping of a food that was starred meanwhile. */
    replace: (food: Food) => setChosen((now) => (now?.food.ref === food.ref ? { ...now, food } : now)),
    clear: () => setChosen(undefined),
  }
}

function described(food: Food, helping: Helping) {
  const grams = helpingGrams(helping, food)
  return {
    food,
    helping,
    /** Undefined while the amount is none. */
    grams,
    figures: grams === undefined ? undefined : figuresOf(food.per100, grams),
    serving: servingOf(helping, food),
    /** Every way of measuring this food. */
    measures: [
      ...food.portions.map(({ label, grams: one }, at) => ({
        value: String(at),
        label: words.portionChoice(label, formatNumber(one, 1)),
      })),
      { value: 'grams', label: words.gramsChoice },
    ],
    /** Measured otherwise: in grams the amount stays what it is, else it is one portion. */
    measuredIn: (measure: string): Helping =>
      measure === 'grams'
        ? { portion: 'grams', amount: String(grams ?? 100) }
        : { portion: Number(measure), amount: '1' },
  }
}
export type Served = ReturnType<typeof described>

/** What a list shows of a food before an amount is chosen: its usual helping. */
export function useUsualHelping(food: Food) {
  const { figures, serving } = described(food, usualHelping(food))
  return { calories: figures?.calories ?? food.per100.calories, serving }
}
