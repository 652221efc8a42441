import 'cordova-plugin-purchase'
import { bridgePurchases } from './purchase-bridge.ts'
import type { StoreKit, StoreListener, StoreProduct, StoreTransaction } from './store-kit.ts'

type Transaction = CdvPurchase.AppleAppStore.SKTransaction

/**
 * The App Store through the purchase plug-in of the iOS app (StoreKit 2). `userId` is signed into every purchase, so that
 * Apple’s messages find the account even where this app never got to tell.
 */
export async function cordovaKit(userId: () => string | undefined): Promise<StoreKit> {
  bridgePurchases()
  // Beside other Cordova plug-ins it makes itself known a moment later.
  if (!window.CdvPurchase) await new Promise((resolve) => setTimeout(resolve, 0))
  const { store, Platform, ProductType, ErrorCode } = window.CdvPurchase
  const platform = Platform.APPLE_APPSTORE
  store.applicationUsername = userId
  // An account's id is a UUID as the App Store wants it: passed as it is, where the plug-in would hash it.
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
    // The order's own answer comes first, where it has one.
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
    ...{ id, title, description, owned },
    price: pricing?.price ?? '',
    currency: pricing?.currency ?? 'USD',
    valid: pricing !== undefined,
  }
}

/** Undefined for what the App Store has not signed: our server would not take it. */
function ofPlugin(transaction: Transaction): StoreTransaction | undefined {
  const { transactionId, products, jwsRepresentation: receipt, originalTransactionId } = transaction
  const productId = products[0]?.id
  if (!productId || !receipt) return undefined
  return {
    ...{ productId, transactionId, receipt, originalTransactionId },
    purchaseDate: transaction.purchaseDate?.toISOString(),
    expirationDate: transaction.expirationDate?.toISOString(),
  }
}
