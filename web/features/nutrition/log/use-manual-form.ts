import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type * as z from 'zod'
import type { Food, Per100 } from '#contract/foods/foods.ts'
import { type FoodFacts, manualEntry } from '#contract/nutrition/nutrition.ts'
import { useServingAmount } from '#web/features/foods/use-serving-amount.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { words } from '../words.ts'
import { type Figures, figureNames, figuresOf, untouched } from './figures-of-facts.ts'
import { useFoodFacts } from './use-food-facts.ts'
import { useLogByHand } from './use-log-by-hand.ts'

const fields = manualEntry.pick({
  foodName: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  sugar: true,
  servingSize: true,
})
export type ManualFields = z.input<typeof fields>
export const names = Object.keys(fields.shape) as (keyof ManualFields)[]

/** The form of a food with typed or looked-up figures. */
export function useManualForm(draft: MealDraft, onLogged: () => void) {
  const id = useId()
  const [facts, setFacts] = useState<FoodFacts>()
  const servingAmount = useServingAmount()
  // Edited figures of the chosen food count as typed.
  const [typedOver, setTypedOver] = useState(false)
  const form = useForm<ManualFields>({
    resolver: zodResolver(fields),
    defaultValues: { foodName: '', servingSize: words.oneServing },
    shouldFocusError: true,
  })
  const { log, isLogging } = useLogByHand(onLogged)
  const filled = useRef<Figures>(undefined)
  // Clears another food's figures when nothing was found for the name.
  const empty = () => {
    if (filled.current) for (const name of untouched(form.getValues(), filled.current)) form.resetField(name)
    filled.current = undefined
  }
  const fill = (figures: Pick<Per100, (typeof figureNames)[number]>) => {
    filled.current = figuresOf(figures)
    for (const name of figureNames) form.setValue(name, filled.current[name])
    form.clearErrors([...figureNames])
  }
  const lookup = useFoodFacts({
    onFacts(found) {
      setFacts(found)
      setTypedOver(false)
      fill(found)
    },
    onNothing: empty,
  })
  const dropFood = () => {
    // A chosen food's figures are cleared when the name changes; typed figures are kept.
    if (servingAmount.chosen) empty()
    servingAmount.clear()
    setTypedOver(false)
    setFacts(undefined)
  }

  /** What an empty figure counts as: unknown where the food found does not state it, else 0. */
  const whenEmpty = (name: keyof Figures) =>
    (servingAmount.chosen?.figures ?? facts)?.[name] === null ? null : 0

  const sayRequired = () => {
    if (!draft.mealType) draft.markMealType()
    toast({ title: words.required, description: words.requiredText, variant: 'destructive' })
  }
  const valid = (values: ManualFields) => {
    const { mealType, notes, targetDate } = draft
    if (!mealType) return sayRequired()
    const { chosen } = servingAmount
    if (chosen && chosen.grams === undefined) return
    log(
      {
        ...values,
        protein: values.protein ?? whenEmpty('protein'),
        carbs: values.carbs ?? whenEmpty('carbs'),
        fat: values.fat ?? whenEmpty('fat'),
        sugar: values.sugar ?? whenEmpty('sugar'),
        servingSize: chosen?.serving ?? (values.servingSize?.trim() || words.oneServing),
        foodRef: chosen?.food.ref,
        grams: typedOver ? undefined : chosen?.grams,
        figuresFrom: typedOver ? undefined : facts?.source,
        mealType,
        notes: notes.trim() || null,
        targetDate,
      },
      (error) => void showFieldErrors(error, names, form.setError),
    )
  }
  const invalid = (errors: FieldErrors<ManualFields>) => {
    const { foodName, calories } = form.getValues()
    const missing = !foodName.trim() || (errors.calories && calories == null)
    if (missing || !draft.mealType) sayRequired()
  }

  return {
    id,
    form,
    /** The facts that filled the form, while they still belong to its food. */
    facts,
    whenEmpty,
    isLogging,
    isLookingUp: lookup.isPending,
    submit: form.handleSubmit(valid, invalid),
    getFacts() {
      const { foodName, servingSize } = form.getValues()
      if (foodName.trim()) return lookup.mutate({ foodName, servingSize: servingSize || null })
      toast({
        title: words.foodNameRequired,
        description: words.foodNameRequiredText,
        variant: 'destructive',
      })
      form.setFocus('foodName')
    },
    /** Called on a change of the name or serving, which no longer match the food found before. */
    dropFood,
    servingAmount,
    typedOver,
    typeOver: () => setTypedOver(true),
    chooseFood(food: Food) {
      setFacts(undefined)
      setTypedOver(false)
      form.setValue('foodName', food.name)
      form.clearErrors('foodName')
      const { figures } = servingAmount.choose(food)
      if (figures) fill(figures)
    },
    serve(figures: Per100 | undefined) {
      setTypedOver(false)
      if (figures) fill(figures)
    },
    clear() {
      form.reset()
      dropFood()
      filled.current = undefined
    },
  }
}
export type Manual = ReturnType<typeof useManualForm>
