import type {
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
} from '@apple/app-store-server-library'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import type { StoreRenewal, StoreTransaction } from './app-store.ts'

/** Accepted clock difference to Apple in milliseconds. */
const skew = 3_600_000
const subscription = 'Auto-Renewable Subscription'

/** Converts a transaction; undefined when a required field is missing or the signature lies in the future. */
export function transactionOf(
  payload: JWSTransactionDecodedPayload,
  now: Date,
): StoreTransaction | undefined {
  const { transactionId, originalTransactionId, productId, signedDate, purchaseDate } = payload
  if (!transactionId || !originalTransactionId || !productId || !purchaseDate) return undefined
  if (!isPast(signedDate, now)) return undefined
  return {
    transactionId,
    originalTransactionId,
    productId,
    plan: payload.type === subscription ? planOf(productId) : undefined,
    accountToken: payload.appAccountToken?.toLowerCase(),
    signedAt: new Date(signedDate),
    purchasedAt: new Date(purchaseDate),
    expiresAt: instant(payload.expiresDate),
    // Unit: thousandths of a dollar.
    cents: payload.currency === 'USD' && payload.price !== undefined ? Math.round(payload.price / 10) : null,
    revokedAt: instant(payload.revocationDate),
    isUpgraded: payload.isUpgraded === true,
    isFamilyShared: payload.inAppOwnershipType === 'FAMILY_SHARED',
  }
}

export function renewalOf(payload: JWSRenewalInfoDecodedPayload, now: Date): StoreRenewal | undefined {
  const { originalTransactionId, autoRenewProductId, productId, signedDate } = payload
  if (!originalTransactionId || !isPast(signedDate, now)) return undefined
  return {
    originalTransactionId,
    signedAt: new Date(signedDate),
    // An expiration intent states the reason of the end.
    renews: payload.autoRenewStatus === 1 && payload.expirationIntent === undefined,
    plan: planOf(autoRenewProductId ?? productId),
    isRetrying: payload.isInBillingRetryPeriod === true,
    graceEndsAt: instant(payload.gracePeriodExpiresDate),
  }
}

function planOf(product: string | undefined): PlanId | undefined {
  return Object.values(plans).find(({ appleProductId }) => appleProductId === product)?.id
}

/** Whether the signing time `at` (ms) is past, allowing for clock differences. */
export const isPast = (at: number | undefined, now: Date): at is number =>
  at !== undefined && at <= now.getTime() + skew
const instant = (at: number | undefined) => (at === undefined ? null : new Date(at))
