import type * as z from 'zod'
import { getAuthUser, getUser } from '#contract/access/user.ts'
import { getActivityStats, listRecentActivities, listRecords } from '#contract/activities/activities.ts'
import { getConfig } from '#contract/config.ts'
import { listSavedMeals } from '#contract/foods/foods.ts'
import { getGoals } from '#contract/goals.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { listDrinks, listTodaysDrinks } from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { listNutritionLogs } from '#contract/nutrition/nutrition.ts'
import { listStrengthExercises } from '#contract/strength/exercises.ts'
import { getStrengthPreferences } from '#contract/strength/preferences.ts'
import { listRoutines } from '#contract/strength/routines.ts'
import { getLastSets } from '#contract/strength/sets.ts'
import { listSupplements } from '#contract/supplements.ts'

const endpoints: readonly Endpoint[] = [
  getAuthUser,
  getUser,
  getConfig,
  getGoals,
  getDashboardStats,
  listNutritionLogs,
  listSavedMeals,
  listDrinks,
  listTodaysDrinks,
  listSupplements,
  listRecentActivities,
  getActivityStats,
  listRecords,
  listStrengthExercises,
  listRoutines,
  getLastSets,
  getStrengthPreferences,
]

export const fittedPaths = endpoints.map(({ path }) => path)

/**
 * An answer that this device stored, perhaps of an earlier version, in the shape of this version: fields that did not
 * exist are null where the schema allows it. `undefined` where it cannot be brought into shape.
 */
export function fitAnswer(path: string, answer: unknown): { answer: unknown } | undefined {
  const schema = endpoints.find((endpoint) => endpoint.path === path)?.response
  if (!schema) return undefined
  const filled = structuredClone(answer)
  for (const { path: place } of schema.safeParse(filled).error?.issues ?? []) fillWithNull(filled, place)
  return schema.safeParse(filled).success ? { answer: filled } : undefined
}

function fillWithNull(answer: unknown, place: z.core.$ZodIssue['path']) {
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], answer)
  const name = place.at(-1)
  if (name !== undefined && typeof parent === 'object' && parent !== null && !(name in parent))
    (parent as Record<PropertyKey, unknown>)[name] = null
}
