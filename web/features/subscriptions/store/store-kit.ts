/** A product in the App Store, kept while the app runs. */
export type StoreProduct = {
  id: string
  title: string
  description: string
  /** Localized by the App Store, such as `9,99 €`. */
  price: string
  currency: string
  /** Whether it is currently on sale. */
  valid: boolean
  /** Whether this Apple account owns it now. */
  owned: boolean
}

/** An approved payment; `receipt` is the signed transaction. */
export type StoreTransaction = {
  productId: string
  transactionId: string
  receipt: string
  originalTransactionId: string | undefined
  purchaseDate: string | undefined
  expirationDate: string | undefined
}

export type StoreListener = {
  /** A product was loaded or changed. */
  updated(): void
  /** Paid and not finished; may stem from an earlier start. */
  approved(transaction: StoreTransaction): void
  failed(productId: string | undefined, message: string): void
}

/** The App Store on this device. */
export type StoreKit = {
  /** Registers and loads `productIds`. False if purchases are disabled on this device. */
  initialise(productIds: readonly string[], listener: StoreListener): Promise<boolean>
  products(): StoreProduct[]
  /** Reloads the products. */
  refresh(): Promise<void>
  /** Opens the payment sheet; payments arrive at `approved`. */
  order(productId: string): Promise<'ordered' | 'cancelled' | 'failed'>
  /** Marks a transaction as delivered. */
  finish(transactionId: string): Promise<void>
  /** Transactions that this Apple account owns now. */
  owned(): StoreTransaction[]
  /** Restores owned purchases; the App Store may ask for a sign-in. */
  restore(): Promise<void>
}
