import { useQuery } from '@tanstack/react-query'
import { CopyPlus, RotateCcw } from 'lucide-react'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { listUsualMeals } from '#contract/nutrition/usual-meals.ts'
import { read } from '#web/http/query-client.ts'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { useCopyMeals, useDayBefore } from '../../copy/use-copy-meals.ts'
import { useLogUsual } from '../../quick/use-log-usual.ts'
import { words as quick } from '../../quick/words.ts'
import { words } from '../../words.ts'

type Props = { day: string; isToday: boolean; mealType: MealType }

/** Most usual meals offered for an empty meal. */
const mostOffered = 2

/** For an empty meal of the day: usual meals of that type, and what it was the day before. */
export function MealSuggestions({ day, isToday, mealType }: Props) {
  const { data } = useQuery(read(listUsualMeals))
  const again = useLogUsual()
  const before = useDayBefore(day, mealType)
  const copy = useCopyMeals()
  const usual = data?.meals.filter((meal) => meal.mealType === mealType).slice(0, mostOffered) ?? []
  if (usual.length === 0 && !before) return null
  const name = words.mealTypes[mealType]
  return (
    <ul className="flex flex-wrap gap-2 py-3">
      {usual.map((meal) => (
        <li key={meal.id} className="max-w-full">
          <button
            type="button"
            aria-label={quick.againAs(meal.foodName, name)}
            disabled={again.isPending}
            onClick={() => again.mutate({ meal, mealType, targetDate: day })}
            className={`${chipLook(false)} max-w-full`}
          >
            <RotateCcw className="size-4 shrink-0 text-herb" strokeWidth={1.75} aria-hidden="true" />
            <span className="truncate">{meal.foodName}</span>
          </button>
        </li>
      ))}
      {before ? (
        <li>
          <button
            type="button"
            disabled={copy.isPending}
            onClick={() => copy.mutate({ fromDate: before, toDate: day, mealType })}
            className={chipLook(false)}
          >
            <CopyPlus className="size-4 shrink-0 text-herb" strokeWidth={1.75} aria-hidden="true" />
            {isToday ? words.copyYesterday : words.copyBefore}
            <span className="sr-only"> {name}</span>
          </button>
        </li>
      ) : null}
    </ul>
  )
}
