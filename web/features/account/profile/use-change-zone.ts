import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setTimezone } from '#contract/access/user.ts'
import { userQuery } from '#web/features/access/use-user.ts'
import { isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Changes the user's time zone. */
export function useChangeZone() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (timezone: string) => call(setTimezone, { body: { timezone } }),
    onSuccess(user) {
      queries.setQueryData(userQuery.queryKey, user)
      toast({ title: words.zoneSaved })
      // All sums by day may change.
      void queries.invalidateQueries()
    },
    onError(error) {
      if (!isSignedOut(error)) toast({ title: words.zoneFailed, variant: 'destructive' })
    },
  })
}
