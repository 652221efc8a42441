import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import type { appleAction, appleAnswer } from '#contract/subscriptions/app-store.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { subscriptionStatusOf } from '../status.ts'
import { words } from '../words.ts'
import { refreshApple, takeEvidence } from './apple.ts'

type Wiring = Pick<Deps, 'db' | 'appStore' | 'now'>
type Answer = z.output<typeof appleAnswer>
type Action = z.output<typeof appleAction>

/** Verifies a purchase's signature and product, without its owner. */
export async function validate(
  { appStore }: Wiring,
  { productId, receipt }: Extract<Action, { action: 'validate' }>,
): Promise<Answer> {
  const transaction = await appStore.readTransaction(receipt)
  if (!transaction?.plan || transaction.productId !== productId)
    return { valid: false, error: words.notValid }
  const { transactionId, originalTransactionId, expiresAt } = transaction
  return {
    valid: true,
    data: {
      productId,
      transactionId,
      originalTransactionId,
      expirationDate: expiresAt?.toISOString() ?? null,
    },
  }
}

/**
 * Binds a purchase to the signed-in account. Only Apple's signature counts: the other fields are ignored. An ended
 * purchase returns the current plan.
 */
export async function takePurchase(
  wiring: Wiring,
  user: Account | undefined,
  receipt: string | null | undefined,
): Promise<Answer> {
  if (!user) throw new AppError('unauthenticated', 'Sign in to continue.')
  const { db, appStore, now } = wiring
  if (receipt) {
    const transaction = await appStore.readTransaction(receipt)
    if (!transaction?.plan) return { error: words.notValid }
    if (transaction.isFamilyShared) return { error: words.familyShared }
    if (!(await takeEvidence(wiring, { transaction, renewal: undefined }, user.id)))
      return { error: words.otherAccount }
  }
  // A receipt may be older than a refund, so Apple is asked when configured.
  if (!receipt || appStore.canAsk) await refreshApple(wiring, user.id)
  const { tier, status } = await subscriptionStatusOf(db, user.id, now())
  return { subscription: { tier, status } }
}
