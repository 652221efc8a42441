import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { type FoodFacts, manualEntry } from '#contract/nutrition.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toast } from '#web/ui/toast.tsx'
import { type Figures, figureNames, figuresOf, untouched } from './figures-of-facts.ts'
import { useFoodFacts } from './use-food-facts.ts'
import { useLogByHand } from './use-log-by-hand.ts'
import type { MealDraft } from './use-meal-draft.ts'
import { words } from './words.ts'

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
const names = Object.keys(fields.shape) as (keyof ManualFields)[]

/** The form of a food whose figures are typed or looked up. */
export function useManualForm(draft: MealDraft, onLogged: () => void) {
  const id = useId()
  const [facts, setFacts] = useState<FoodFacts>()
  const form = useForm<ManualFields>({
    resolver: zodResolver(fields),
    defaultValues: { foodName: '', servingSize: words.oneServing },
    shouldFocusError: true,
  })
  const { log, isLogging } = useLogByHand(onLogged)
  const filled = useRef<Figures>(undefined)
  // Another food's figures must not stay under a name that nothing was found for.
  const empty = () => {
    if (filled.current) for (const name of untouched(form.getValues(), filled.current)) form.resetField(name)
    filled.current = undefined
  }
  const fill = (found: FoodFacts) => {
    filled.current = figuresOf(found)
    setFacts(found)
    for (const name of figureNames) form.setValue(name, filled.current[name])
    form.clearErrors([...figureNames])
  }
  const lookup = useFoodFacts({ onFacts: fill, onNothing: empty })

  const sayRequired = () => {
    if (!draft.mealType) draft.markMealType()
    toast({ title: words.required, description: words.requiredText, variant: 'destructive' })
  }
  const valid = (values: ManualFields) => {
    const { mealType, notes, targetDate } = draft
    if (!mealType) return sayRequired()
    log(
      {
        ...values,
        protein: values.protein ?? 0,
        carbs: values.carbs ?? 0,
        fat: values.fat ?? 0,
        sugar: values.sugar ?? 0,
        servingSize: values.servingSize?.trim() || words.oneServing,
        mealType,
        notes: notes.trim() || null,
        targetDate,
      },
      (error) => void showFieldErrors(error, names, form.setError),
    )
  }
  const invalid = (errors: FieldErrors<ManualFields>) => {
    const { foodName, calories } = form.getValues()
    const missing = !foodName.trim() || (errors.calories && calories === undefined)
    if (missing || !draft.mealType) sayRequired()
  }

  return {
    id,
    form,
    /** Facts that the figures came from, as long as they are those of the food in the form. */
    facts,
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
    forgetFacts: () => setFacts(undefined),
    clear() {
      form.reset()
      setFacts(undefined)
      filled.current = undefined
    },
  }
}
export type Manual = ReturnType<typeof useManualForm>
