import { type Config, getConfig } from '#contract/config.ts'
import { forgetDevice, registerDevice } from '#contract/notifications.ts'
import { call } from '#web/http/client.ts'
import { isIos } from '#web/http/platform.ts'
import { thisDevice } from './this-device.ts'

/** Whether the server can send notifications to this kind of device. */
export function isServedBy({ pushPlatforms }: Config): boolean {
  // Answers that were kept by an earlier version have no such list.
  return pushPlatforms?.includes(isIos() ? 'ios' : 'web') ?? false
}

/**
 * Has this device receive messages. False without permission, or where the server has no push service for it; rejects
 * where a server or the push service fails.
 */
export async function registerThisDevice(): Promise<boolean> {
  const config = await call(getConfig)
  const target = isServedBy(config) ? await thisDevice().subscribe(config.vapidPublicKey ?? '') : undefined
  if (target) await call(registerDevice, { body: target })
  return target !== undefined
}

/** The same without a question: only where this person has allowed it before. */
export async function registerAgain() {
  // A browser that allows it may have lost its subscription, which is as good as none.
  if (!isIos() || (await thisDevice().state()) === 'on') await registerThisDevice()
}

/** Ends it. The server is told too; should that fail, its next message finds that nobody is there. */
export async function forgetThisDevice() {
  const token = await thisDevice().unsubscribe()
  if (token) await call(forgetDevice, { body: { token } }).catch(() => undefined)
}
