import type { PushDevice } from './push-device.ts'

/** Timeout of Apple's service in milliseconds. */
const timeoutMs = 15_000

/** iOS app only. */
const kit = () => import('./phone-push.ts')

/** Apple push notifications, in the iOS app. */
export const nativePush: PushDevice = {
  async state() {
    const { PushNotifications } = await kit()
    const { receive } = await PushNotifications.checkPermissions()
    return receive === 'granted' ? 'on' : receive === 'denied' ? 'blocked' : 'off'
  },

  async subscribe() {
    const { PushNotifications } = await kit()
    const { receive } = await PushNotifications.requestPermissions()
    return receive === 'granted' ? { platform: 'ios', token: await token() } : undefined
  },

  async unsubscribe() {
    const { PushNotifications } = await kit()
    const { receive } = await PushNotifications.checkPermissions()
    if (receive !== 'granted') return undefined
    // If this fails, the server drops the device at its next message.
    const last = await token().catch(() => undefined)
    await PushNotifications.unregister()
    return last
  },

  onChange(changed) {
    // The permission is changed in the phone's settings: rechecked when the app becomes visible.
    const back = () => document.visibilityState === 'visible' && changed()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  },
}

/** The current APNs token of this device. */
async function token(): Promise<string> {
  const { PushNotifications: push } = await kit()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const late = setTimeout(() => reject(new Error('Apple’s push service does not answer')), timeoutMs)
  const listening = await Promise.all([
    push.addListener('registration', ({ value }) => resolve(value)),
    push.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ])
  try {
    const [value] = await Promise.all([promise, push.register()])
    return value
  } finally {
    clearTimeout(late)
    for (const { remove } of listening) void remove()
  }
}
