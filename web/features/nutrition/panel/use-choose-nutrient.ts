import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/http/endpoint.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { chooseNutrient } from '#contract/nutrition/nutrient-choices.ts'
import { getNutrientPanel, type PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ownTargetOf, targetWithUnit } from './amounts.ts'
import { words } from './words.ts'

type Change = Input<typeof chooseNutrient>['body']

/** Sets a nutrient's own target, with an undo in the toast, pins it, or shows it on the dashboard. */
export function useChooseNutrient(row: PanelRow) {
  const { name } = row
  const queries = useQueryClient()
  const send = async (body: Change) => {
    await call(chooseNutrient, { params: { name }, body })
    await Promise.all(
      [getNutrientPanel, getDashboardStats].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
  return useMutation({
    mutationFn: send,
    // The row of a later render has the new target.
    onMutate: () => ownTargetOf(row),
    onSuccess(_, { ownTarget }, before) {
      if (ownTarget === undefined) return
      toast({
        title: words.targetSaved(words.labels[name]),
        description:
          ownTarget === null
            ? words.targetOfReference
            : words.targetOfOwn(targetWithUnit(name, { amount: ownTarget, basis: 'own' })),
        action: undoBy(() => send({ ownTarget: before })),
      })
    },
    onError: (error) => toastRefusal(error, words.chooseFailed),
  })
}
