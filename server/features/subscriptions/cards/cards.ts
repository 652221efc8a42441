import { AppError } from '#contract/http/errors.ts'
import { firstPaymentAt, type PlanId, plans } from '#contract/subscriptions/plans.ts'
import type { Billing, Subscription } from '#contract/subscriptions/subscriptions.ts'
import type { Database } from '#server/adapters/database/database.ts'
import {
  type PaidSubscription,
  PaymentRefusedError,
  type Payments,
  PaymentsAwayError,
} from '#server/adapters/payments/payments.ts'
import type { Account } from '#server/http/identity.ts'
import { applyBillerState, type BillerState, freeTier, noteChange } from '../biller-state.ts'
import { subscriptionStatusOf } from '../status.ts'
import { billingStore, subscriptionStore } from '../subscription-store.ts'
import { words } from '../words.ts'

export type Cards = { db: Database; payments: Payments; now: () => Date }

/** Checkout pages for the same plan within this time are one page, so that two tabs do not pay twice. */
const samePage = 15 * 60_000

/**
 * Opens the provider's checkout page. During a trial the first payment is due at its end. Errors: `unavailable`
 * without cards; `conflict` with a subscription; `forbidden` for the iOS app.
 */
export async function openCheckout(
  { db, payments, now }: Cards,
  user: Account,
  plan: PlanId,
  { publicUrl, isIos }: { publicUrl: string; isIos: boolean },
): Promise<{ url: string }> {
  if (isIos) throw new AppError('forbidden', words.appStoreOnly)
  if (!payments.available) throw new AppError('unavailable', words.noCards)
  const { biller } = await subscriptionStatusOf(db, user.id, now())
  if (biller === 'stripe' || biller === 'apple') throw new AppError('conflict', words.alreadySubscribed)
  const store = subscriptionStore(db, user.id)
  const known = await store.read()
  const { url, customerId } = await asked(() =>
    payments.openCheckout({
      userId: user.id,
      email: user.email,
      plan,
      customerId: known?.customerId ?? null,
      firstPaymentAt: firstPaymentAt(user.tier, user.trialEndsAt, now()),
      // Includes the last subscription: after a cancellation a new unpaid page is needed.
      key: `checkout-${user.id}-${plan}-${known?.providerId ?? 'first'}-${Math.floor(now().getTime() / samePage)}`,
      successUrl: `${publicUrl}/subscribe?plan=${plan}&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/subscribe?plan=${plan}&canceled=1`,
    }),
  )
  // Stored before the payment, so that the provider's messages find the account.
  await db.transaction(async (tx) => {
    const mine = subscriptionStore(tx, user.id)
    await mine.toChange()
    await mine.change({ customerId })
  })
  return { url }
}

/** Reads the outcome of a checkout. Errors: `not_found` for another account's page. */
export async function finishCheckout(cards: Cards, user: Account, sessionId: string): Promise<Subscription> {
  const outcome = await asked(() => cards.payments.checkoutOutcome(sessionId))
  if (outcome?.userId !== user.id) throw new AppError('not_found', words.unknownPage)
  if (outcome.customerId) await readBillerState(cards, outcome.customerId)
  return subscriptionStatusOf(cards.db, user.id, cards.now())
}

/**
 * Reads a customer's state from the provider and stores it. Of two paid subscriptions the newer one is ended and
 * refunded.
 */
export async function readBillerState({ db, payments, now }: Cards, customerId: string): Promise<void> {
  const readAt = now()
  const userId = await billingStore(db).ownerOf(customerId)
  if (!userId) return
  const all = await asked(() => payments.subscriptionsOf(customerId))
  const [first, ...second] = all.filter(({ state }) => state !== 'ended').toReversed()
  for (const { id } of second) await asked(() => payments.undo(id))
  const counts = first ?? all[0]
  if (!counts) return
  await db.transaction((tx) => applyBillerState(tx, userId, billerStateOf(counts, readAt), readAt))
}

/** Reads a customer's total payments; separate, so that the plan does not wait for it. */
export async function readSpending({ db, payments }: Cards, customerId: string): Promise<void> {
  const userId = await billingStore(db).ownerOf(customerId)
  if (!userId) return
  const cardCents = await asked(() => payments.paidBy(customerId))
  await subscriptionStore(db, userId).change({ cardCents })
}

export function billerStateOf(subscription: PaidSubscription, readAt: Date): BillerState {
  const {
    id: providerId,
    customerId,
    plan,
    state,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    nextPlan,
  } = subscription
  return {
    biller: 'stripe',
    providerId,
    customerId,
    plan,
    state,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    nextPlan,
    readAt,
  }
}

/** Errors: `conflict` without a card subscription, or for the current plan. */
export async function changePlan(cards: Cards, user: Account, plan: PlanId): Promise<Subscription> {
  const subscription = await cardSubscription(cards, user)
  if ((subscription.nextPlan ?? subscription.plan) === plan) throw new AppError('conflict', words.samePlan)
  return follow(cards, user, () => cards.payments.changePlan(subscription, plan))
}

