import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  duplicateWorkout,
  type GeneratedWorkout,
  removeWorkout,
  renameWorkout,
  restoreWorkout,
  type SavedWorkout,
  saveWorkout,
} from '#contract/training/workouts.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { undoBy } from '#web/http/undo.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { toastError } from '../refusal.ts'
import { words } from '../words.ts'
import { forgetWorkout, refreshWorkouts, workoutQuery } from './use-workouts.ts'

/** The address of the player for a saved workout. */
export const playerPath = (id: string) => `/fitness/workout/${encodeURIComponent(id)}`

/** Saves a generated workout, once for repeated calls. */
export function useSaveWorkout(onSaved: (saved: SavedWorkout) => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: (made: GeneratedWorkout) =>
      call(saveWorkout, { body: made, idempotencyKey: keys.keyFor(made) }),
    async onSuccess(saved) {
      queries.setQueryData(workoutQuery(saved.id).queryKey, saved)
      toast({ title: words.savedWorkout, description: words.savedText(saved.workout.title) })
      onSaved(saved)
      await refreshWorkouts(queries)
    },
    onError: (error) => toastError(error, words.saveFailed),
  })
}

export function useDuplicateWorkout() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(duplicateWorkout, { params: { id } }),
    async onSuccess(copy) {
      toast({ title: words.duplicated, description: copy.workout.title })
      await refreshWorkouts(queries)
    },
    onError: (error) => toastError(error, words.duplicateFailed),
  })
}

export function useRenameWorkout(id: string, onRenamed: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => call(renameWorkout, { params: { id }, body: { title } }),
    async onSuccess(renamed) {
      queries.setQueryData(workoutQuery(id).queryKey, renamed)
      toast({ title: words.renamed, description: renamed.workout.title })
      onRenamed()
      await refreshWorkouts(queries)
    },
    onError: (error) => toastError(error, words.renameFailed),
  })
}

/** Removes a workout after a confirmation; `onRemoved` is called afterwards. */
export function useRemoveWorkout(onRemoved?: () => void) {
  const queries = useQueryClient()
  const confirm = useConfirm()
  const removing = useMutation({
    mutationFn: ({ id }: SavedWorkout) => call(removeWorkout, { params: { id } }),
    async onSuccess(_nothing, { id, workout }) {
      const undo = async () => {
        await call(restoreWorkout, { params: { id } })
        await refreshWorkouts(queries)
      }
      toast({ title: words.removed, description: workout.title, action: undoBy(undo) })
      onRemoved?.()
      await forgetWorkout(queries, id)
    },
    onError: (error) => toastError(error, words.removeFailed),
  })
  return async (saved: SavedWorkout) => {
    const title = words.removeQuestion(saved.workout.title)
    if (await confirm({ title, text: words.removeText, confirm: words.remove, danger: true }))
      removing.mutate(saved)
  }
}
