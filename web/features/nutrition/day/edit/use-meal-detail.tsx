import { useState } from 'react'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { type Shown, useDiscardUnsent } from '#web/features/offline/use-unsent.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { words } from '../../words.ts'
import type { MealActions } from '../list/use-meal-actions.tsx'
import { useRemoveLog } from '../use-nutrition-day.ts'
import { MealDetail } from './meal-detail.tsx'

/** The details of one entry at a time, and the removal of an entry after a question; `detail` is to be rendered. */
export function useMealDetail(actions: MealActions | undefined) {
  const [opened, setOpened] = useState<Shown<NutritionLog>>()
  const remove = useRemoveLog()
  const discard = useDiscardUnsent()
  const confirm = useConfirm()
  const askToRemove = (name: string) =>
    confirm({
      title: words.deleteTitle,
      text: words.deleteQuestion(name),
      confirm: words.deleteMeal,
      danger: true,
    })
  const askAndRemove = async (log: Shown<NutritionLog>) => {
    if (!(await askToRemove(log.foodName))) return
    setOpened(undefined)
    if (log.unsent) discard(log.unsent)
    else remove.mutate(log)
  }
  return {
    open: setOpened,
    askToRemove,
    askAndRemove,
    detail: (
      <MealDetail
        log={opened}
        onClose={() => setOpened(undefined)}
        onRemove={askAndRemove}
        actions={actions}
      />
    ),
  }
}
