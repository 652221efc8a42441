import { plans, type Tier } from '#contract/subscriptions/plans.ts'
import { getSubscriptionStatus, type Subscription } from '#contract/subscriptions/subscriptions.ts'
import { doublePrices, type stripeDouble } from '#server/adapters/payments/double.ts'
import { type Payer, runningOf, subscriptionsOf } from './payers.ts'
import type { TestBed } from './test-bed.ts'

type Stripe = Awaited<ReturnType<typeof stripeDouble>>
type Change = { from_tier: Tier; to_tier: Tier; from_cents: number; to_cents: number }

const billed = (tier: Tier) => (tier === 'plus' || tier === 'pro' ? Math.round(plans[tier].price * 100) : 0)

/** Number of accounts whose plan differs from the provider's state on any of the servers. */
export async function countStrays(
  testBed: TestBed,
  stripe: Stripe,
  payers: readonly Payer[],
  say: (line: string) => void,
) {
  let strays = 0
  for (const payer of payers)
    for (const { address } of testBed.servers) {
      const { body } = await payer.person.call(address, 'GET', getSubscriptionStatus.path)
      const { tier, status, cancelAtPeriodEnd } = body as Subscription
      const wanted = standingAt(stripe, payer)
      const found = JSON.stringify({ tier, status, cancelAtPeriodEnd })
      if (found === JSON.stringify(wanted)) continue
      strays++
      say(`STRAY ${payer.person.name} ${found}, at the provider ${JSON.stringify(wanted)}`)
    }
  return strays
}

export function tierAt(stripe: Stripe, payer: Payer): Tier {
  const [running] = runningOf(stripe, payer)
  if (!running) return payer.free
  return running.price === doublePrices.pro ? 'pro' : 'plus'
}

function standingAt(stripe: Stripe, payer: Payer) {
  const [running] = runningOf(stripe, payer)
  const status = running ? (running.status === 'past_due' ? 'past_due' : 'active') : 'canceled'
  return {
    tier: tierAt(stripe, payer),
    status,
    cancelAtPeriodEnd: running?.cancelAtPeriodEnd ?? false,
  }
}

/** Accounts with more than one active paid subscription. */
export const countDoubles = (stripe: Stripe, payers: readonly Payer[]) =>
  payers.filter((payer) => runningOf(stripe, payer).length > 1).length

/** Each duplicate subscription that the server ended is refunded once, and nothing else is. */
export function countRefunds(
  stripe: Stripe,
  payers: readonly Payer[],
  { refunds, ended }: { refunds: ReadonlyMap<string, number>; ended: ReadonlySet<string> },
) {
  const undone = payers.flatMap((payer) =>
    subscriptionsOf(stripe, payer).filter(({ id, status }) => status === 'canceled' && !ended.has(id)),
  )
  const owed = new Set(undone.flatMap(({ latestInvoice }) => latestInvoice ?? []))
  const right = [...owed].filter((invoice) => refunds.get(invoice) === 1).length
  const given = [...refunds.values()].reduce((sum, count) => sum + count, 0)
  return { owed: owed.size, wrong: owed.size - right + (given - right) }
}

/** Number of change histories that do not lead from the first tier to the current one. */
export async function countBrokenHistories(testBed: TestBed, stripe: Stripe, payers: readonly Payer[]) {
  let broken = 0
  for (const payer of payers) {
    const changes = await testBed.query<Change>(
      `select from_tier, to_tier, from_cents, to_cents from subscription_changes
       where subject = (select subject from subscriptions where customer_id = $1)`,
      [payer.customer],
    )
    const now = tierAt(stripe, payer)
    const cents = changes.reduce((sum, { from_cents, to_cents }) => sum + to_cents - from_cents, 0)
    // Times may be equal, so the order is not checked: each tier is left as often as it is entered, except
    // the first and last.
    const tiers = new Set<Tier>([payer.free, now, ...changes.flatMap((one) => [one.from_tier, one.to_tier])])
    const adds = [...tiers].every((tier) => {
      const entered = changes.filter(({ to_tier }) => to_tier === tier).length
      const left = changes.filter(({ from_tier }) => from_tier === tier).length
      return entered - left === Number(tier === now) - Number(tier === payer.free)
    })
    if (!adds || cents !== billed(now)) broken++
  }
  return broken
}
