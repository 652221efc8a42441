import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getNotificationStats, sendTestNotification, type testTypes } from '#contract/notifications.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

export type TestType = (typeof testTypes)[number]

/** Sends a test to the user's devices; shows why if none could be sent. */
export function useSendTest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (testType: TestType) => call(sendTestNotification, { body: { testType } }),
    onSuccess({ message }) {
      toast({ title: words.testSent, description: message })
      void queries.invalidateQueries({ queryKey: [getNotificationStats.path] })
    },
    onError(error) {
      if (isSignedOut(error)) return
      toast({
        title: words.testFailed,
        description: errorText(error, words.testFailedText),
        variant: 'destructive',
      })
    },
  })
}
