import { useQuery } from '@tanstack/react-query'
import { getNotificationSettings } from '#contract/notifications.ts'
import { read } from '#web/http/query-client.ts'

export const settingsQuery = read(getNotificationSettings)

/** The notification settings; null when signed out. */
export function useSettings() {
  return useQuery({ ...settingsQuery, refetchOnMount: 'always' })
}
