import { useNotificationCards } from '#web/features/notifications/use-notification-cards.tsx'

/** What notifications have to say on the account's screen. */
export function NotificationsTab() {
  return useNotificationCards()
}
