import { beforeEach, expect, test, vi } from 'vitest'
import { purchaseTimeout, restoreTimeout } from '#contract/subscriptions/app-store.ts'
import { paid, storeDouble } from './double.ts'
import { purchases } from './purchases.ts'
import type { Sync } from './sync.ts'

const never = new Promise<never>(() => {})
let user: string | undefined
let double: ReturnType<typeof storeDouble>
let synced: string[]
let sync: Sync
let store: ReturnType<typeof purchases>
beforeEach(() => {
  vi.useFakeTimers()
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  user = 'ann'
  double = storeDouble()
  synced = []
  sync = {
    validate: async () => true,
    async sync(action, { transactionId }, userId) {
      synced.push(`${action} ${transactionId} ${userId}`)
      return undefined
    },
  }
  store = purchases({
    kit: double.kit,
    sync: { validate: (one) => sync.validate(one), sync: (...all) => sync.sync(...all) },
    userId: () => user,
  })
})
/** Flushes all work that does not wait for a timer. */
const settled = () => vi.advanceTimersByTimeAsync(0)
async function buying(productId = '02') {
  const purchase = store.purchase(productId)
  await settled()
  return purchase
}

test('an approved purchase is validated, synced, finished, and then reported', async () => {
  await store.start()
  const order: string[] = []
  sync.validate = async ({ receipt }) => order.push(`validated ${receipt}`) > 0
  const whole = sync.sync
  sync.sync = (...all) => {
    order.push(`synced, finished: ${double.store.finished.length}`)
    return whole(...all)
  }
  const purchase = store.purchase('02')
  await settled()
  double.store.approve(paid('02'))
  expect(await purchase).toEqual({ success: true })
  expect(order).toEqual(['validated signed paid-02', 'synced, finished: 0'])
  expect(synced).toEqual(['purchase paid-02 ann'])
  expect(double.store.finished).toEqual(['paid-02'])
})

test('a purchase asked for while the store opens waits until it is open', async () => {
  const opening = Promise.withResolvers<boolean>()
  double.kit.initialise = () => opening.promise
  const started = store.start()
  const purchase = store.purchase('02')
  await settled()
  expect(double.store.ordered).toEqual([])
  opening.resolve(true)
  await started
  await settled()
  expect(double.store.ordered).toEqual(['02'])
  expect(await Promise.race([purchase, 'still waiting for Apple'])).toBe('still waiting for Apple')
})

test('nothing is sold before the store is open, nor where this device cannot buy', async () => {
  expect(await store.purchase('02')).toEqual({ success: false, error: 'IAP not initialized' })
  expect(await store.restore()).toEqual({ success: false, error: 'IAP not initialized' })
  double.store.canBuy = false
  expect(await store.start()).toBe(false)
  expect(await store.purchase('02')).toEqual({ success: false, error: 'Store not available' })
  expect(await store.restore()).toEqual({ success: false, error: 'Store not available' })
})

test('an unknown product is refused, and one that is not sold after a single refresh', async () => {
  await store.start()
  expect(await store.purchase('99')).toEqual({ success: false, error: 'Product not found' })
  const plus = double.store.products.get('02')!
  plus.valid = false
  expect(await store.purchase('02')).toEqual({
    success: false,
    error: 'Product not available in App Store',
  })
  expect(double.store.refreshed).toBe(1)
  expect(double.store.ordered).toEqual([])
  double.store.onRefresh = () => {
    plus.valid = true
  }
  void store.purchase('02')
  await settled()
  expect([double.store.refreshed, double.store.ordered]).toEqual([2, ['02']])
})

test('whoever owns it already has subscribed already, once our account knows of it', async () => {
  await store.start()
  double.store.owned.push(paid('02'))
  expect(await buying()).toEqual({ success: true, error: 'Already subscribed' })
  expect(synced).toEqual(['restore paid-02 ann'])
  expect(double.store.ordered).toEqual([])
  sync.sync = async () => 'It belongs to another account.'
  expect(await buying()).toEqual({ success: false, error: 'It belongs to another account.' })
})

