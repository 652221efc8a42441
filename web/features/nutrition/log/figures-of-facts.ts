import type { Nutrients } from '#contract/foods/nutrients.ts'
import type { NumberMeasure } from '#web/ui/forms/numbers/use-typed-number.ts'

export const figureNames = ['calories', 'protein', 'carbs', 'fat', 'sugar'] as const
export type Figures = Pick<Nutrients, (typeof figureNames)[number]>

/** Form values of a look-up: whole kilocalories, grams to one decimal; null where unknown. */
export function figuresOf(facts: Figures): Figures {
  const grams = (figure: number | null) => (figure === null ? null : Math.round(figure * 10) / 10)
  const { calories, protein, carbs, fat, sugar } = facts
  return {
    calories: Math.round(calories),
    protein: grams(protein),
    carbs: grams(carbs),
    fat: grams(fat),
    sugar: grams(sugar),
  }
}

/** Names of the looked-up figures that were not edited. */
export function untouched(form: Partial<Record<keyof Figures, unknown>>, found: Figures): (keyof Figures)[] {
  return figureNames.filter((name) => form[name] === found[name])
}

/** Typed kilocalories are cut to whole ones: "12.5" is 12. */
export const wholeCalories: NumberMeasure = { shown: (value) => value, stored: Math.trunc, digits: 1 }
