import type { StoreProduct } from '../store/store-kit.ts'
import { words } from '../words.ts'

/** What came of a purchase or a restore. `Already subscribed` comes with success; a cancelled one has no error. */
export type StoreResult = { success: boolean; error?: string | undefined; cancelled?: boolean }

/** The App Store as the screens need it: it buys by the plan's product id, and syncs what was bought. */
export type AppStore = {
  /** Rejects where the purchase could not even be asked for. */
  purchase(productId: string): Promise<StoreResult>
  /** Fetches what this Apple account owns already. */
  restore(): Promise<StoreResult>
  /** What is sold, with the App Store's own prices; the same list until it changes. */
  products(): readonly StoreProduct[]
  /** Calls `listener` when the list changes, until the answer is called. */
  onProducts(listener: () => void): () => void
}

const notThere = async (): Promise<StoreResult> => ({ success: false, error: words.store.notInitialised })
const nothing: readonly StoreProduct[] = []
let store: AppStore = {
  purchase: notThere,
  restore: notThere,
  products: () => nothing,
  onProducts: () => () => {},
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Called once the iOS app's store is there. */
export function connectAppStore(ready: AppStore) {
  store = ready
  store.onProducts(tell)
  tell()
}

/** Calls `listener` when another store or other products are there, until the answer is called. */
export function onAppStore(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function appStore(): AppStore {
  return store
}
