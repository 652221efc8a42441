import { useSyncExternalStore } from 'react'
import { dayIn } from '#contract/measures/day.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { useUser } from '#web/features/access/use-user.ts'

/** Today (`yyyy-MM-dd`) in the user's zone; updates at midnight. */
export function useToday(): { today: string; zone: string } {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const today = useSyncExternalStore(everyHalfMinute, () => dayIn(zone, new Date()))
  return { today, zone }
}

function everyHalfMinute(changed: () => void) {
  const timer = setInterval(changed, 30_000)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
