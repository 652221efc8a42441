import type * as z from 'zod'
import type { Profile, profileChange } from '#contract/account/profile.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Account } from '#server/http/identity.ts'
import { type AccountChange, accountStore, type ProfileChange } from './store.ts'
import { words } from './words.ts'

export { userOf } from './user.ts'

/** Creates the profile row, which all personal rows refer to. */
export function ensureProfile(db: Database, userId: string) {
  return accountStore(db, userId).ensureProfile()
}

export async function readProfile(db: Database, user: Account): Promise<Profile> {
  const row = await accountStore(db, user.id).profile()
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    timezone: user.timezone,
    units: user.units,
    weight: row.weightKg,
    targetWeight: row.targetWeightKg,
    height: row.heightCm,
    fitnessGoals: row.fitnessGoals,
    dietaryPreferences: row.dietaryPreferences as Profile['dietaryPreferences'],
    allergies: row.allergies as Profile['allergies'],
    sex: row.sex as Profile['sex'],
    motherhood: row.motherhood as Profile['motherhood'],
    birthDate: row.birthDate,
    activityLevel: row.activityLevel as Profile['activityLevel'],
  }
}

/** Further writes in the transaction of a profile change; `before` is the previous weight in kilograms. */
export type Alongside = (tx: Queryable, before: number | null) => Promise<void>

/**
 * Changes the given fields; null clears one. Error: `invalid` on `email` for another address, which is changed by
 * confirmation, on `motherhood` with another sex than female.
 */
export async function changeProfile(
  db: Database,
  user: Account,
  change: z.output<typeof profileChange>,
  alongside?: Alongside,
): Promise<Profile> {
  if (change.email != null && change.email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('invalid', words.emailElsewhere, { fields: { email: words.emailElsewhere } })
  const account = present<AccountChange>({
    firstName: change.firstName,
    lastName: change.lastName,
    timezone: change.timezone ?? undefined,
    units: change.units === null ? 'specified' : change.units,
  })
  const profile = present<ProfileChange>({
    weightKg: change.weight,
    targetWeightKg: change.targetWeight,
    heightCm: change.height,
    fitnessGoals: change.fitnessGoals === null ? [] : change.fitnessGoals,
    dietaryPreferences: change.dietaryPreferences === null ? [] : change.dietaryPreferences,
    allergies: change.allergies === null ? [] : change.allergies,
    sex: change.sex === null ? 'unspecified' : change.sex,
    motherhood: change.motherhood,
    birthDate: change.birthDate,
    activityLevel: change.activityLevel,
  })
  await ownerTransaction(db, user.id, async (tx) => {
    const store = accountStore(tx, user.id)
    const before = await store.profile()
    const isFemale = (profile.sex ?? before.sex) === 'female'
    if (profile.motherhood && !isFemale)
      throw new AppError('invalid', words.motherhoodOfWomen, {
        fields: { motherhood: words.motherhoodOfWomen },
      })
    await store.changeAccount(account)
    await alongside?.(tx, before.weightKg)
    await store.changeProfile(profile.sex && !isFemale ? { ...profile, motherhood: null } : profile)
  })
  return readProfile(db, { ...user, ...(account as Partial<Account>) })
}

/** Sets the profile's weight within the caller's transaction. */
export function setWeight(tx: Queryable, userId: string, kilograms: number | null) {
  return accountStore(tx, userId).changeProfile({ weightKg: kilograms })
}

function present<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T
}
