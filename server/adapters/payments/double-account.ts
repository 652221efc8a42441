import { randomUUID } from 'node:crypto'

const month = 30 * 86_400
const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 20)}`

type Status = 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused' | 'incomplete'
export type DoubleSubscription = {
  id: string
  customer: string
  status: Status
  created: number
  price: string
  periodEnd: number
  trialEnd: number | null
  cancelAtPeriodEnd: boolean
  metadata: Record<string, string>
  latestInvoice: string | null
}
type DoubleInvoice = {
  id: string
  customer: string
  cents: number
  paid: boolean
  at: number
  refunded: boolean
}
type DoubleSession = {
  id: string
  customer: string
  userId: string
  price: string
  trialEnd: number | null
  successUrl: string
  cancelUrl: string
  metadata: Record<string, string>
  subscription: string | null
  expired: boolean
}
export type DoubleEvent = { id: string; type: string; created: number; object: Record<string, unknown> }

/** The provider's state in tests. `now` is in Unix seconds. */
export class DoubleAccount {
  readonly customers = new Map<string, { id: string; email: string }>()
  readonly subscriptions = new Map<string, DoubleSubscription>()
  readonly invoices: DoubleInvoice[] = []
  readonly sessions = new Map<string, DoubleSession>()
  readonly events: DoubleEvent[] = []
  /** Customers with declined cards. */
  readonly declined = new Set<string>()
  readonly now: () => number
  /** Cents by price id. */
  readonly #cents: Record<string, number>
  constructor(now: () => number, cents: Record<string, number>) {
    this.now = now
    this.#cents = cents
  }

  addCustomer(email: string) {
    const customer = { id: id('cus'), email }
    this.customers.set(customer.id, customer)
    return customer
  }

  addSession(session: Omit<DoubleSession, 'id' | 'subscription' | 'expired'>): DoubleSession {
    const made = { ...session, id: id('cs'), subscription: null, expired: false }
    this.sessions.set(made.id, made)
    return made
  }

  /** False for a page already paid or expired. */
  expire(sessionId: string): boolean {
    const session = this.sessions.get(sessionId)!
    if (session.subscription || session.expired) return false
    session.expired = true
    const { id: page, customer } = session
    this.#tell('checkout.session.expired', { object: 'checkout.session', id: page, customer })
    return true
  }

  /** Pays on the hosted page. False when the card is declined or the page has expired. */
  complete(sessionId: string): boolean {
    const session = this.sessions.get(sessionId)!
    if (session.subscription) return true
    if (session.expired) return false
    const { customer, price, trialEnd, metadata } = session
    const inTrial = trialEnd !== null && trialEnd > this.now()
    const invoice = inTrial ? null : this.#charge(customer, this.#cents[price]!)
    if (invoice && !invoice.paid) return false
    const subscription: DoubleSubscription = {
      id: id('sub'),
      customer,
      price,
      metadata,
      trialEnd,
      cancelAtPeriodEnd: false,
      status: inTrial ? 'trialing' : 'active',
      created: this.now(),
      periodEnd: inTrial ? trialEnd : this.now() + month,
      latestInvoice: invoice?.id ?? null,
    }
    this.subscriptions.set(subscription.id, subscription)
    session.subscription = subscription.id
    this.#tell('checkout.session.completed', { object: 'checkout.session', id: session.id, customer })
    this.#tell('customer.subscription.created', { object: 'subscription', id: subscription.id, customer })
    return true
  }

  /** Changes a subscription; undefined when the card for an upgrade is declined. */
  change(
    subscription: DoubleSubscription,
    {
      price,
      prorate,
      cancelAtPeriodEnd,
      metadata,
    }: {
      price?: string | undefined
      prorate?: boolean
      cancelAtPeriodEnd?: boolean | undefined
      metadata?: Record<string, string> | undefined
    },
  ): DoubleSubscription | undefined {
    if (price && price !== subscription.price) {
      if (prorate && subscription.status === 'active') {
        const invoice = this.#charge(subscription.customer, this.costOf(subscription, price))
        if (!invoice.paid) return undefined
        subscription.latestInvoice = invoice.id
      }
      subscription.price = price
    }
    if (cancelAtPeriodEnd !== undefined) subscription.cancelAtPeriodEnd = cancelAtPeriodEnd
    for (const [name, value] of Object.entries(metadata ?? {}))
      if (value) subscription.metadata[name] = value
      else delete subscription.metadata[name]
    this.#updated(subscription)
    return subscription
  }

  /** Cents for the rest of the period at the new price, less the unused part of the old one. */
  costOf({ price, periodEnd, status }: DoubleSubscription, wanted: string): number {
    if (status === 'trialing') return 0
    const left = Math.max(0, periodEnd - this.now()) / month
    return Math.max(0, Math.round((this.#cents[wanted]! - this.#cents[price]!) * left))
  }

  end(subscription: DoubleSubscription) {
    subscription.status = 'canceled'
    this.#tell('customer.subscription.deleted', {
      object: 'subscription',
      id: subscription.id,
      customer: subscription.customer,
    })
  }

  refund(invoiceId: string) {
    for (const invoice of this.invoices) if (invoice.id === invoiceId) invoice.refunded = true
  }

  /** Renews, charges, ends or gives up everything due at the clock's time. */
  tick() {
    for (const subscription of this.subscriptions.values()) {
      while (this.#isDue(subscription)) {
        if (subscription.cancelAtPeriodEnd) {
          this.end(subscription)
          break
        }
        const invoice = this.#charge(subscription.customer, this.#cents[subscription.price]!)
        subscription.latestInvoice = invoice.id
        subscription.status = invoice.paid ? 'active' : 'past_due'
        if (!invoice.paid) {
          this.#updated(subscription)
          break
        }
        subscription.periodEnd += month
        this.#updated(subscription)
      }
    }
  }

  #isDue({ status, periodEnd }: DoubleSubscription) {
    return (status === 'active' || status === 'trialing' || status === 'past_due') && periodEnd <= this.now()
  }

  #charge(customer: string, cents: number): DoubleInvoice {
    const paid = !this.declined.has(customer)
    const invoice = { id: id('in'), customer, cents, paid, at: this.now(), refunded: false }
    this.invoices.push(invoice)
    this.#tell(paid ? 'invoice.paid' : 'invoice.payment_failed', {
      object: 'invoice',
      id: invoice.id,
      customer,
    })
    return invoice
  }

  #updated({ id: subscription, customer }: DoubleSubscription) {
    this.#tell('customer.subscription.updated', { object: 'subscription', id: subscription, customer })
  }

  #tell(type: string, object: Record<string, unknown>) {
    this.events.push({ id: id('evt'), type, created: this.now(), object })
  }
}
