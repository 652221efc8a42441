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
import { callOk, type Person } from './person.ts'

/** Doubles of Stripe and the App Store, and the settings of servers that use them. */
export async function openBillers() {
  const stripe = await stripeDouble()
  const chain = await certificateChain()
  const roots = await rootsFolder(chain.root)
  return {
    env: {
      ...stripe.env,
      APPLE_BUNDLE_ID: testBundle,
      APPLE_ROOT_CERTS_DIR: roots.folder,
      APPLE_ENVIRONMENT: 'Sandbox',
    },
    /** Pays for Pro by card; answers the id of the checkout session. */
    async payByCard(person: Person, server: string) {
      const { url } = (await callOk(person, server, 'POST', startCheckout.path, { plan: 'pro' })) as {
        url: string
      }
      const sessionId = new URL(url).pathname.slice('/pay/'.length)
      stripe.account.complete(sessionId)
      await callOk(person, server, 'POST', finishCheckout.path, { sessionId })
      return sessionId
    },
    /** Buys Pro on the phone; answers what Apple signed: the transaction, and a notification about it. */
    async buyInAppStore(person: Person, server: string) {
      const bought = transaction(new Date(), { productId: '01' })
      const receipt = await chain.sign(bought)
      const purchase = { action: 'purchase', productId: '01', transactionId: '1001', receipt }
      const { error } = (await callOk(person, server, 'POST', callAppStore.path, purchase)) as {
        error?: string
      }
      if (error) throw new Error(error)
      const signedPayload = await notification(chain, new Date(), { transaction: bought })
      await callOk(person, server, 'POST', appleNotificationsPath, { signedPayload })
      return { receipt, transactionId: '1001', originalTransactionId: '1001' }
    },
    async stop() {
      await stripe.stop()
      await roots.remove()
    },
  }
}
