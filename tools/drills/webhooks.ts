import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import { random } from './support/chance.ts'
import { deliver } from './support/delivery.ts'
import type { Drill } from './support/drill.ts'
import { happen, openPayers } from './support/payers.ts'
import { countBrokenHistories, countDoubles, countRefunds, countStrays } from './support/provider-truth.ts'
import { openTestBed, type TestBed } from './support/test-bed.ts'

const processes = 2

/** Stripe webhooks, repeated and out of order, while subscriptions change and a server is killed. */
export const webhooks: Drill = {
  name: 'webhooks',
  promise:
    'messages that come five times, shuffled, around a kill, leave everybody on the plan they pay for, and refund once',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, say, external }) {
    const stripe = await stripeDouble()
    const refunds = new Map<string, number>()
    const ended = new Set<string>()
    const { refund } = stripe.account
    stripe.account.refund = (invoice) => {
      refunds.set(invoice, (refunds.get(invoice) ?? 0) + 1)
      refund.call(stripe.account, invoice)
    }
    const testBed = await openTestBed({ external }, processes, stripe.env)
    try {
      const payers = await openPayers(testBed, stripe, short ? 10 : 50)
      const sent = await deliver(testBed, stripe, {
        wanted: short ? 200 : 1000,
        kills: short ? 1 : 5,
        happen: () => happen(stripe, payers[Math.floor(random() * payers.length)]!, ended),
      })
      say(`${sent.delivered} deliveries of ${sent.events} messages, ${sent.refused} while nobody answered`)
      const lost = await open(testBed)
      const settledMs = await settle(testBed, short)
      say(`${lost} messages waited for the sweep`)
      const { owed, wrong } = countRefunds(stripe, payers, { refunds, ended })
      const [kept] = await testBed.query<{ count: string }>('select count(*) from billing_events')
      return {
        ...sent,
        people: payers.length,
        settledMs,
        kept: Number(kept!.count),
        strays: await countStrays(testBed, stripe, payers, say),
        doubles: countDoubles(stripe, payers),
        refunds: owed,
        wrongRefunds: wrong,
        brokenHistories: await countBrokenHistories(testBed, stripe, payers),
      }
    } finally {
      await testBed.close()
      await stripe.stop()
    }
  },
  kept: (found, { short }) =>
    found.events! >= (short ? 200 : 1000) &&
    found.delivered === found.events! * 5 &&
    found.kills === (short ? 1 : 5) &&
    found.refunds! > 0 &&
    found.kept! >= found.events! &&
    ['otherAnswers', 'strays', 'doubles', 'wrongRefunds', 'brokenHistories'].every((one) => found[one] === 0),
}

async function open({ query }: TestBed) {
  const [row] = await query<{ count: string }>(
    'select count(*) from billing_events where settled_at is null and customer_id is not null',
  )
  return Number(row!.count)
}

/**
 * Waits until the servers have processed every message: the job runs each minute for messages older than half
 * a minute. The short form moves the clock instead.
 */
async function settle(testBed: TestBed, short: boolean) {
  const begun = performance.now()
  await wait(500)
  if (short && (await open(testBed))) {
    await testBed.query(`update billing_events set received_at = received_at - interval '1 minute'`)
    await runJob(testBed, 'settle-payments')
  }
  while ((await open(testBed)) && performance.now() - begun < 150_000) await wait(200)
  return Math.round(performance.now() - begun)
}

/** Makes a job due at once; a server takes it at its next look. */
async function runJob(testBed: TestBed, name: string) {
  const boss = new PgBoss({
    connectionString: await testBed.databaseUrl(),
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
    max: 1,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.send(name, {})
  await boss.stop({ graceful: false })
}
