import { accessHoldings } from '../access/service.ts'
import { activityHoldings } from '../activities/service.ts'
import type { Database } from '../adapters/database/database.ts'
import type { Holding } from '../adapters/database/holding.ts'
import { presenceHoldings } from '../admin/service.ts'
import { contactHoldings } from '../contact/service.ts'
import { foodHoldings } from '../foods/service.ts'
import { fridgeHoldings } from '../fridge/service.ts'
import { goalHoldings } from '../goals/service.ts'
import { hydrationHoldings } from '../hydration/service.ts'
import { insightHoldings } from '../insights/service.ts'
import { mealPlanHoldings } from '../meal-plans/service.ts'
import { notificationHoldings } from '../notifications/service.ts'
import { nutritionHoldings } from '../nutrition/service.ts'
import { pairingHoldings } from '../pairings/service.ts'
import { recipeHoldings } from '../recipes/service.ts'
import { subscriptionHoldings } from '../subscriptions/service.ts'
import { trainingHoldings } from '../training/service.ts'
import { weightHoldings } from '../weight/service.ts'
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
