import { plans } from '#contract/subscriptions/plans.ts'
import type { StoreKit, StoreListener, StoreProduct, StoreTransaction } from './store-kit.ts'

/**
 * An in-memory App Store: sells the plans by default; `ordering` decides the result of an order, `approve`
 * what Apple signs.
 */
export function storeDouble() {
  let listener: StoreListener | undefined
  const products = new Map<string, StoreProduct>(
    Object.values(plans).map(({ appleProductId: id, name, description, price }) => [
      id,
      { id, title: name, description, price: `$${price}`, currency: 'USD', valid: true, owned: false },
    ]),
  )
  const owned: StoreTransaction[] = []
  const store = {
    products,
    owned,
    finished: [] as string[],
    ordered: [] as string[],
    /** Number of product reloads. */
    refreshed: 0,
    restored: 0,
    canBuy: true,
    onRefresh: () => {},
    ordering: async (_productId: string): Promise<'ordered' | 'cancelled' | 'failed'> => 'ordered',
    approve: (transaction: StoreTransaction) => listener?.approved(transaction),
    fail: (productId: string, message: string) => listener?.failed(productId, message),
  }
  const kit: StoreKit = {
    async initialise(_ids, heard) {
      listener = heard
      return store.canBuy
    },
    products: () => [...products.values()],
    async refresh() {
      store.refreshed++
      store.onRefresh()
    },
    order(productId) {
      store.ordered.push(productId)
      return store.ordering(productId)
    },
    async finish(transactionId) {
      store.finished.push(transactionId)
    },
    owned: () => [...owned],
    async restore() {
      store.restored++
    },
  }
  return { kit, store }
}

/** A transaction that the App Store signs for a payment. */
export function paid(productId: string, transactionId = `paid-${productId}`): StoreTransaction {
  return {
    productId,
    transactionId,
    receipt: `signed ${transactionId}`,
    originalTransactionId: transactionId,
    purchaseDate: '2026-11-21T18:00:00.000Z',
    expirationDate: '2026-12-21T18:00:00.000Z',
  }
}
