import { useQuery } from '@tanstack/react-query'
import { mealAt } from '#contract/measures/meal-hours.ts'
import { minuteIn } from '#contract/measures/wall-time.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { listUsualMeals } from '#contract/nutrition/usual-meals.ts'
import { read } from '#web/http/query-client.ts'
import { useToday } from '../day/use-today.ts'

/** Usual meals, and the meal type of the current hour by the account's habits if known; fetched if `isWanted`. */
export function useUsualMeals(isWanted: boolean) {
  const { zone } = useToday()
  const { data } = useQuery({ ...read(listUsualMeals), enabled: isWanted, staleTime: 60_000 })
  const ofHour: MealType = data?.mealType ?? mealAt(minuteIn(zone, new Date()), {})
  return { ofHour, meals: data?.meals ?? [] }
}
