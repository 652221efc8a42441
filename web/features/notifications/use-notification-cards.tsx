import { fallbackTimezone } from '#contract/product.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { PerformanceCard } from './performance-card.tsx'
import { PushCard } from './push/push-card.tsx'
import { ReminderCard } from './reminders/reminder-card.tsx'

/** The account's notification cards: push on this device, meal reminders, and statistics. */
export function useNotificationCards() {
  const { user } = useUser()
  if (!user) return null
  const zone = user.timezone ?? fallbackTimezone
  return (
    <>
      <PushCard userId={user.id} />
      <ReminderCard zone={zone} />
      <PerformanceCard zone={zone} />
    </>
  )
}
