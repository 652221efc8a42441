import { isIos } from '#web/http/platform.ts'
import { browserPush } from './browser-push.ts'
import { nativePush } from './native-push.ts'
import type { PushDevice } from './push-device.ts'

/** This device, and its way of receiving push messages. */
export function thisDevice(): PushDevice {
  return isIos() ? nativePush : browserPush
}
