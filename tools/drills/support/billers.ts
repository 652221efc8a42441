import { appleNotificationsPath, callAppStore } from '#contract/subscriptions/app-store.ts'
import { finishCheckout, startCheckout } from '#contract/subscriptions/subscriptions.ts'
import {
  certificateChain,
  notification,
  rootsFolder,
  testBundle,
  transaction,
} from '#server/adapters/app-store/testing.ts'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import type { Person } from './person.ts'

/** A Stripe and an App Store of our own, and the settings of servers that know them. */
export async function openBillers() {
  const stripe = await stripeDouble()
  const chain = await certificateChain()
  const roots = await rootsFolder(chain.root)
  return {
    env: {
      ...stripe.env,
      ...{ APPLE_BUNDLE_ID: testBundle, APPLE_ROOT_CERTS_DIR: roots.folder, APPLE_ENVIRONMENT: 'Sandbox' },
    },
    /** Pays for Pro by card; the name of the payment page. */
    async payByCard(person: Person, server: string) {
      const { url } = (await right(person, server, startCheckout.path, { plan: 'pro' })) as { url: string }
      const sessionId = new URL(url).pathname.slice('/pay/'.length)
      stripe.account.complete(sessionId)
      await right(person, server, finishCheckout.path, { sessionId })
      return sessionId
    },
    /** Buys Pro on the phone; what Apple has signed: the purchase, and a message about it. */
    async buyInAppStore(person: Person, server: string) {
      const bought = transaction(new Date(), { productId: '01' })
      const receipt = await chain.sign(bought)
      const purchase = { action: 'purchase', productId: '01', transactionId: '1001', receipt }
      const { error } = (await right(person, server, callAppStore.path, purchase)) as { error?: string }
      if (error) throw new Error(error)
      const signedPayload = await notification(chain, new Date(), { transaction: bought })
      await right(person, server, appleNotificationsPath, { signedPayload })
      return { receipt, transactionId: '1001', originalTransactionId: '1001' }
    },
    async stop() {
      await stripe.stop()
      await roots.remove()
    },
  }
}

async function right(person: Person, server: string, path: string, payload: unknown): Promise<unknown> {
  const { status, body, text } = await person.call(server, 'POST', path, payload)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return body
}
