import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/adapters/database/database.ts'
import { ownedRows } from '#server/adapters/database/owners/owned-rows.ts'
import { sessions, signInMethods } from '#server/features/access/table.ts'
import { tokenFamilies } from '#server/features/access/tokens/table.ts'
import { activityImportFiles, activityImports } from '#server/features/activities/files/table.ts'
import {
  activities,
  activityEfforts,
  activityRoutes,
  routePrivacy,
} from '#server/features/activities/table.ts'
import { presence } from '#server/features/admin/table.ts'
import { contactMessages } from '#server/features/contact/table.ts'
import { checkIns, markedDays } from '#server/features/expenditure/table.ts'
import { customFoods, familiarFoods } from '#server/features/foods/table.ts'
import { fridgeIngredients, fridgeSessions } from '#server/features/fridge/table.ts'
import { userGoals } from '#server/features/goals/table.ts'
import { drinkLogs } from '#server/features/hydration/table.ts'
import { dayRuns, dayTotals, lifetimeTotals, milestones } from '#server/features/insights/table.ts'
import { mealPlanMeals, mealPlans, mealPlanTicks } from '#server/features/meal-plans/table.ts'
import {
  contactCodes,
  deliveries,
  devices,
  notificationSettings,
  notifications,
  notificationTotals,
  reminders,
} from '#server/features/notifications/table.ts'
import {
  dayNutrients,
  entryNutrients,
  nutrientChoices,
} from '#server/features/nutrition/micronutrients/table.ts'
import { mealAnalyses, mealHabits, nutritionLogs, savedMeals } from '#server/features/nutrition/table.ts'
import { savedPairings } from '#server/features/pairings/table.ts'
import { recipes } from '#server/features/recipes/table.ts'
import {
  exerciseDays,
  ownExercises,
  strengthPreferences,
  strengthRoutines,
  strengthSets,
  strengthWorkouts,
} from '#server/features/strength/table.ts'
import { appStorePurchases, quotaUsage, subscriptions } from '#server/features/subscriptions/table.ts'
import { supplementDoses, supplements } from '#server/features/supplements/table.ts'
import { scheduleSessions, schedules, workoutFeedback, workouts } from '#server/features/training/table.ts'
import { weighIns } from '#server/features/weight/table.ts'
import { profiles } from './table.ts'

/** One table of the data export. `without`: credentials, search columns, and columns exported as files. */
type Exported = { file: string; table: PgTable; without?: readonly string[] }

const exported: readonly Exported[] = [
  { file: 'profile', table: profiles },
  { file: 'signed-in-devices', table: sessions, without: ['token'] },
  { file: 'signed-in-apps', table: tokenFamilies },
  {
    file: 'sign-in-methods',
    table: signInMethods,
    without: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
  { file: 'goals', table: userGoals },
  { file: 'nutrition-logs', table: nutritionLogs, without: ['search'] },
  { file: 'nutrition-log-nutrients', table: entryNutrients },
  { file: 'nutrient-choices', table: nutrientChoices },
  { file: 'supplements', table: supplements },
  { file: 'supplement-doses', table: supplementDoses },
  { file: 'meal-analyses', table: mealAnalyses },
  { file: 'saved-meals', table: savedMeals },
  { file: 'meal-habits', table: mealHabits, without: ['nameKey'] },
  { file: 'foods', table: customFoods, without: ['search'] },
  { file: 'familiar-foods', table: familiarFoods, without: ['search'] },
  { file: 'drinks', table: drinkLogs },
  { file: 'activities', table: activities },
  { file: 'activity-routes', table: activityRoutes, without: ['recording', 'lines'] },
  { file: 'activity-efforts', table: activityEfforts },
  { file: 'route-privacy', table: routePrivacy },
  { file: 'activity-imports', table: activityImports },
  { file: 'activity-import-files', table: activityImportFiles },
  { file: 'workouts', table: workouts },
  { file: 'schedules', table: schedules },
  { file: 'schedule-sessions', table: scheduleSessions },
  { file: 'workout-feedback', table: workoutFeedback },
  { file: 'strength-workouts', table: strengthWorkouts },
  { file: 'strength-sets', table: strengthSets },
  { file: 'exercise-days', table: exerciseDays },
  { file: 'own-exercises', table: ownExercises },
  { file: 'strength-routines', table: strengthRoutines, without: ['shareSecret'] },
  { file: 'strength-preferences', table: strengthPreferences },
  { file: 'weigh-ins', table: weighIns },
  { file: 'marked-days', table: markedDays },
  { file: 'check-ins', table: checkIns },
  { file: 'fridge', table: fridgeSessions },
  { file: 'fridge-ingredients', table: fridgeIngredients },
  { file: 'recipes', table: recipes },
  { file: 'pairings', table: savedPairings, without: ['ingredientsKey'] },
  { file: 'meal-plans', table: mealPlans },
  { file: 'meal-plan-meals', table: mealPlanMeals },
  { file: 'meal-plan-ticks', table: mealPlanTicks },
  { file: 'day-totals', table: dayTotals },
  { file: 'day-nutrients', table: dayNutrients },
  { file: 'lifetime-totals', table: lifetimeTotals },
  { file: 'day-runs', table: dayRuns },
  { file: 'milestones', table: milestones },
  { file: 'notification-settings', table: notificationSettings },
  { file: 'notification-contacts', table: contactCodes, without: ['codeHash'] },
  { file: 'notification-devices', table: devices, without: ['token', 'tokenHash'] },
  { file: 'notification-reminders', table: reminders },
  { file: 'notification-messages', table: notifications },
  { file: 'notification-deliveries', table: deliveries },
  { file: 'notification-totals', table: notificationTotals },
  { file: 'quota-usage', table: quotaUsage },
  { file: 'subscription', table: subscriptions, without: ['subject'] },
  { file: 'app-store-purchases', table: appStorePurchases },
  { file: 'contact-messages', table: contactMessages, without: ['note'] },
  { file: 'last-used', table: presence },
]

/** Tables with a `user_id` that are not exported, each with the reason. */
export const notExported: Record<string, string> = {
  write_receipts: 'Idempotency receipts of two days; they repeat what the entries say.',
  removed_entries: 'What the person removed within the last day, until it is gone for good.',
  tombstones:
    'Ids of removed entries, which older writes of a device must not bring back; they name nothing.',
  email_changes: 'Links of pending address changes; the email says all that they hold.',
  sign_in_codes: 'Codes on their way to the app, valid for a minute.',
  routine_links: 'Whose a shared routine is, by its link; the routines themselves are exported.',
  device_owners: 'Which device is whose, by a hash; the devices themselves are exported.',
}

/** The exported rows of one person, a file a table. */
export function exportedRows(db: Database, userId: string) {
  return exported.map(({ file, table, without }) => ({
    file,
    table: getTableName(table),
    pages: ownedRows(db, userId, table, without),
  }))
}
