import type { Path } from 'react-hook-form'
import * as z from 'zod'
import { customFood, type Food, type Per100 } from '#contract/foods/foods.ts'
import { eachMicronutrient, micronutrients } from '#contract/foods/micronutrients.ts'
import { eachNutrient, nutrientNames, toHundredths } from '#contract/foods/nutrients.ts'
import { rounded } from '#contract/measures/rounded.ts'
import { words } from './words.ts'

/** The food to describe: an existing one, or a new one by name or barcode. */
export type Described = { food?: Food; name?: string; barcode?: string }

/** Empty where the label does not state it. */
const stated = z.number('Enter a number.').min(0).nullish()
const grams = z.number().gt(0).max(10_000)

/** Form of a custom food; its figures are per `basis` grams, as on a package. */
export const customForm = z
  .object({
    name: customFood.shape.name,
    brand: z.string().max(80).optional(),
    basis: z.number(words.basisMissing).gt(0, words.basisMissing).max(10_000, words.basisMissing),
    calories: z.number('Enter a number.').min(0),
    protein: stated,
    carbs: stated,
    fat: stated,
    sugar: stated,
    fiber: stated,
    sodium: stated,
    nutrients: z.object(eachMicronutrient(() => stated)).optional(),
    portionLabel: z.string().max(120).optional(),
    portionGrams: grams.nullish(),
  })
  .refine(({ portionLabel, portionGrams }) => !portionLabel?.trim() === (portionGrams == null), {
    error: words.portionIncomplete,
    path: ['portionGrams'],
  })
export type CustomForm = z.infer<typeof customForm>

/** The request body, per 100 g. `kept` are further portions that the form does not show. */
export function customFoodOf(form: CustomForm, kept: Food['portions'] = []): z.input<typeof customFood> {
  const { portionLabel, portionGrams } = form
  const usual =
    portionLabel?.trim() && portionGrams ? [{ label: portionLabel.trim(), grams: portionGrams }] : []
  const per100 = eachNutrient((name) => {
    const figure = form[name]
    return figure == null ? null : toHundredths((figure / form.basis) * 100)
  }) as Per100
  return {
    name: form.name,
    brand: form.brand?.trim() || null,
    per100,
    nutrients: eachMicronutrient((name) => {
      const figure = form.nutrients?.[name]
      return figure == null ? null : rounded((figure / form.basis) * 100, 4)
    }),
    portions: [...usual, ...kept.slice(1)],
  }
}

/** Form values of an existing custom food, per 100 g. */
export function formOf({ name, brand, per100, nutrients, portions }: Food): CustomForm {
  return {
    ...per100,
    nutrients: eachMicronutrient((name) => nutrients[name] ?? null),
    name,
    brand: brand ?? '',
    basis: 100,
    portionLabel: portions[0]?.label ?? '',
    portionGrams: portions[0]?.grams,
  }
}

const places: Record<string, keyof CustomForm> = { portions: 'portionGrams', brand: 'brand', name: 'name' }

/** The input of a refused field: `per100.carbs` is carbs. */
export function inputOf(field: string): Path<CustomForm> | undefined {
  const [first = '', second = ''] = field.split('.')
  const micronutrient = micronutrients.find((name) => name === second)
  if (first === 'nutrients') return micronutrient && `nutrients.${micronutrient}`
  return first === 'per100' ? nutrientNames.find((name) => name === second) : places[first]
}
