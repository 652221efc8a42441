import { drinkName } from '#contract/hydration/drinks.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { useRemoveDrink } from './use-remove-drink.ts'
import { words } from './words.ts'

/** Tells that a drink was logged, with its undo. */
export function useToastDrink() {
  const { user } = useUser()
  const { today } = useToday()
  const remove = useRemoveDrink()
  return (drink: DrinkLog) => {
    const volume = formatVolume(drink.volume, user?.units)
    const description = words.loggedFor(drinkName(drink), volume, recentDay(drink.targetDate, today))
    const action = { label: words.undo, onSelect: () => remove.mutate(drink) }
    toast({ title: words.logged, description, action })
  }
}
