import type { User } from '#contract/access/user.ts'
import type { Account } from '#server/http/identity.ts'

/** Converts an account to the contract's user. */
export function userOf(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.image,
    subscriptionTier: account.tier,
    subscriptionStatus: account.subscriptionStatus,
    subscriptionCancelAtPeriodEnd: account.cancelAtPeriodEnd,
    subscriptionCurrentPeriodEnd: account.currentPeriodEnd?.toISOString() ?? null,
    stripeCustomerId: account.stripeCustomerId,
    trialEndDate: account.trialEndsAt?.toISOString() ?? null,
    timezone: account.timezone,
    units: account.units,
    isOwner: account.isOwner,
    createdAt: account.createdAt.toISOString(),
  }
}
