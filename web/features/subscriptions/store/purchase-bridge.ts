import { registerPlugin } from '@capacitor/core'

type Phone = {
  Capacitor?: { Plugins?: { PurchasePlugin?: unknown } }
  CdvPurchaseCapacitor?: { installed: boolean }
}

/** Exposes the JavaScript half under the names that the purchase kit looks for. */
export function bridgePurchases() {
  const phone = globalThis as Phone
  phone.CdvPurchaseCapacitor ??= { installed: true }
  if (!phone.Capacitor?.Plugins?.PurchasePlugin) registerPlugin('PurchasePlugin')
}
