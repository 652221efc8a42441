import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getActivity } from '#contract/activities/activities.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { recordSet, removeSet, restoreSet, type StrengthSet } from '#contract/strength/sets.ts'
import {
  changeStrengthWorkout,
  removeStrengthWorkout,
  restoreStrengthWorkout,
  type WorkoutWithSets,
} from '#contract/strength/workouts.ts'
import { call, pathOf } from '#web/http/client.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshStrength } from '../refresh-strength.ts'
import { words } from '../words.ts'

/** Changes of past workouts; a removal can be undone. */
export function useChangeWorkouts() {
  const queries = useQueryClient()
  const onSuccess = () => refreshStrength(queries)
  const onError = () => toast({ title: words.notChanged, variant: 'destructive' })
  const options = { onSuccess, onError }
  const change = useMutation({
    mutationFn: ({ id, change }: { id: string; change: Input<typeof changeStrengthWorkout>['body'] }) =>
      call(changeStrengthWorkout, { params: { id }, body: change }),
    onError,
    async onSuccess(_, { id }) {
      void queries.invalidateQueries({ queryKey: [pathOf(getActivity, { id })] })
      await onSuccess()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: WorkoutWithSets) => call(removeStrengthWorkout, { params: { id } }),
    onError,
    async onSuccess(_, { id }) {
      const undo = async () => {
        await call(restoreStrengthWorkout, { params: { id } })
        await refreshStrength(queries)
      }
      await refreshStrength(queries)
      toast({ title: words.workoutRemoved, action: undoBy(undo) })
    },
  })
  const changeSet = useMutation({
    mutationFn: ({ id, day: _, bodyWeight: __, estimatedMax: ___, ...set }: StrengthSet) =>
      call(recordSet, { params: { id }, body: set }),
    ...options,
  })
  const dropSet = useMutation({
    mutationFn: ({ id }: StrengthSet) => call(removeSet, { params: { id } }),
    onError,
    async onSuccess(_, { id }) {
      const undo = async () => {
        await call(restoreSet, { params: { id } })
        await refreshStrength(queries)
      }
      await refreshStrength(queries)
      toast({ title: words.setRemoved, action: undoBy(undo) })
    },
  })
  return { change, remove, changeSet, dropSet }
}
