import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmContact } from '#contract/notifications.ts'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { settingsQuery } from './use-settings.ts'
import type { ContactChannel } from './waiting.ts'
import { words } from './words.ts'

/** Confirms an address by its code; `refused` is the message of a failure. */
export function useConfirmContact(channel: ContactChannel) {
  const queries = useQueryClient()
  const confirming = useMutation({
    mutationFn: (code: string) => call(confirmContact, { body: { channel, code } }),
    onSuccess(settings) {
      queries.setQueryData(settingsQuery.queryKey, settings)
      toast({ title: words.confirmedNow[channel], description: words.confirmedText[channel] })
    },
    onError: () => undefined,
  })
  const { error } = confirming
  const refused = error && !isSignedOut(error) ? errorText(error) : undefined
  return {
    confirm: confirming.mutate,
    busy: confirming.isPending,
    refused: error instanceof ApiError ? (error.fields.code ?? refused) : refused,
  }
}
