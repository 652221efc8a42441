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
