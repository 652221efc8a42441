import { dayMs } from '#contract/measures/day.ts'
import { productName } from '#contract/product.ts'
import type { Deps } from '#server/deps.ts'
import { freeTier, graceDays, isPaid, noteChange } from './biller-state.ts'
import { readBillerState, readSpending } from './cards/cards.ts'
import { followUp } from './cards/webhook.ts'
import { closeWaiting } from './closing.ts'
import { trialEnds } from './emails.ts'
import { billingStore, subscriptionStore } from './subscription-store.ts'

type Wiring = Pick<Deps, 'db' | 'payments' | 'now' | 'log' | 'jobs' | 'mail' | 'settings'>

const page = 200
/** Messages younger than this are being followed up and skipped. */
const patience = 30_000
const keptDays = 90
const lettersAhead = 2

/** Jobs: ends trials and graces, follows up messages, compares daily with the provider. */
export function subscriptionJobs(deps: Wiring, publicUrl: string) {
  const { db, jobs, now } = deps
  jobs.every('settle-payments', '* * * * *', () => settleOpen(deps))
  jobs.every('close-customers', '* * * * *', () => closeWaiting(deps))
  jobs.every('end-plans', '7 * * * *', () => endPlans(deps))
  jobs.every('trial-letters', '17 * * * *', () => sendTrialEmails(deps, publicUrl))
  jobs.every('compare-payments', '23 2 * * *', () => compareAll(deps))
  jobs.every('forget-payment-messages', '41 3 * * *', () =>
    billingStore(db).forgetEvents(new Date(now().getTime() - keptDays * dayMs)),
  )
}

async function settleOpen(deps: Wiring) {
  const before = new Date(deps.now().getTime() - patience)
  for (const customerId of await billingStore(deps.db).openCustomers('stripe', before, page))
    await followUp(deps, customerId)
}

/** Stores expired trials, graces and granted plans. */
export async function endPlans({ db, now }: Pick<Wiring, 'db' | 'now'>) {
  const store = billingStore(db)
  const pastDueBefore = new Date(now().getTime() - graceDays * dayMs)
  for (let ended = page; ended === page; ) {
    const trials = await store.endedTrials(now(), page)
    const others = await store.overdue(pastDueBefore, now(), page)
    for (const userId of new Set([...trials, ...others])) await endPlan(db, userId, now())
    ended = Math.max(trials.length, others.length)
  }
}

async function endPlan(db: Wiring['db'], userId: string, now: Date) {
  await db.transaction(async (tx) => {
    const store = subscriptionStore(tx, userId)
    const row = await store.toChange()
    const account = await store.plan()
    if (!account) return
    const from = account.subscriptionTier
    const to = freeTier(account, now)
    await store.change({ biller: 'none', pastDueSince: null, grantedUntil: null, nextPlan: null })
    await store.changePlan({
      subscriptionTier: to,
      subscriptionCancelAtPeriodEnd: false,
      ...(isPaid(from) && { subscriptionStatus: 'canceled' }),
    })
    await noteChange(store, row, { from, to, biller: 'none', now })
  })
}

/** Looks every customer up once a day, which repairs lost messages. */
async function compareAll(deps: Wiring) {
  if (!deps.payments.available) return
  for (let after = ''; ; ) {
    const customers = await billingStore(deps.db).customers('stripe', after, page)
    for (const { customerId } of customers) {
      await readBillerState(deps, customerId!)
      await readSpending(deps, customerId!)
    }
    if (customers.length < page) return
    after = customers.at(-1)!.customerId!
  }
}

async function sendTrialEmails({ db, mail, now }: Wiring, publicUrl: string) {
  const to = new Date(now().getTime() + lettersAhead * dayMs)
  for (const { userId, email, trialEndsAt } of await billingStore(db).endingTrials(now(), to, page)) {
    // Marked first: losing an email is better than sending it every hour.
    await db.transaction(async (tx) => {
      const store = subscriptionStore(tx, userId)
      await store.toChange()
      await store.change({ trialLetterSent: true })
    })
    const message = trialEnds({ email, endsAt: trialEndsAt! }, `${publicUrl}/choose-plan`, productName)
    await mail.send({ ...message, accountId: userId })
  }
}
