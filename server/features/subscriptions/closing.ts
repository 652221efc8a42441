import type { Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { renewsInAppStore } from './apple/apple.ts'
import { closingStore } from './closing-store.ts'
import { appStoreGoesOn } from './emails.ts'
import { notifyOwner, type OwnerDeps } from './notify-owner.ts'
import { subscriptionStore } from './subscription-store.ts'

type Wiring = OwnerDeps & Pick<Deps, 'payments'>

/** A deleted account's data at its billers. */
export type OpenBilling = {
  customerId: string | null
  /** The account's known card subscription. */
  subscriptionId: string | null
  renewsInAppStore: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const page = 200

/**
 * Records the card customer in the transaction that deletes the account, so that closing it survives a crash or an
 * unreachable provider.
 */
export async function noteBilling(tx: Queryable, userId: string, now: Date): Promise<OpenBilling> {
  const row = await subscriptionStore(tx, userId).locked()
  const customerId = row?.customerId ?? null
  if (customerId) await closingStore(tx).add(customerId, now)
  return {
    customerId,
    subscriptionId: row?.biller === 'stripe' ? row.providerId : null,
    renewsInAppStore: await renewsInAppStore(tx, userId, now),
  }
}

/** Ends the recorded billing after the transaction; a job repeats failures. */
export async function closeBilling(deps: Wiring, email: string, left: OpenBilling): Promise<void> {
  const { log, mail } = deps
  if (left.renewsInAppStore)
    await mail
      .send(appStoreGoesOn(email))
      .catch((error: unknown) => log.error({ err: error }, 'mail was not sent'))
  if (!left.customerId || !deps.payments.available) return
  await closeCustomer(deps, left.customerId, left.subscriptionId).catch(() =>
    log.warn('a customer of a deleted account waits for the next sweep'),
  )
}

/** Closes every recorded customer, until the provider is unreachable. */
export async function closeWaiting(deps: Wiring): Promise<void> {
  const { db, now, payments } = deps
  if (!payments.available) return
  for (const customerId of await closingStore(db).waiting(page)) {
    await closingStore(db).tried(customerId, now())
    await closeCustomer(deps, customerId)
  }
}

/**
 * For a customer without an account: binds it to the account it was created for, or ends its subscriptions when
 * that is deleted. Customers of other products at the same provider are ignored.
 */
export async function closeIfOrphaned(deps: Wiring, customerId: string): Promise<void> {
  const made = (await deps.payments.subscriptionsOf(customerId)).filter(({ userId }) => userId !== null)
  for (const { userId } of made) if (await bind(deps, userId!, customerId)) return
  if (made.length) await closeCustomer(deps, customerId)
}

/** False for a missing account or one with another customer. */
async function bind({ db }: Wiring, userId: string, customerId: string): Promise<boolean> {
  if (!uuid.test(userId)) return false
  return db.transaction(async (tx) => {
    const store = subscriptionStore(tx, userId)
    if (!(await store.plan())) return false
    const known = (await store.toChange()).customerId
    if (!known) await store.change({ customerId })
    return !known || known === customerId
  })
}

/** Notifies the owner of every subscription except `known`, which the deletion ended. */
async function closeCustomer(deps: Wiring, customerId: string, known: string | null = null) {
  const { db, payments } = deps
  const running = (await payments.subscriptionsOf(customerId)).filter(({ state }) => state !== 'ended')
  // Logged first: the audit entry survives a crash right after the provider's answer.
  const tell = async (subscriptionId: string) => {
    if (subscriptionId === known) return
    const cents = await payments.paidBy(customerId)
    await notifyOwner(deps, { by: 'stripe', customerId, subscriptionId, cents })
  }
  for (const { id } of running) await tell(id)
  for (const { id, state } of await payments.closeCustomer(customerId)) if (state !== 'ended') await tell(id)
  await closingStore(db).remove(customerId)
}
