import type { PaymentEvent } from '#server/adapters/payments/payments.ts'
import type { Deps } from '#server/deps.ts'
import { closeIfOrphaned } from '../closing.ts'
import { billingStore } from '../subscription-store.ts'
import { readBillerState, readSpending } from './cards.ts'

type Wiring = Pick<Deps, 'db' | 'payments' | 'now' | 'log' | 'mail' | 'settings'>

/**
 * Stores a signed message and answers at once; its subject is read from the provider afterwards, so that order and
 * repetition do not matter. A job repeats failed look-ups.
 */
export async function takeMessage(deps: Wiring, event: PaymentEvent): Promise<void> {
  const receivedAt = deps.now()
  const isNew = await billingStore(deps.db).addEvent({
    biller: 'stripe',
    id: event.id,
    type: event.type,
    receivedAt,
    customerId: event.customerId ?? null,
  })
  if (!isNew || !event.customerId) return
  void followUp(deps, event.customerId).catch((error: unknown) =>
    deps.log.error({ err: error }, 'a message of the card provider waits for the next sweep'),
  )
}

/**
 * Looks a customer up and settles every message received before. Subscriptions of a customer without an account are
 * ended.
 */
export async function followUp(deps: Wiring, customerId: string): Promise<void> {
  const began = deps.now()
  if (!(await billingStore(deps.db).ownerOf(customerId))) await closeIfOrphaned(deps, customerId)
  await readBillerState(deps, customerId)
  await readSpending(deps, customerId)
  await billingStore(deps.db).settle('stripe', customerId, began, deps.now())
}
