import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listRoutines,
  putRoutine,
  type Routine,
  removeRoutine,
  restoreRoutine,
  shareRoutine,
  unshareRoutine,
} from '#contract/strength/routines.ts'
import type { StrengthWorkout } from '#contract/strength/workouts.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

export const useRoutines = () => useQuery({ ...read(listRoutines), staleTime: 0 })

/** Changes routines; a removal can be undone. */
export function useChangeRoutines() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: [listRoutines.path] })
  const onError = () => toast({ title: words.notChanged, variant: 'destructive' })
  const put = useMutation({
    mutationFn: ({ id, name, folder, exercises }: Routine) =>
      call(putRoutine, { params: { id }, body: { name, folder, exercises } }),
    onSuccess,
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Routine) => call(removeRoutine, { params: { id } }),
    onError,
    async onSuccess(_, { id }) {
      const undo = async () => {
        await call(restoreRoutine, { params: { id } })
        await onSuccess()
      }
      await onSuccess()
      toast({ title: words.routineRemoved, action: undoBy(undo) })
    },
  })
  const share = useMutation({
    mutationFn: ({ id }: Routine) => call(shareRoutine, { params: { id } }),
    onSuccess,
    onError,
  })
  const unshare = useMutation({
    mutationFn: ({ id }: Routine) => call(unshareRoutine, { params: { id } }),
    onSuccess,
    onError,
  })
  return { put, remove, share, unshare }
}

/**
 * The routine whose turn it is: after the one that was lifted last, the next of its folder, in the order of the list; before
 * any was lifted the first. Routines without exercises are skipped. Undefined without one. `lately`: workouts, newest first.
 */
export function nextRoutine(
  routines: readonly Routine[],
  lately: readonly Pick<StrengthWorkout, 'routineId'>[],
): Routine | undefined {
  const able = routines.filter(({ exercises }) => exercises.length > 0)
  const last = lately
    .map(({ routineId }) => able.find(({ id }) => id === routineId))
    .find((routine) => routine !== undefined)
  if (!last) return able[0]
  const folder = able.filter((one) => one.folder === last.folder)
  return folder[(folder.indexOf(last) + 1) % folder.length]
}
