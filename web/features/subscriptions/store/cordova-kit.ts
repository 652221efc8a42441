import 'cordova-plugin-purchase'
import { bridgePurchases } from './purchase-bridge.ts'
import type { StoreKit, StoreListener, StoreProduct, StoreTransaction } from './store-kit.ts'

type Transaction = CdvPurchase.AppleAppStore.SKTransaction

/**
 * The App Store through the iOS app's purchase plug-in (StoreKit 2). `userId` is signed into every purchase,
 * so that Apple's server notifications find the account even if this app could not sync.
 */
export async function cordovaKit(userId: () => string | undefined): Promise<StoreKit> {
  bridgePurchases()
  // Beside other Cordova plug-ins it registers with a delay.
  if (!window.CdvPurchase) await new Promise((resolve) => setTimeout(resolve, 0))
  const { store, Platform, ProductType, ErrorCode } = window.CdvPurchase
  const platform = Platform.APPLE_APPSTORE
  store.applicationUsername = userId
  // Account ids are UUIDs, as the App Store requires: passed unchanged, while the plug-in would hash them.
  store.obfuscator = 'disabled'
  let listens: StoreListener | undefined
  const approvedOnes = () =>
    (store.localTransactions as Transaction[]).filter(({ jwsRepresentation }) => jwsRepresentation)

  store
    .when()
    .productUpdated(() => listens?.updated())
    .receiptUpdated(() => listens?.updated())
    .approved((transaction) => {
      const approved = ofPlugin(transaction as Transaction)
      if (approved) listens?.approved(approved)
    })
  store.error(({ code, productId, message }) => {
    // The order's own error has priority.
    if (code !== ErrorCode.PAYMENT_CANCELLED)
      setTimeout(() => listens?.failed(productId ?? undefined, message), 0)
  })

  return {
    async initialise(productIds, listener) {
      listens = listener
      store.register(productIds.map((id) => ({ id, type: ProductType.PAID_SUBSCRIPTION, platform })))
      const problems = await store.initialize([platform])
      for (const { message } of problems) console.warn('App Store', message)
      return store.checkSupport(platform, 'order')
    },
    products: () => store.products.map(productOf),
    async refresh() {
      store.minTimeBetweenUpdates = 0
      await store.update()
    },
    async order(productId) {
      const offer = store.get(productId, platform)?.getOffer()
      if (!offer) return 'failed'
      const problem = await offer.order()
      if (!problem) return 'ordered'
      return problem.code === ErrorCode.PAYMENT_CANCELLED ? 'cancelled' : 'failed'
    },
    async finish(transactionId) {
      await approvedOnes()
        .find((one) => one.transactionId === transactionId)
        ?.finish()
    },
    owned() {
      const known = store.products.filter(({ owned }) => owned)
      return known.flatMap((product) => {
        const transaction = store.findInLocalReceipts(product)
        return (transaction && ofPlugin(transaction as Transaction)) ?? []
      })
    },
    async restore() {
      const problem = await store.restorePurchases()
      if (problem) throw new Error(problem.message)
    },
  }
}

function productOf(product: CdvPurchase.Product): StoreProduct {
  const { id, title, description, pricing, owned } = product
  return {
    id,
    title,
    description,
    owned,
    price: pricing?.price ?? '',
    currency: pricing?.currency ?? 'USD',
    valid: pricing !== undefined,
  }
}

/** Undefined for an unsigned transaction, which our server would refuse. */
function ofPlugin(transaction: Transaction): StoreTransaction | undefined {
  const { transactionId, products, jwsRepresentation: receipt, originalTransactionId } = transaction
  const productId = products[0]?.id
  if (!productId || !receipt) return undefined
  return {
    productId,
    transactionId,
    receipt,
    originalTransactionId,
    purchaseDate: transaction.purchaseDate?.toISOString(),
    expirationDate: transaction.expirationDate?.toISOString(),
  }
}
