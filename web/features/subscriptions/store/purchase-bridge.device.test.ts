import { afterAll, expect, test, vi } from 'vitest'
import { phoneDouble } from '#web/native/double.ts'

afterAll(() => vi.unstubAllGlobals())

test('the purchase kit finds its other half in the app', async () => {
  phoneDouble({ PurchasePlugin: { methods: { canMakePayments: () => ({ canMakePayments: true }) } } })
  vi.stubGlobal('CdvPurchaseCapacitor', undefined)
  const { bridgePurchases } = await import('./purchase-bridge.ts')
  bridgePurchases()
  bridgePurchases()
  const { Capacitor, CdvPurchaseCapacitor } = globalThis as unknown as {
    Capacitor: { Plugins: { PurchasePlugin: { canMakePayments(): Promise<unknown> } } }
    CdvPurchaseCapacitor: unknown
  }
  expect(CdvPurchaseCapacitor).toEqual({ installed: true })
  expect(await Capacitor.Plugins.PurchasePlugin.canMakePayments()).toEqual({ canMakePayments: true })
})
