import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import {
  AppStoreAwayError,
  type StoreEvidence,
  type StoreMessage,
} from '#server/adapters/app-store/app-store.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { applyBillerState } from '../biller-state.ts'
import { mailStray, noteStray, type OwnerDeps, type StrayPayment } from '../notify-owner.ts'
import { billingStore, subscriptionStore } from '../subscription-store.ts'
import { bestOf, billerStateOfPurchase } from './apple-state.ts'
import { appleStore, columnsOf, type Purchase, renewalColumnsOf } from './apple-store.ts'

type Wiring = Pick<Deps, 'db' | 'appStore' | 'now'>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Stores signed evidence for its owner and recalculates the plan. False for another account's. */
export async function takeEvidence(
  { db, now }: { db: Database; now: () => Date },
  evidence: StoreEvidence,
  claimant?: string,
): Promise<boolean> {
  return db.transaction((tx) => storeEvidence(tx, evidence, claimant, now))
}

/**
 * Processes a notification once, in the transaction that stores its id: a failed one is sent again. The owner is
 * notified of payments without an account, which only the payer can end.
 */
export async function takeNotification(deps: OwnerDeps, message: StoreMessage) {
  const { db, now } = deps
  const { id, type, transaction, renewal } = message
  const customerId = (transaction ?? renewal)?.originalTransactionId ?? null
  const at = now()
  const stray = await db.transaction(async (tx) => {
    const event = { biller: 'apple', id, type, customerId, receivedAt: at, settledAt: at }
    if (!(await billingStore(tx).addEvent(event))) return undefined
    await storeEvidence(tx, message, undefined, now)
    const payment = await strayPayment(tx, message)
    return payment && (await noteStray(tx, payment, at)) ? payment : undefined
  })
  if (stray) await mailStray(deps, stray)
}

/** Message types with a payment. */
const paying = new Set(['SUBSCRIBED', 'DID_RENEW', 'OFFER_REDEEMED'])

/** A payment without an account; a first purchase without a token waits for its account. */
async function strayPayment(
  tx: Queryable,
  { type, transaction }: StoreMessage,
): Promise<StrayPayment | undefined> {
  if (!transaction?.plan || transaction.revokedAt || transaction.isFamilyShared || !paying.has(type))
    return undefined
  const { transactionId, originalTransactionId, accountToken, cents, plan } = transaction
  if (!accountToken && type !== 'DID_RENEW') return undefined
  if ((await appleStore(tx).locked(originalTransactionId))?.userId) return undefined
  return { by: 'apple', transactionId, originalTransactionId, cents: cents ?? listPrice(plan) }
}

/** Whether Apple will charge the account again. */
export async function renewsInAppStore(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const states = (await appleStore(db).purchasesOf(userId)).map((purchase) =>
    billerStateOfPurchase(purchase, now),
  )
  return states.some(({ state, cancelAtPeriodEnd }) => state !== 'ended' && !cancelAtPeriodEnd)
}

/** Reads a subscription from Apple. Throws `AppStoreAwayError`. */
export async function askApple(wiring: Wiring, originalTransactionId: string): Promise<void> {
  for (const evidence of await wiring.appStore.statusOf(originalTransactionId))
    await takeEvidence(wiring, evidence)
}

/** Reads from Apple if configured, otherwise applies the stored evidence and the clock. */
export async function refreshApple(wiring: Wiring, userId: string): Promise<void> {
  const { db, appStore, now } = wiring
  try {
    if (appStore.canAsk)
      for (const { originalTransactionId } of await appleStore(db).purchasesOf(userId))
        await askApple(wiring, originalTransactionId)
  } catch (error) {
    if (!(error instanceof AppStoreAwayError)) throw error
  }
  await db.transaction((tx) => settlePlan(tx, userId, now))
}

async function storeEvidence(
  tx: Queryable,
  { transaction, renewal }: StoreEvidence,
  claimant: string | undefined,
  now: () => Date,
): Promise<boolean> {
  const store = appleStore(tx)
  const token = transaction?.accountToken
  if (claimant && token && token !== claimant) return false
  const expiresAt = transaction?.expiresAt
  const counts = transaction?.plan && expiresAt && !transaction.isFamilyShared
  const period = counts ? { ...transaction, expiresAt } : undefined
  const row = period
    ? await store.toChange(period)
    : renewal && (await store.locked(renewal.originalTransactionId))
  if (!row) return true
  if (claimant && row.userId && row.userId !== claimant) return false
  const named = token && uuid.test(token) && (await store.isAccount(token)) ? token : null
  const userId = row.userId ?? claimant ?? named
  await store.change(row.originalTransactionId, {
    userId,
    ...(period && isNewer(period, row) && columnsOf(period)),
    ...(renewal && isNews(renewal, row) && renewalColumnsOf(renewal)),
  })
  if (period) await store.notePayment(period, period.revokedAt ? 0 : (period.cents ?? listPrice(period.plan)))
  if (userId) await settlePlan(tx, userId, now)
  return true
}

/** Price in cents that stands for payments in other currencies. */
const listPrice = (plan: PlanId | undefined) => (plan ? Math.round(plans[plan].price * 100) : 0)

/** Locks the account's plan first, so that the last writer has seen everything. */
async function settlePlan(tx: Queryable, userId: string, now: () => Date) {
  const subscription = subscriptionStore(tx, userId)
  const { biller, truthAt } = await subscription.toChange()
  const at = now()
  await subscription.change({ storeCents: await appleStore(tx).paidBy(userId) })
  const states = (await appleStore(tx).purchasesOf(userId)).map((purchase) =>
    billerStateOfPurchase(purchase, at),
  )
  const best = bestOf(states)
  // A long ended purchase affects neither a trial nor another biller's plan.
  if (!best || (best.state === 'ended' && biller !== 'apple')) return
  const readAt = new Date(Math.max(at.getTime(), truthAt.getTime()))
  await applyBillerState(tx, userId, { ...best, readAt }, at)
}

type Signed = { purchasedAt: Date; signedAt: Date }

/** A refund of an earlier period is signed later and does not affect this one. */
function isNewer(period: Signed, row: Signed): boolean {
  const later = period.purchasedAt.getTime() - row.purchasedAt.getTime()
  return later > 0 || (later === 0 && period.signedAt > row.signedAt)
}

function isNews(
  { originalTransactionId, signedAt }: NonNullable<StoreEvidence['renewal']>,
  row: Purchase,
): boolean {
  const isSame = originalTransactionId === row.originalTransactionId
  return isSame && (!row.renewalSignedAt || signedAt > row.renewalSignedAt)
}
