import { registerPlugin } from '@capacitor/core'

type Phone = {
  Capacitor?: { Plugins?: { PurchasePlugin?: unknown } }
  CdvPurchaseCapacitor?: { installed: boolean }
}

/** Shows the purchase kit, which looks for both under these names, the half of it that runs in the iOS app. */
export function bridgePurchases() {
  const phone = globalThis as Phone
  phone.CdvPurchaseCapacitor ??= { installed: true }
  if (!phone.Capacitor?.Plugins?.PurchasePlugin) registerPlugin('PurchasePlugin')
}
