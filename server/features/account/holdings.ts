import type { Database } from '#server/adapters/database/database.ts'
import type { Holding } from '#server/adapters/database/holding.ts'
import { accessHoldings } from '#server/features/access/service.ts'
import { activityHoldings } from '#server/features/activities/service.ts'
import { presenceHoldings } from '#server/features/admin/service.ts'
import { contactHoldings } from '#server/features/contact/service.ts'
import { foodHoldings } from '#server/features/foods/service.ts'
import { fridgeHoldings } from '#server/features/fridge/service.ts'
import { goalHoldings } from '#server/features/goals/service.ts'
import { hydrationHoldings } from '#server/features/hydration/service.ts'
import { insightHoldings } from '#server/features/insights/service.ts'
import { mealPlanHoldings } from '#server/features/meal-plans/service.ts'
import { notificationHoldings } from '#server/features/notifications/service.ts'
import { nutritionHoldings } from '#server/features/nutrition/service.ts'
import { pairingHoldings } from '#server/features/pairings/service.ts'
import { recipeHoldings } from '#server/features/recipes/service.ts'
import { subscriptionHoldings } from '#server/features/subscriptions/service.ts'
import { trainingHoldings } from '#server/features/training/service.ts'
import { weightHoldings } from '#server/features/weight/service.ts'
import { profileHoldings } from './holding-store.ts'

/** Every feature's rows of one person. */
export function holdingsOf(db: Database, userId: string): Holding[] {
  return [
    profileHoldings,
    accessHoldings,
    goalHoldings,
    nutritionHoldings,
    foodHoldings,
    hydrationHoldings,
    activityHoldings,
    trainingHoldings,
    weightHoldings,
    fridgeHoldings,
    recipeHoldings,
    pairingHoldings,
    mealPlanHoldings,
    insightHoldings,
    notificationHoldings,
    subscriptionHoldings,
    contactHoldings,
    presenceHoldings,
  ].flatMap((of) => of(db, userId))
}

/** Tables that name a person and are no part of the copy, and why. */
export const notInTheCopy: Record<string, string> = {
  write_receipts:
    'Answers kept for two days in case a write is sent again; they repeat what the entries say.',
  email_changes: 'A link on its way; the letter says all that it holds.',
  sign_in_codes: 'A code on its way to the app, good for a minute.',
  device_owners: 'Which device is whose, by a hash; the devices themselves are in the copy.',
}
