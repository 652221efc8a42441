import { expect, test, vi } from 'vitest'
import { getAuthUser, getUser } from '#contract/access/user.ts'
import { getActivityStats, listRecentActivities, listRecords } from '#contract/activities/activities.ts'
import { getConfig } from '#contract/config.ts'
import { listSavedMeals } from '#contract/foods/foods.ts'
import { getGoals } from '#contract/goals.ts'
import { listDrinks, listTodaysDrinks } from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { listNutritionLogs } from '#contract/nutrition/nutrition.ts'
import { listStrengthExercises } from '#contract/strength/exercises.ts'
import { getStrengthPreferences } from '#contract/strength/preferences.ts'
import { listRoutines } from '#contract/strength/routines.ts'
import { getLastSets } from '#contract/strength/sets.ts'
import { listSupplements } from '#contract/supplements.ts'
import { orSeen, paths, seenAt } from './seen-answers.ts'

test('the paths that are kept are those that the server has', () => {
  expect(paths).toEqual({
    authUser: getAuthUser.path,
    user: getUser.path,
    config: getConfig.path,
    goals: getGoals.path,
    stats: getDashboardStats.path,
    meals: listNutritionLogs.path,
    savedMeals: listSavedMeals.path,
    drinks: listDrinks.path,
    supplements: listSupplements.path,
    todaysDrinks: listTodaysDrinks.path,
    activities: listRecentActivities.path,
    activityStats: getActivityStats.path,
    records: listRecords.path,
    exercises: listStrengthExercises.path,
    routines: listRoutines.path,
    lastSets: getLastSets.path,
    strengthPreferences: getStrengthPreferences.path,
  })
})

test('a fresh answer is passed on, and marked as nothing else', async () => {
  expect(await orSeen(['/api/user/goals'], paths.goals, async () => 7)).toBe(7)
  expect(seenAt('["/api/user/goals"]')).toBeUndefined()
})

test('where nothing was kept, what the network says stays an error', async () => {
  const ask = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(orSeen(['/api/user/goals'], paths.goals, ask)).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledTimes(1)
})
