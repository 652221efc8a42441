import { type Config, getConfig } from '#contract/config.ts'
import { forgetDevice, registerDevice } from '#contract/notifications.ts'
import { call } from '#web/http/client.ts'
import { isIos } from '#web/http/platform.ts'
import { browserPush } from './browser-push.ts'
import { nativePush } from './native-push.ts'
import type { PushDevice } from './push-device.ts'

/** The push implementation of this device. */
export function thisDevice(): PushDevice {
  return isIos() ? nativePush : browserPush
}

/** Whether the server can send to this kind of device. */
export function isServedBy({ pushPlatforms }: Config): boolean {
  // A configuration cached by an earlier version lacks the list.
  return pushPlatforms?.includes(isIos() ? 'ios' : 'web') ?? false
}

/**
 * Registers this device. False without permission or if the server has no push service for it; rejects if the
 * server or the push service fails.
 */
export async function registerThisDevice(): Promise<boolean> {
  const config = await call(getConfig)
  const target = isServedBy(config) ? await thisDevice().subscribe(config.vapidPublicKey ?? '') : undefined
  if (target) await call(registerDevice, { body: target })
  return target !== undefined
}

/** Registers without a prompt, only if permission was granted before. */
export async function registerAgain() {
  // A browser with permission may have lost its subscription, which has the same effect as none.
  if (!isIos() || (await thisDevice().state()) === 'on') await registerThisDevice()
}

/** Ends the registration, also on the server; if that fails, the server drops the device at its next message. */
export async function forgetThisDevice() {
  const token = await thisDevice().unsubscribe()
  if (token) await call(forgetDevice, { body: { token } }).catch(() => undefined)
}
