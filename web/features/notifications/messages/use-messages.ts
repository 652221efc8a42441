import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getNotificationStats, listMessages, openMessage, type SentMessage } from '#contract/notifications.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'

const messagesQuery = read(listMessages)

/** Messages sent to the account in the last 30 days, newest first; null when signed out. */
export function useMessages() {
  return useQuery({ ...messagesQuery, refetchOnMount: 'always' })
}

/** Marks a message as opened, at once in the list; a lost mark shows no error. */
export function useOpenMessage() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(openMessage, { params: { id } }),
    onMutate(id) {
      queries.setQueryData(messagesQuery.queryKey, (messages) =>
        messages?.map((message): SentMessage => (message.id === id ? { ...message, opened: true } : message)),
      )
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [getNotificationStats.path] }),
  })
}
