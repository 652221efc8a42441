import { CookingPot } from 'lucide-react'
import type { Leftover } from '#contract/leftovers.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** Says that a dish is cooked for another meal too, or left over from one. */
export function LeftoverNote({ leftover: { role, day, mealType } }: { leftover: Leftover }) {
  const weekday = formatDay(day, 'weekday')
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-sm font-medium text-herb lg:text-xs">
      <CookingPot className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {role === 'eat'
        ? words.leftoversOf(weekday)
        : words.cookFor(weekday, words.meals[mealType].toLowerCase())}
    </span>
  )
}
