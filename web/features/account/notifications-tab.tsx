import { useNotificationCards } from '#web/features/notifications/use-notification-cards.tsx'

/** The notification settings as a tab of the account. */
export function NotificationsTab() {
  return useNotificationCards()
}
