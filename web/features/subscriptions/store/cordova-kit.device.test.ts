import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { phoneDouble } from '#web/native/double.ts'
import type { StoreKit, StoreTransaction } from './store-kit.ts'

const userId = '0e1c8e51-0000-4000-8000-000000000001'
type Update = { state: string; productId: string; [name: string]: unknown }

/** The native side of the plug-in, as its JavaScript side calls it. */
const native = {
  init: async () => {},
  canMakePayments: async () => ({ canMakePayments: true }),
  load: async ({ productIds }: { productIds: string[] }) => ({
    validProducts: productIds
      .filter((id) => id === '02')
      .map((id) => ({
        id,
        title: 'Plus',
        description: 'A month',
        price: '9,99 €',
        priceMicros: 9_990_000,
        currency: 'EUR',
        countryCode: 'DE',
        billingPeriod: 1,
        billingPeriodUnit: 'Month',
        discounts: [],
        group: '1',
      })),
    invalidProductIds: productIds.filter((id) => id !== '02'),
  }),
  loadReceipts: async () => ({ receipt }),
  refreshReceipts: async () => ({ receipt }),
  purchase: vi.fn(async (_order: { productId: string; applicationUsername: string }) => {}),
  finish: vi.fn(async (_transaction: { transactionId: string }) => {}),
  restore: vi.fn(async () => {}),
  getStorefront: async () => ({}),
}
const receipt = {
  appStoreReceipt: '',
  bundleIdentifier: 'com.example.forkmile',
  bundleShortVersion: '1',
  bundleNumericVersion: 1,
  bundleSignature: '',
}

let phone: ReturnType<typeof phoneDouble>
const tell = (update: Update) => phone.emit('PurchasePlugin.transactionUpdated', update)
let kit: StoreKit
const approved: StoreTransaction[] = []
const failed = vi.fn()
beforeAll(async () => {
  vi.useFakeTimers()
  for (const level of ['log', 'warn', 'info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
  vi.stubGlobal('window', globalThis)
  phone = phoneDouble({ PurchasePlugin: { methods: native } })
  const { cordovaKit } = await import('./cordova-kit.ts')
  kit = await cordovaKit(() => userId)
  const opening = kit.initialise(['01', '02'], {
    updated() {},
    approved: (one) => void approved.push(one),
    failed,
  })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await opening).toBe(true)
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
beforeEach(() => {
  approved.length = 0
  failed.mockClear()
})
const passing = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(2000)
  return work
}
const bought = (change: object = {}): Update => ({
  state: 'PaymentTransactionStatePurchased',
  productId: '02',
  transactionIdentifier: '1001',
  originalTransactionIdentifier: '1001',
  transactionDate: `${Date.now()}`,
  jwsRepresentation: 'a.b.c',
  expirationDate: `${Date.now() + 86_400_000}`,
  quantity: 1,
  ...change,
})

test('what the App Store sells has its own price; what it does not sell is not there', () => {
  expect(kit.products()).toEqual([
    {
      id: '02',
      title: 'Plus',
      description: 'A month',
      price: '9,99 €',
      currency: 'EUR',
      valid: true,
      owned: false,
    },
  ])
})

test('an order carries the account, and a cancelled one is told apart from one that failed', async () => {
  native.purchase.mockImplementationOnce(async ({ productId }) => {
    tell({
      state: 'PaymentTransactionStateFailed',
      productId,
      errorCode: 6777006,
      errorText: 'cancelled',
    })
  })
  expect(await passing(kit.order('02'))).toBe('cancelled')
  expect(native.purchase).toHaveBeenCalledWith(
    expect.objectContaining({ productId: '02', applicationUsername: userId }),
  )
  native.purchase.mockRejectedValueOnce(new Error('no'))
  expect(await passing(kit.order('02'))).toBe('failed')
  expect(await kit.order('01')).toBe('failed')
  expect(failed).not.toHaveBeenCalledWith('02', 'cancelled')
})

test('what was paid comes with its signature, is owned, and is finished by its id', async () => {
  native.purchase.mockImplementationOnce(async () => tell(bought()))
  expect(await passing(kit.order('02'))).toBe('ordered')
  expect(approved).toEqual([
    {
      productId: '02',
      transactionId: '1001',
      receipt: 'a.b.c',
      originalTransactionId: '1001',
      purchaseDate: expect.any(String),
      expirationDate: expect.any(String),
    },
  ])
  expect(kit.owned()).toEqual(approved)
  await passing(kit.finish('1001'))
  expect(native.finish).toHaveBeenCalledWith({ transactionId: '1001' })
  expect(kit.owned()).toHaveLength(1)
})

test('a payment without a signature is nothing to bring', async () => {
  tell(bought({ transactionIdentifier: '1002', jwsRepresentation: undefined }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(approved).toEqual([])
})
