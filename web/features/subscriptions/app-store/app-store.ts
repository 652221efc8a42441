import type { StoreProduct } from '../store/store-kit.ts'
import { words } from '../words.ts'

/** The outcome of a purchase or a restore. `Already subscribed` is a success; a cancelled one has no error. */
export type StoreResult = { success: boolean; error?: string | undefined; cancelled?: boolean }

/** The App Store for the screens: purchases by product id, followed by a sync with the server. */
export type AppStore = {
  /** Rejects if the purchase could not be started. */
  purchase(productId: string): Promise<StoreResult>
  /** Restores what this Apple account owns. */
  restore(): Promise<StoreResult>
  /** Products with the App Store's prices; referentially stable until they change. */
  products(): readonly StoreProduct[]
  /** Calls `listener` when the products change; returns the unsubscribe function. */
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

/** Called once the iOS app's store is loaded. */
export function connectAppStore(ready: AppStore) {
  store = ready
  store.onProducts(tell)
  tell()
}

/** Calls `listener` when the store or its products change; returns the unsubscribe function. */
export function onAppStore(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function appStore(): AppStore {
  return store
}
