import { connectAppStore } from '../app-store/app-store.ts'
import type { Purchases } from './purchases.ts'
import { serverSync } from './sync.ts'

let user: string | undefined
let opening: Promise<Purchases> | undefined

/**
 * Syncs the purchases owned in the App Store to the account. The store opens, and the purchase kit loads, at
 * the first sign-in. True if there were any.
 */
export async function bringOwned(userId: string | undefined): Promise<boolean> {
  const isFirst = opening === undefined
  user = userId
  if (!userId) return false
  opening ??= open()
  const store = await opening
  return isFirst ? store.start() : store.deliverOwned()
}

async function open(): Promise<Purchases> {
  const [{ cordovaKit }, { purchases }] = await Promise.all([
    import('./cordova-kit.ts'),
    import('./purchases.ts'),
  ])
  const userId = () => user
  const store = purchases({ kit: await cordovaKit(userId), sync: serverSync, userId })
  connectAppStore(store)
  return store
}
