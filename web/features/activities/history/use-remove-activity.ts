import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Activity, removeActivity, restoreActivity } from '#contract/activities/activities.ts'
import { serverText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshActivities } from '../use-activities.ts'
import { words } from '../words.ts'

/** Removes an activity after a confirmation; `onRemoved` is called afterwards. */
export function useRemoveActivity(onRemoved?: () => void) {
  const queries = useQueryClient()
  const confirm = useConfirm()
  const removing = useMutation({
    mutationFn: ({ id }: Activity) => call(removeActivity, { params: { id } }),
    async onSuccess(_, { id, activityType }) {
      const undo = async () => {
        await call(restoreActivity, { params: { id } })
        await refreshActivities(queries)
      }
      toast({ title: words.removed, description: words.label(activityType), action: undoBy(undo) })
      onRemoved?.()
      await refreshActivities(queries)
    },
    onError: (error) => toastRefusal(error, words.error, serverText(error, words.removeFailed)),
  })
  return async (activity: Activity) => {
    const question = words.removeQuestion(words.label(activity.activityType).toLowerCase())
    const asked = { title: question, text: words.removeText, confirm: words.removeConfirm, danger: true }
    if (await confirm(asked)) removing.mutate(activity)
  }
}
