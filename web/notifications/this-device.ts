import { isIos } from '#web/http/platform.ts'
import { browserPush } from './browser-push.ts'
import { nativePush } from './native-push.ts'
import type { PushDevice } from './push-device.ts'

/** This device; undefined where it cannot receive push messages at all. */
export function thisDevice(): PushDevice | undefined {
  return isIos() ? nativePush : browserPush
}
