import { fallbackTimezone } from '#contract/product.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useZoneSection } from '#web/features/account/profile/use-zone-section.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PerformanceCard } from './performance-card.tsx'
import { PushCard } from './push/push-card.tsx'
import { ReminderCard } from './reminders/reminder-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'
import { words } from './words.ts'

/** Channels (this device, email, texts), topics and hours of notifications, and what became of them. */
export function AllSettings() {
  const { user } = useUser()
  const loaded = useSettings()
  const zoneSection = useZoneSection()
  if (!user) return null
  const zone = user.timezone ?? fallbackTimezone
  return (
    <div className="grid grid-cols-1 gap-5">
      <PushCard userId={user.id} isTester={user.isOwner} />
      {loaded.data ? (
        <SettingsForm settings={loaded.data} />
      ) : loaded.isError ? (
        <ErrorState
          title={words.loadFailed}
          text={words.tryAgain}
          onRetry={() => void loaded.refetch()}
          busy={loaded.isFetching}
        />
      ) : (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-76 rounded-lg" />
          <Skeleton className="h-68 rounded-lg" />
          <Skeleton className="h-90 rounded-lg" />
        </div>
      )}
      <ReminderCard zone={zone} mealsOff={loaded.data?.mealReminders === false} />
      {zoneSection}
      <PerformanceCard zone={zone} />
    </div>
  )
}
