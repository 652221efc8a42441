import { connectAppStore } from '../app-store/app-store.ts'
import type { Purchases } from './purchases.ts'
import { serverSync } from './sync.ts'

let user: string | undefined
let opening: Promise<Purchases> | undefined

/**
 * Brings to the account what its person owns in the App Store, which opens with the first who signs in; the purchase kit
 * is loaded only then. True where there was something.
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
