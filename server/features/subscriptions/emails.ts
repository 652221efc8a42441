import { appleSubscriptions } from '#contract/http/paths.ts'
import { productName } from '#contract/product.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const money = (cents: number) => dollars.format(cents / 100)
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Announces the end of a trial, two days before. */
export function trialEnds({ email, endsAt }: { email: string; endsAt: Date }, link: string, product: string) {
  return {
    to: email,
    subject: `Your ${product} trial ends on ${long.format(endsAt)}`,
    text: `Hello,

your free trial ends on ${long.format(endsAt)}. Nothing is charged: without a plan you keep everything you logged,
activities, workouts and goals stay open, and meals and drinks wait until you choose one.

${link}

${product}`,
  }
}

/** Tells the owner of a card subscription without an account, which is ended. */
export function paidWithoutAccount(
  to: string,
  { customerId, subscriptionId, cents }: { customerId: string; subscriptionId: string; cents: number },
) {
  return {
    to,
    subject: `A payment to ${productName} belongs to no account`,
    text: `Hello,

the account behind a subscription at Stripe is deleted. ${productName} ends the subscription now, so that nothing
more is charged.

Customer: ${customerId}
Subscription: ${subscriptionId}
Paid by this customer so far: ${money(cents)}

Nothing is given back by itself. If a refund is due, make it in Stripe's dashboard, where the customer is found
by this number. The audit log of the Admin Dashboard has this message too.

${productName}`,
  }
}

/** Tells the owner of an App Store payment for a deleted account. */
export function appStorePaysOn(
  to: string,
  { originalTransactionId, cents }: { originalTransactionId: string; cents: number },
) {
  return {
    to,
    subject: `The App Store charges for a deleted ${productName} account`,
    text: `Hello,

the App Store took a payment for a subscription whose account is deleted, or never was here.

Original transaction: ${originalTransactionId}
Paid this time: ${money(cents)}

Only the person can end it, in the settings of their Apple account, and only Apple can give money back. They were
told so when they deleted their account. The audit log of the Admin Dashboard has this message too.

${productName}`,
  }
}

/** Tells a deleted account's owner that the App Store keeps billing. */
export function appStoreGoesOn(to: string) {
  return {
    to,
    subject: `Your App Store subscription to ${productName} goes on`,
    text: `Hello,

your account is deleted. Your plan was bought in the App Store, and only you can end it there: Apple goes on
charging until you do.

On your iPhone open Settings, tap your name, then Subscriptions, choose ${productName} and cancel it. Or open:

${appleSubscriptions}

Apple decides about refunds: https://reportaproblem.apple.com

${productName}`,
  }
}
