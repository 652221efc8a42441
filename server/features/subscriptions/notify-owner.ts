import type { Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { noteForOwner } from '#server/features/admin/service.ts'
import { appStorePaysOn, paidWithoutAccount } from './emails.ts'

export type OwnerDeps = Pick<Deps, 'db' | 'mail' | 'now' | 'log' | 'settings'>

/** A payment of a customer without an account, in cents. */
export type StrayPayment =
  | { by: 'stripe'; customerId: string; subscriptionId: string; cents: number }
  | { by: 'apple'; transactionId: string; originalTransactionId: string; cents: number }

/** Notifies the owner once, in the audit log and by email; refunds are the owner's decision. */
export async function notifyOwner(deps: OwnerDeps, payment: StrayPayment): Promise<void> {
  if (await noteStray(deps.db, payment, deps.now())) await mailStray(deps, payment)
}

/** False when noted before. */
export function noteStray(db: Queryable, payment: StrayPayment, at: Date): Promise<boolean> {
  const paid = (payment.cents / 100).toFixed(2)
  if (payment.by === 'apple') {
    const details = { subscription: payment.originalTransactionId, paid }
    return noteForOwner(db, { action: 'stray_store_payment', details }, payment.transactionId, at)
  }
  const details = { customer: payment.customerId, subscription: payment.subscriptionId, paid }
  return noteForOwner(db, { action: 'stray_payment_ended', details }, payment.subscriptionId, at)
}

export async function mailStray({ mail, log, settings }: OwnerDeps, payment: StrayPayment) {
  const to = settings.ownerEmail ?? settings.supportEmail
  // Without either address only the audit log has it.
  if (!to) return
  const email = payment.by === 'apple' ? appStorePaysOn(to, payment) : paidWithoutAccount(to, payment)
  await mail
    .send(email)
    .catch((error: unknown) =>
      log.error({ err: error }, 'a stray payment was not mailed; the audit log has it'),
    )
}
