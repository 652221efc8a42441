import type { PushDevice } from './push-device.ts'

/** The iOS app’s own push; this version of the app has none yet. */
export const nativePush: PushDevice | undefined = undefined
