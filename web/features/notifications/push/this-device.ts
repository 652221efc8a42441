import { isIos } from '#web/http/platform.ts'
import { browserPush } from './browser-push.ts'
import { nativePush } from './native-push.ts'
import type { PushDevice } from './push-device.ts'

/** The push implementation of this device. */
export function thisDevice(): PushDevice {
  return isIos() ? nativePush : browserPush
}
