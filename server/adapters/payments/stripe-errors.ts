import Stripe from 'stripe'
import { PaymentRefusedError, type Payments, PaymentsAwayError } from './payments.ts'

/** Wraps payments so that errors tell a refused card from an unreachable provider. */
export function classifyErrors(payments: Payments): Payments {
  const told = Object.entries(payments).map(([name, one]) =>
    typeof one !== 'function' || name === 'readEvent'
      ? [name, one]
      : [
          name,
          (...args: never[]) => (one as (...args: never[]) => Promise<unknown>)(...args).catch(tellApart),
        ],
  )
  return Object.fromEntries(told) as Payments
}

function tellApart(error: unknown): never {
  if (error instanceof Stripe.errors.StripeCardError)
    throw new PaymentRefusedError(error.message, { cause: error })
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
    throw new PaymentsAwayError('The payment provider does not answer.', { cause: error })
  if (error instanceof Stripe.errors.StripeRateLimitError)
    throw new PaymentsAwayError('The payment provider asks to wait.', { cause: error })
  // A wrong key or a missing price needs the operator; users see it as unavailable.
  if (error instanceof Stripe.errors.StripeError)
    throw new PaymentsAwayError('The payment provider refuses our call.', { cause: error })
  throw error
}

export function unlessMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
    return undefined
  throw error
}
