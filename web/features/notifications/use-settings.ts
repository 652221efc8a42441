import { useQuery } from '@tanstack/react-query'
import { getNotificationSettings } from '#contract/notifications.ts'
import { read } from '#web/http/query-client.ts'

export const settingsQuery = read(getNotificationSettings)

/** What is sent and where to; null for somebody who was signed out meanwhile. */
export function useSettings() {
  return useQuery({ ...settingsQuery, refetchOnMount: 'always' })
}
