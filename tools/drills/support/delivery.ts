import { setTimeout as wait } from 'node:timers/promises'
import { stripeWebhookPath } from '#contract/subscriptions/subscriptions.ts'
import type { stripeDouble } from '#server/adapters/payments/double.ts'
import type { DoubleEvent } from '#server/adapters/payments/double-account.ts'
import { random } from './chance.ts'
import type { TestBed } from './test-bed.ts'

type Stripe = Awaited<ReturnType<typeof stripeDouble>>

const times = 5
const parallel = 10
/** Pending messages; many, so that a message and its repeats are far apart. */
const waiting = 300

type Wanted = { wanted: number; kills: number; happen(): void }

/**
 * Delivers every message `times` times in random order, while `happen` creates new ones until there are
 * `wanted`. Kills the first server `kills` times meanwhile. A message without a 200 is delivered again.
 */
export async function deliver(testBed: TestBed, stripe: Stripe, { wanted, kills, happen }: Wanted) {
  const { events } = stripe.account
  const pool: DoubleEvent[] = []
  const found = { events: 0, delivered: 0, refused: 0, kills: 0, otherAnswers: 0 }
  let noted = 0
  let open = 0
  let restarting: Promise<void> | undefined

  const note = () => {
    for (; noted < events.length; noted++) for (let time = 0; time < times; time++) pool.push(events[noted]!)
  }
  const next = () => {
    while (noted < wanted && pool.length < waiting) {
      happen()
      note()
    }
    note()
    const at = Math.floor(random() * pool.length)
    const event = pool[at]
    if (event) pool[at] = pool.at(-1)!
    pool.pop()
    return event
  }
  const work = async () => {
    for (;;) {
      const event = next()
      if (!event) {
        // Messages in flight may be delivered again, or cause new ones at the provider.
        if (!open) return
        await wait(5)
        continue
      }
      open++
      const { address } = testBed.servers[Math.floor(random() * testBed.servers.length)]!
      const status = await send(stripe, address, event)
      if (status === 200) found.delivered++
      else {
        pool.push(event)
        if (status === undefined) {
          found.refused++
          await wait(10)
        } else found.otherAnswers++
      }
      open--
      if (found.kills < kills && found.delivered >= ((found.kills + 1) * wanted * times) / (kills + 1))
        restarting = killFirst(restarting)
    }
  }
  const killFirst = async (last: Promise<void> | undefined) => {
    found.kills++
    await last
    await testBed.servers[0]!.kill()
    await testBed.restart(0)
  }
  await Promise.all(Array.from({ length: parallel }, work))
  await restarting
  return { ...found, events: noted }
}

/** The status; undefined without an answer. */
async function send(stripe: Stripe, address: string, event: DoubleEvent): Promise<number | undefined> {
  const { body, signature } = stripe.signed(event)
  try {
    const response = await fetch(address + stripeWebhookPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(30_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
