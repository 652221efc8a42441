import { useSyncExternalStore } from 'react'
import { appStore, onAppStore } from './app-store.ts'

/** A product with its local price; undefined on the web and until the App Store has answered. */
export function useStoreProduct(id: string) {
  const products = useSyncExternalStore(onAppStore, () => appStore().products())
  return products.find((one) => one.id === id && one.valid)
}
