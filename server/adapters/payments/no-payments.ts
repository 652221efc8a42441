import { type Payments, PaymentsAwayError } from './payments.ts'

const off = () => Promise.reject(new PaymentsAwayError('Card payments are not set up.'))

/** For an instance without card payments. */
export const noPayments: Payments = {
  available: false,
  openCheckout: off,
  checkoutOutcome: off,
  subscriptionsOf: async () => [],
  changePlan: off,
  costOfChange: off,
  cancelAtPeriodEnd: off,
  endNow: off,
  closeCustomer: off,
  undo: off,
  paidBy: off,
  openPortal: off,
  billingOf: async () => ({ nextPaymentOn: null, cents: null, card: null, email: null, invoices: [] }),
  readEvent: () => undefined,
}