export async function previewChange(cards: Cards, user: Account, plan: PlanId) {
  const subscription = await cardSubscription(cards, user)
  const cents = await asked(() => cards.payments.costOfChange(subscription, plan))
  const now = cards.now()
  const isLess = subscription.plan !== undefined && plans[plan].price < plans[subscription.plan].price
  const startsOn = isLess ? (subscription.currentPeriodEnd ?? now) : now
  return { dueToday: cents / 100, startsOn: startsOn.toISOString(), amount: plans[plan].price }
}

/** A trial ends at once, with or without a card; a paid plan ends with its period. */
export async function cancel(cards: Cards, user: Account) {
  const { db, payments, now } = cards
  const status = await subscriptionStatusOf(db, user.id, now())
  if (status.biller === 'apple') throw new AppError('conflict', words.appStoreManages)
  if (status.biller !== 'stripe') {
    if (user.tier !== 'trial') throw new AppError('conflict', words.nothingToCancel)
    await endTrial(cards, user.id)
    return {
      accessUntil: null,
      immediate: true,
      subscription: await subscriptionStatusOf(db, user.id, now()),
    }
  }
  const subscription = await cardSubscription(cards, user)
  if (subscription.trialEndsAt && subscription.trialEndsAt > now()) {
    await endTrial(cards, user.id)
    await asked(() => payments.endNow(subscription.id))
    await readBillerState(cards, subscription.customerId)
    return {
      accessUntil: null,
      immediate: true,
      subscription: await subscriptionStatusOf(db, user.id, now()),
    }
  }
  const after = await follow(cards, user, () => payments.cancelAtPeriodEnd(subscription.id, true))
  return { accessUntil: after.currentPeriodEnd, immediate: false, subscription: after }
}

/** Error: `conflict` without a cancellation. */
export async function reactivate(cards: Cards, user: Account): Promise<Subscription> {
  const status = await subscriptionStatusOf(cards.db, user.id, cards.now())
  if (status.biller === 'apple') throw new AppError('conflict', words.appStoreManages)
  if (!status.cancelAtPeriodEnd) throw new AppError('conflict', words.nothingToReactivate)
  const subscription = await cardSubscription(cards, user)
  return follow(cards, user, () => cards.payments.cancelAtPeriodEnd(subscription.id, false))
}

export async function openPortal(cards: Cards, user: Account, publicUrl: string): Promise<{ url: string }> {
  const row = await subscriptionStore(cards.db, user.id).read()
  if (!row?.customerId) throw new AppError('conflict', words.noCardYet)
  return { url: await asked(() => cards.payments.openPortal(row.customerId!, `${publicUrl}/subscription`)) }
}

export async function billingOf({ db, payments }: Cards, user: Account): Promise<Billing> {
  const row = await subscriptionStore(db, user.id).read()
  const details =
    row?.customerId && payments.available ? await asked(() => payments.billingOf(row.customerId!)) : undefined
  return {
    trialEndDate: user.trialEndsAt?.toISOString() ?? null,
    nextBillingDate: details?.nextPaymentOn?.toISOString() ?? null,
    cardBrand: details?.card?.brand ?? null,
    cardLast4: details?.card?.last4 ?? null,
    billingEmail: details?.email ?? null,
    amount: details?.cents ? details.cents / 100 : null,
    invoices: (details?.invoices ?? []).map(({ id, paidOn, cents, status, url }) => ({
      id,
      status,
      url,
      amount: cents / 100,
      paidOn: paidOn.toISOString(),
    })),
  }
}

async function endTrial({ db, now }: Cards, userId: string) {
  await db.transaction(async (tx) => {
    const store = subscriptionStore(tx, userId)
    const row = await store.toChange()
    const account = await store.plan()
    if (!account) return
    const ended = { ...account, trialEndsAt: now() }
    if (account.subscriptionTier === 'trial') {
      await store.changePlan({
        trialEndsAt: now(),
        subscriptionTier: freeTier(ended, now()),
        subscriptionStatus: 'canceled',
      })
      await noteChange(store, row, { from: 'trial', to: 'trial_no_payment', biller: 'none', now: now() })
    } else await store.changePlan({ trialEndsAt: now() })
  })
}

/** The account's active card subscription. */
async function cardSubscription({ db, payments }: Cards, user: Account): Promise<PaidSubscription> {
  const row = await subscriptionStore(db, user.id).read()
  const all =
    row?.customerId && row.biller === 'stripe'
      ? await asked(() => payments.subscriptionsOf(row.customerId!))
      : []
  const running = all.find(({ id, state }) => id === row?.providerId && state !== 'ended')
  if (!running) throw new AppError('conflict', words.noSubscription)
  return running
}

async function follow(
  cards: Cards,
  user: Account,
  change: () => Promise<PaidSubscription>,
): Promise<Subscription> {
  const after = await asked(change)
  const readAt = cards.now()
  await cards.db.transaction((tx) => applyBillerState(tx, user.id, billerStateOf(after, readAt), readAt))
  return subscriptionStatusOf(cards.db, user.id, readAt)
}

/** Calls the provider; its refusals become user-visible sentences. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentRefusedError) throw new AppError('conflict', words.cardRefused)
    if (error instanceof PaymentsAwayError)
      throw new AppError('unavailable', words.paymentsAway, { retryAfterSeconds: 30 })
    throw error
  }
}
