import { isSecurePage } from '#web/ui/device/secure-page.ts'
import type { PushDevice } from './push-device.ts'

const workerPath = '/sw.js'

/** The browser's Web Push. */
export const browserPush: PushDevice = {
  async state() {
    if (!isSupported()) return 'unsupported'
    if (Notification.permission === 'denied') return 'blocked'
    if (Notification.permission !== 'granted') return 'off'
    const worker = await navigator.serviceWorker.getRegistration(workerPath)
    return (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
  },

  async subscribe(vapidPublicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined
    await navigator.serviceWorker.register(workerPath)
    // An installing worker cannot subscribe.
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: vapidPublicKey }
    const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      // Drops a subscription made with an older server key.
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(options)
    })
    return { platform: 'web', token: JSON.stringify(subscription) }
  },

  async unsubscribe() {
    if (!isSupported()) return undefined
    const worker = await navigator.serviceWorker.getRegistration(workerPath)
    const subscription = await worker?.pushManager.getSubscription()
    if (!subscription) return undefined
    const token = JSON.stringify(subscription)
    await subscription.unsubscribe()
    return token
  },

  onChange(changed) {
    let gone = false
    let stop = () => {
      gone = true
    }
    navigator.permissions?.query({ name: 'notifications' }).then(
      (permission) => {
        if (gone) return
        permission.addEventListener('change', changed)
        stop = () => permission.removeEventListener('change', changed)
      },
      () => undefined,
    )
    return () => stop()
  },
}

function isSupported(): boolean {
  return (
    isSecurePage() &&
    'Notification' in globalThis &&
    'PushManager' in globalThis &&
    'serviceWorker' in navigator
  )
}
