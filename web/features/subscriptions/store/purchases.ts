import { purchaseTimeout, restoreTimeout } from '#contract/subscriptions/app-store.ts'
import { plans } from '#contract/subscriptions/plans.ts'
import type { AppStore, StoreResult } from '../app-store/app-store.ts'
import { words } from '../words.ts'
import type { StoreKit, StoreTransaction } from './store-kit.ts'
import type { Sync } from './sync.ts'

type Options = { kit: StoreKit; sync: Sync; userId: () => string | undefined }

export type Purchases = AppStore & {
  /** Called once, first: opens the App Store, then does the same as `deliverOwned`. */
  start(): Promise<boolean>
  /** Syncs owned purchases to the account without a request to the App Store. True if there were any. */
  deliverOwned(): Promise<boolean>
}

const productIds: readonly string[] = Object.values(plans).map(({ appleProductId }) => appleProductId)
const refused = (error: string): StoreResult => ({ success: false, error })

/**
 * Buys, validates, syncs and finishes. A transaction is finished only after our server has it: until then the
 * App Store delivers it again at every start.
 */
export function purchases({ kit, sync, userId }: Options): Purchases {
  const listeners = new Set<() => void>()
  const waiting = new Map<string, (result: StoreResult) => void>()
  const asked = new Map<string, Promise<StoreResult>>()
  const delivering = new Map<string, Promise<StoreResult>>()
  let state: 'opening' | 'open' | 'closed' = 'opening'
  let opened: Promise<boolean> | undefined
  let shown = kit.products()

  function updated() {
    shown = kit.products()
    for (const listener of listeners) listener()
  }
  function settle(productId: string, result: StoreResult) {
    waiting.get(productId)?.(result)
    waiting.delete(productId)
  }

  /** The same transaction may be reported twice while the first is being synced. */
  function deliver(action: 'purchase' | 'restore', transaction: StoreTransaction): Promise<StoreResult> {
    const { transactionId } = transaction
    const known = delivering.get(transactionId)
    if (known) return known
    const delivery = send(action, transaction).finally(() => delivering.delete(transactionId))
    delivering.set(transactionId, delivery)
    return delivery
  }
  async function send(action: 'purchase' | 'restore', transaction: StoreTransaction): Promise<StoreResult> {
    const user = userId()
    if (!user) return refused(words.store.syncFailed)
    const isValid = await sync.validate(transaction).catch(() => false)
    if (!isValid) return logged(words.store.notValid)
    const error = await sync.sync(action, transaction, user).catch(() => words.store.syncFailed)
    if (error !== undefined) return logged(error)
    await kit.finish(transaction.transactionId)
    updated()
    return { success: true }
  }

  async function open(productId: string): Promise<StoreResult> {
    // Prices are known, and shown, before the store is ready.
    await opened
    if (state === 'opening') return refused(words.store.notInitialised)
    if (state === 'closed') return refused(words.store.notAvailable)
    if (!productIds.includes(productId)) return refused(words.store.unknownProduct)
    const product = () => kit.products().find(({ id, valid }) => id === productId && valid)
    if (!product()) await kit.refresh()
    if (!product()) return refused(words.store.productAway)
    const owned = kit.owned().find((one) => one.productId === productId)
    if (!owned) return order(productId)
    // This Apple account owns it: our account may not know yet, or it may belong to another account.
    const result = await deliver('restore', owned)
    return result.success ? { success: true, error: words.store.alreadySubscribed } : result
  }
  function order(productId: string): Promise<StoreResult> {
    return new Promise((resolve, reject) => {
      waiting.set(productId, resolve)
      kit.order(productId).then((outcome) => {
        if (outcome === 'failed') settle(productId, refused(words.store.orderFailed))
        if (outcome !== 'cancelled') return
        console.info('purchase cancelled')
        settle(productId, { success: false, cancelled: true })
      }, reject)
    })
  }

  async function deliverOwned(): Promise<StoreResult> {
    const results = await Promise.all(kit.owned().map((one) => deliver('restore', one)))
    if (!results.length) return refused(words.store.nothingOwned)
    return results.find(({ success }) => !success) ?? { success: true }
  }

  const quietly = async () =>
    (await withTimeout(restoreTimeout, deliverOwned(), refused(words.store.restoreTimeout))).success

  return {
    async start() {
      opened = kit.initialise(productIds, {
        updated,
        approved: (transaction) =>
          void deliver('purchase', transaction).then((result) => settle(transaction.productId, result)),
        failed(productId, message) {
          console.warn('purchase failed', message)
          if (productId) settle(productId, refused(words.store.purchaseFailed))
        },
      })
      const isOpen = await opened
      state = isOpen ? 'open' : 'closed'
      updated()
      return isOpen && quietly()
    },
    deliverOwned: quietly,
    purchase(productId) {
      const known = asked.get(productId)
      if (known) return known
      const late = refused(words.store.timeout)
      const purchase = withTimeout(purchaseTimeout, open(productId), late).finally(() => {
        asked.delete(productId)
        waiting.delete(productId)
      })
      asked.set(productId, purchase)
      return purchase
    },
    restore() {
      if (state === 'opening') return Promise.resolve(refused(words.store.notInitialised))
      if (state === 'closed') return Promise.resolve(refused(words.store.notAvailable))
      const restored = kit.restore().then(deliverOwned)
      return withTimeout(restoreTimeout, restored, refused(words.store.restoreTimeout))
    },
    products: () => shown,
    onProducts(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function logged(error: string): StoreResult {
  console.warn('purchase not synced:', error)
  return refused(error)
}

/** Resolves with `late` after `ms`; does not cancel `work`. */
function withTimeout<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
