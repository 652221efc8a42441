import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { words } from '../words.ts'
import { useRemoveLog } from './use-nutrition-day.ts'
import { useToday } from './use-today.ts'

/** Tells that an entry was logged, with an undo unless there is another `action`. */
export function useToastLogged() {
  const { today } = useToday()
  const remove = useRemoveLog()
  return (title: string, log: NutritionLog, action?: { label: string; onSelect: () => void }) =>
    toast({
      title,
      description: words.loggedFor(log.foodName, log.mealType, recentDay(log.targetDate, today)),
      action: action ?? { label: words.undo, onSelect: () => remove.mutate(log) },
    })
}
