import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getActivity,
  removeActivityPhoto,
  restoreActivityPhoto,
  setActivityPhoto,
} from '#contract/activities/activities.ts'
import { errorText } from '#web/http/api-error.ts'
import { call, pathOf } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { shrinkPhoto } from '#web/ui/device/shrink-photo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Adds, replaces and removes the photo of an activity. */
export function useChangePhoto(id: string) {
  const queries = useQueryClient()
  const params = { id }
  const refresh = () => queries.invalidateQueries({ queryKey: [pathOf(getActivity, params)] })
  const adding = useMutation({
    async mutationFn(photo: File) {
      const form = new FormData()
      form.append('image', await shrinkPhoto(photo))
      await call(setActivityPhoto, { params, form })
      await refresh()
    },
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.photoFailed)),
  })
  const removing = useMutation({
    async mutationFn() {
      await call(removeActivityPhoto, { params })
      await refresh()
    },
    onSuccess: () =>
      toast({
        title: words.photoRemoved,
        action: undoBy(async () => {
          await call(restoreActivityPhoto, { params })
          await refresh()
        }),
      }),
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.photoRemoveFailed)),
  })
  return {
    add: adding.mutate,
    remove: () => removing.mutate(),
    isAdding: adding.isPending,
    isRemoving: removing.isPending,
  }
}