test('an order that fails, a payment that fails and a cancelled one are told apart', async () => {
  await store.start()
  double.store.ordering = async () => 'failed'
  expect(await buying()).toEqual({ success: false, error: 'Order failed' })
  double.store.ordering = () => never
  const purchase = store.purchase('02')
  await settled()
  double.store.fail('02', 'no money')
  expect(await purchase).toEqual({ success: false, error: 'Purchase failed' })
  double.store.ordering = async () => 'cancelled'
  expect(await buying()).toEqual({ success: false, cancelled: true })
  expect(console.info).toHaveBeenCalledWith('purchase cancelled')
})

test('a purchase that cannot even be asked for throws', async () => {
  await store.start()
  double.store.ordering = () => Promise.reject(new Error('bridge gone'))
  await expect(store.purchase('02')).rejects.toThrow('bridge gone')
})

test('after two minutes a purchase is given up, and what is approved later still arrives', async () => {
  await store.start()
  const purchase = store.purchase('02')
  let result: unknown
  void purchase.then((one) => {
    result = one
  })
  await vi.advanceTimersByTimeAsync(purchaseTimeout - 1)
  expect(result).toBe(undefined)
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toEqual({ success: false, error: 'Purchase timeout' })
  double.store.approve(paid('02'))
  await settled()
  expect([synced, double.store.finished]).toEqual([['purchase paid-02 ann'], ['paid-02']])
})

test('what is not valid is not synced, and what is not synced is not finished', async () => {
  await store.start()
  const bought = async () => {
    const purchase = store.purchase('02')
    await settled()
    double.store.approve(paid('02'))
    return purchase
  }
  sync.validate = async () => false
  expect(await bought()).toEqual({ success: false, error: 'Validation failed' })
  sync.validate = () => Promise.reject(new TypeError('no network'))
  expect(await bought()).toEqual({ success: false, error: 'Validation failed' })
  expect(synced).toEqual([])
  sync.validate = async () => true
  sync.sync = () => Promise.reject(new TypeError('no network'))
  expect(await bought()).toEqual({ success: false, error: 'Sync failed' })
  sync.sync = async () => 'A plan is for one person.'
  expect(await bought()).toEqual({ success: false, error: 'A plan is for one person.' })
  expect(double.store.finished).toEqual([])
})

test('the start brings what is owned, and whoever signs in later gets it again', async () => {
  double.store.owned.push(paid('01'), paid('02'))
  expect(await store.start()).toBe(true)
  expect(synced).toEqual(['restore paid-01 ann', 'restore paid-02 ann'])
  expect(double.store.restored).toBe(0)
  user = undefined
  expect(await store.deliverOwned()).toBe(false)
  user = 'bob'
  expect(await store.deliverOwned()).toBe(true)
  expect(synced.slice(2)).toEqual(['restore paid-01 bob', 'restore paid-02 bob'])
})

test('a restore asks the App Store, and is given up after half a minute', async () => {
  await store.start()
  expect(await store.restore()).toMatchObject({ success: false, error: expect.stringContaining('no') })
  double.store.owned.push(paid('02'))
  expect(await store.restore()).toEqual({ success: true })
  expect(double.store.restored).toBe(2)
  double.kit.restore = () => never
  const restore = store.restore()
  let result: unknown
  void restore.then((one) => {
    result = one
  })
  await vi.advanceTimersByTimeAsync(restoreTimeout - 1)
  expect(result).toBe(undefined)
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toMatchObject({ success: false })
})

test('two taps are one purchase, and a transaction told twice goes up once', async () => {
  await store.start()
  const taps = [store.purchase('02'), store.purchase('02')]
  await settled()
  double.store.approve(paid('02'))
  double.store.approve(paid('02'))
  expect(await Promise.all(taps)).toEqual([{ success: true }, { success: true }])
  expect([double.store.ordered, synced]).toEqual([['02'], ['purchase paid-02 ann']])
})

test('screens hear when products come, and see the same list until then', async () => {
  let heard = 0
  const stop = store.onProducts(() => heard++)
  const before = store.products()
  expect(store.products()).toBe(before)
  await store.start()
  expect(heard).toBe(1)
  expect(store.products()).toContainEqual({
    id: '02',
    title: 'Plus Plan',
    price: '$9.99',
    currency: 'USD',
    valid: true,
    owned: false,
    description: expect.any(String),
  })
  stop()
})
