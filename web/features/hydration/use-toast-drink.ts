import { drinkName } from '#contract/hydration/drinks.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { type ToastMessage, toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { words } from './words.ts'

/** Tells that a drink was logged. */
export function useToastDrink() {
  const { user } = useUser()
  const { today } = useToday()
  return (drink: DrinkLog, action?: ToastMessage['action']) => {
    const volume = formatVolume(drink.volume, user?.units)
    const description = words.loggedFor(drinkName(drink), volume, recentDay(drink.targetDate, today))
    toast({ title: words.logged, description, action })
  }
}
