/** A plan as the App Store sells it, kept while the app runs. */
export type StoreProduct = {
  id: string
  title: string
  description: string
  /** As the App Store writes it for this person’s country, such as `9,99 €`. */
  price: string
  currency: string
  /** Whether the App Store sells it now. */
  valid: boolean
  /** Whether this Apple account pays for it now. */
  owned: boolean
}

/** A payment that the App Store approved; `receipt` is what it signed. */
export type StoreTransaction = {
  productId: string
  transactionId: string
  receipt: string
  originalTransactionId: string | undefined
  purchaseDate: string | undefined
  expirationDate: string | undefined
}

export type StoreListener = {
  /** A product became known, or changed. */
  updated(): void
  /** Paid, and to be finished; also one of an earlier start that nobody has finished. */
  approved(transaction: StoreTransaction): void
  failed(productId: string | undefined, message: string): void
}

/** The App Store on this device. */
export type StoreKit = {
  /** Registers and loads `productIds`. False where this device cannot buy. */
  initialise(productIds: readonly string[], listener: StoreListener): Promise<boolean>
  products(): StoreProduct[]
  /** Loads the products again. */
  refresh(): Promise<void>
  /** Opens the payment sheet; what was paid comes to `approved`. */
  order(productId: string): Promise<'ordered' | 'cancelled' | 'failed'>
  /** Tells the App Store that the person has what they paid for. */
  finish(transactionId: string): Promise<void>
  /** What this Apple account pays for now. */
  owned(): StoreTransaction[]
  /** Fetches from the App Store what it owns; it may ask the person to sign in there. */
  restore(): Promise<void>
}
