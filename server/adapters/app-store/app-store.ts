import type { PlanId } from '#contract/subscriptions/plans.ts'

/** What Apple has signed of one period of a subscription. */
export type StoreTransaction = {
  transactionId: string
  /** Stays the same from the first payment on, through renewals, changes of plan and lapses. */
  originalTransactionId: string
  productId: string
  /** Undefined for a product that is not ours. */
  plan: PlanId | undefined
  /** The account that was signed in when it was bought; undefined where it was bought outside the app. */
  accountToken: string | undefined
  signedAt: Date
  purchasedAt: Date
  /** Null for what is no subscription. */
  expiresAt: Date | null
  /** What it cost, in cents of a US dollar; null where it was paid in other money, or Apple does not say. */
  cents: number | null
  /** Refunded, or taken away. */
  revokedAt: Date | null
  /** Another plan of the same subscription took its place before its end. */
  isUpgraded: boolean
  isFamilyShared: boolean
}

/** What Apple has signed of a subscription’s next renewal. */
export type StoreRenewal = {
  originalTransactionId: string
  signedAt: Date
  renews: boolean
  /** What it renews as; undefined for a product that is not ours. */
  plan: PlanId | undefined
  /** A payment failed, and Apple tries again. */
  isRetrying: boolean
  /** Until when the service goes on all the same. */
  graceEndsAt: Date | null
}

export type StoreEvidence = {
  transaction: StoreTransaction | undefined
  renewal: StoreRenewal | undefined
}

export type StoreMessage = StoreEvidence & { id: string; type: string }

/** The App Store. Nothing counts that it has not signed for this app and this environment. */
export type AppStore = {
  /** Whether purchases of the App Store are taken here at all. */
  available: boolean
  /** Whether `statusOf` can ask. */
  canAsk: boolean
  /** Undefined for anything but a transaction that is signed by Apple, for this app. */
  readTransaction(signed: string): Promise<StoreTransaction | undefined>
  /** A server notification (version 2); what is nested in it is verified for itself. Undefined as above. */
  readMessage(signed: string): Promise<StoreMessage | undefined>
  /** What Apple has now of a subscription, and of others of the same group and customer; nothing of one that it does not know. Throws `AppStoreAwayError`. */
  statusOf(originalTransactionId: string): Promise<StoreEvidence[]>
}

/** Apple did not answer, or refused our key. */
export class AppStoreAwayError extends Error {}
