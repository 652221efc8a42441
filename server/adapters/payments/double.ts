import { createServer, type IncomingMessage } from 'node:http'
import Stripe from 'stripe'
import { plans } from '#contract/subscriptions/plans.ts'
import { DoubleAccount, type DoubleEvent } from './double-account.ts'
import { answerOf } from './double-answers.ts'

export const doublePrices = { plus: 'price_plus', pro: 'price_pro' }
export const doubleWebhookSecret = 'whsec_a_secret_of_the_double'

/**
 * Stripe on loopback: the HTTP API in use, a hosted page whose button pays, and signed messages. State is in
 * `account`; set `clock.now` (ms), then call `account.tick()`.
 */
export async function stripeDouble() {
  const clock = { now: Date.now() }
  const account = new DoubleAccount(() => Math.floor(clock.now / 1000), {
    [doublePrices.plus]: Math.round(plans.plus.price * 100),
    [doublePrices.pro]: Math.round(plans.pro.price * 100),
  })
  const answered = new Map<string, { status: number; body: unknown }>()
  /** `away` makes every call hang up. */
  const state = { away: false }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
    if (state.away) {
      request.socket.destroy()
      return
    }
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    if (pathname.startsWith('/pay/')) {
      pay(pathname.slice(5), request.method ?? 'GET')
      return
    }
    const form = Object.fromEntries([...searchParams, ...new URLSearchParams(await textOf(request))])
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answered.get(key) : undefined
    const answer = known ?? answerOf(account, address(), request.method ?? 'GET', pathname, form)
    if (typeof key === 'string' && answer.status < 500) answered.set(key, answer)
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_double' })
    response.end(JSON.stringify(answer.body))

    function pay(id: string, method: string) {
      const session = account.sessions.get(id)
      if (!session) response.writeHead(404).end()
      else if (method === 'POST' && account.complete(id)) {
        const location = session.successUrl.replace('{CHECKOUT_SESSION_ID}', id)
        response.writeHead(303, { location }).end()
      } else {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(
          `<!doctype html><title>Payment</title><h1>Pay by card</h1><form method="post"><button>Pay</button></form><a href="${session.cancelUrl}">Back</a>`,
        )
      }
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`

  return {
    address: address(),
    account,
    clock,
    state,
    /** Environment of a server that uses this double. */
    env: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: doubleWebhookSecret,
      STRIPE_PRICE_PLUS: doublePrices.plus,
      STRIPE_PRICE_PRO: doublePrices.pro,
      STRIPE_API_BASE: address(),
    },
    signed: (event: DoubleEvent, at?: number) => signedMessage(event, at),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A message signed as Stripe does, now or at `at` (Unix seconds). */
export function signedMessage(event: DoubleEvent, at = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    created: event.created,
    livemode: false,
    data: { object: event.object },
  })
  const signature = new Stripe('sk_test_double').webhooks.generateTestHeaderString({
    payload: body,
    secret: doubleWebhookSecret,
    timestamp: at,
  })
  return { body, signature }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
