import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '#contract/http/endpoint.ts'
import { daysOnTarget, type MealPlan, makeMealPlan } from '#contract/meal-plans.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { showPlan } from '../use-meal-plans.ts'
import { words } from '../words.ts'

/** Generates a week. */
export function useMakePlan(onMade: (plan: MealPlan) => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: (body: Input<typeof makeMealPlan>['body']) =>
      call(makeMealPlan, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess(plan) {
      keys.done()
      toast({ title: words.made, description: words.madeText(daysOnTarget(plan)) })
      await showPlan(queries, plan)
      onMade(plan)
    },
    onError: (error) => toastRefusal(error, words.makeFailed),
  })
}
