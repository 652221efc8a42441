import type { PushDevice } from './push-device.ts'

/** Milliseconds that Apple's service has for an answer. */
const patience = 15_000

/** Only in the iOS app. */
const kit = () => import('./phone-push.ts')

/** Apple's push messages, in the iOS app. */
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
    // Without an answer the server's next message finds that nobody is there.
    const last = await token().catch(() => undefined)
    await PushNotifications.unregister()
    return last
  },

  onChange(changed) {
    // The permission changes in the phone's settings: whoever was there comes back.
    const back = () => document.visibilityState === 'visible' && changed()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  },
}

/** What Apple calls this device at the moment. */
async function token(): Promise<string> {
  const { PushNotifications: push } = await kit()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const late = setTimeout(() => reject(new Error('Apple’s push service does not answer')), patience)
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
