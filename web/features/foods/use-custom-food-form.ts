import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  addCustomFood,
  changeCustomFood,
  type Food,
  removeCustomFood,
  restoreCustomFood,
} from '#contract/foods/foods.ts'
import { ApiError } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { newId } from '#web/http/random.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import {
  type CustomForm,
  customFoodOf,
  customForm,
  type Described,
  formOf,
  inputOf,
} from './custom-figures.ts'
import { refreshFoods } from './use-food-search.ts'
import { words } from './words.ts'

/** The id in a custom food's reference. */
const idOf = (food: Food) => food.ref.slice('custom:'.length)

/** The form that creates or edits a custom food. */
export function useCustomFoodForm({ food, name, barcode }: Described, onSaved: (food: Food) => void) {
  const id = useId()
  const queries = useQueryClient()
  // One key while the form is open: a retry after a lost answer creates one food.
  const [idempotencyKey] = useState(newId)
  const form = useForm<CustomForm>({
    resolver: zodResolver(customForm),
    defaultValues: food ? formOf(food) : { name: name ?? '', brand: '', basis: 100, portionLabel: '' },
  })
  const save = useMutation({
    mutationFn(values: CustomForm) {
      const body = customFoodOf(values, food?.portions)
      return food
        ? call(changeCustomFood, { params: { id: idOf(food) }, body })
        : call(addCustomFood, { body: { ...body, barcode: barcode ?? null }, idempotencyKey })
    },
    async onSuccess(saved) {
      toast({ title: words.foodSaved, description: saved.name })
      onSaved(saved)
      await refreshFoods(queries)
    },
    onError(error) {
      for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        const input = inputOf(field)
        if (input) form.setError(input, { type: 'server', message }, { shouldFocus: true })
      }
      toastRefusal(error, words.foodFailed)
    },
  })
  return {
    id,
    form,
    isSaving: save.isPending,
    submit: form.handleSubmit((values) => {
      if (!save.isPending) save.mutate(values)
    }),
  }
}

export function useRemoveCustomFood(onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (food: Food) => call(removeCustomFood, { params: { id: idOf(food) } }),
    async onSuccess(_nothing, food) {
      const undo = async () => {
        await call(restoreCustomFood, { params: { id: idOf(food) } })
        await refreshFoods(queries)
      }
      toast({ title: words.foodDeleted, description: food.name, action: undoBy(undo) })
      onRemoved()
      await refreshFoods(queries)
    },
    onError: (error) => toastRefusal(error, words.foodDeleteFailed),
  })
}
