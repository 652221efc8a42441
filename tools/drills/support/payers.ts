import type { PlanId, Tier } from '#contract/subscriptions/plans.ts'
import { startCheckout } from '#contract/subscriptions/subscriptions.ts'
import { doublePrices, type stripeDouble } from '#server/adapters/payments/double.ts'
import type { DoubleSubscription } from '#server/adapters/payments/double-account.ts'
import { oneOf } from './chance.ts'
import { type Person, signUp } from './person.ts'
import type { TestBed } from './test-bed.ts'

type Stripe = Awaited<ReturnType<typeof stripeDouble>>
export type Payer = {
  person: Person
  customer: string
  /** The tier without a subscription. */
  free: Tier
}

/** Accounts that have opened the checkout once, every other one with an expired trial. */
export async function openPayers(
  { servers, query }: TestBed,
  stripe: Stripe,
  count: number,
): Promise<Payer[]> {
  const server = servers[0]!.address
  const payers: Payer[] = []
  for (let at = 0; at < count; at++) {
    const person = await signUp(server, `Payer${at}`)
    const free = at % 2 ? 'trial' : 'trial_no_payment'
    if (free === 'trial_no_payment')
      await query(
        `update users set subscription_tier = $1, trial_ends_at = now() - interval '1 day' where email = $2`,
        [free, `payer${at}@example.com`],
      )
    const { body, status, text } = await person.call(server, 'POST', startCheckout.path, { plan: 'plus' })
    if (status !== 200) throw new Error(`No payment page: ${text}`)
    const session = new URL((body as { url: string }).url).pathname.slice('/pay/'.length)
    const { customer } = stripe.account.sessions.get(session)!
    payers.push({ person, customer, free })
    stripe.account.complete(session)
  }
  return payers
}

export const subscriptionsOf = ({ account }: Stripe, { customer }: Payer): DoubleSubscription[] =>
  [...account.subscriptions.values()].filter((one) => one.customer === customer)

/** Active subscriptions at the provider. */
export const runningOf = (stripe: Stripe, payer: Payer) =>
  subscriptionsOf(stripe, payer).filter(({ status }) => status !== 'canceled')

/**
 * A payment event at the provider that causes at least one message. Subscriptions that end by it, others by
 * the provider's clock included, are added to `ended`.
 */
export function happen(stripe: Stripe, payer: Payer, ended: Set<string>) {
  const before = new Set(endedAt(stripe))
  change(stripe, payer)
  for (const id of endedAt(stripe)) if (!before.has(id)) ended.add(id)
}

const endedAt = ({ account }: Stripe) =>
  [...account.subscriptions.values()].flatMap(({ id, status }) => (status === 'canceled' ? id : []))

const plans: readonly PlanId[] = ['plus', 'pro']

function change(stripe: Stripe, payer: Payer) {
  const { account } = stripe
  const { customer } = payer
  const running = runningOf(stripe, payer)
  const [subscription] = running
  const price = doublePrices[oneOf(plans)]
  const subscribe = () => {
    const page = { successUrl: '', cancelUrl: '', metadata: {} }
    account.complete(account.addSession({ customer, userId: '', price, trialEnd: null, ...page }).id)
  }
  const renew = (declined: boolean) => {
    if (declined) account.declined.add(customer)
    else account.declined.delete(customer)
    subscription!.periodEnd = account.now()
    account.tick()
  }
  if (!subscription) {
    account.declined.delete(customer)
    subscribe()
    return
  }
  const possible = [
    () => void account.change(subscription, { price, prorate: true }),
    () => void account.change(subscription, { cancelAtPeriodEnd: !subscription.cancelAtPeriodEnd }),
    () => renew(false),
    () => account.end(subscription),
    // A card is refused only with a single subscription, so that each refund is of a payment.
    running.length === 1 ? () => renew(true) : () => renew(false),
    // A second checkout, paid in another tab.
    account.declined.has(customer) ? () => renew(false) : subscribe,
  ]
  oneOf(possible)()
}
