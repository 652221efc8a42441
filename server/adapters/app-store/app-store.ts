import type { PlanId } from '#contract/subscriptions/plans.ts'

/** A transaction signed by Apple: one period of a subscription. */
export type StoreTransaction = {
  transactionId: string
  /** Constant from the first payment through renewals, plan changes and lapses. */
  originalTransactionId: string
  productId: string
  /** Undefined for another app's product. */
  plan: PlanId | undefined
  /** The account signed in at the purchase; undefined for a purchase outside the app. */
  accountToken: string | undefined
  signedAt: Date
  purchasedAt: Date
  /** Null for anything but a subscription. */
  expiresAt: Date | null
  /** Price in cents of a US dollar; null in other currencies or when Apple does not state it. */
  cents: number | null
  /** Time of a refund or revocation. */
  revokedAt: Date | null
  /** Replaced by another plan of the same subscription before its end. */
  isUpgraded: boolean
  isFamilyShared: boolean
}

/** A renewal signed by Apple: a subscription's next period. */
export type StoreRenewal = {
  originalTransactionId: string
  signedAt: Date
  renews: boolean
  /** The plan it renews as; undefined for another app's product. */
  plan: PlanId | undefined
  /** A payment failed and Apple retries it. */
  isRetrying: boolean
  /** End of the billing grace period. */
  graceEndsAt: Date | null
}

export type StoreEvidence = {
  transaction: StoreTransaction | undefined
  renewal: StoreRenewal | undefined
}

export type StoreMessage = StoreEvidence & { id: string; type: string }

/** The App Store. Only data signed for this app and environment is accepted. */
export type AppStore = {
  /** Whether this instance accepts App Store purchases. */
  available: boolean
  /** Whether `statusOf` is configured. */
  canAsk: boolean
  /** Undefined unless Apple signed the transaction for this app. */
  readTransaction(signed: string): Promise<StoreTransaction | undefined>
  /** Reads a server notification (version 2) and verifies its nested parts. Undefined as above. */
  readMessage(signed: string): Promise<StoreMessage | undefined>
  /**
   * Reads the current state of a subscription and of others of the same group and customer; empty for an unknown
   * one. Throws `AppStoreAwayError`.
   */
  statusOf(originalTransactionId: string): Promise<StoreEvidence[]>
}

/** Apple did not answer or refused the key. */
export class AppStoreAwayError extends Error {}
