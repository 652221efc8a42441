import type { MessageSettings, VapidKeys } from '#server/settings/message-settings.ts'
import { applePush } from './apple-push.ts'
import { browserPush } from './browser-push.ts'
import { oneSignalPush } from './onesignal-push.ts'
import { refuseToken } from './phone-token.ts'
import type { Push, PushTarget } from './push.ts'
import type { PushLog, Way } from './way.ts'

type Wiring = Pick<MessageSettings, 'apns' | 'oneSignal' | 'pushAllowedHosts'> & {
  vapid: VapidKeys
  contact: string
  now: () => Date
  log: PushLog
}

/** Each platform its own way; phones only where a service for them is configured. */
export function platformPush({ vapid, contact, pushAllowedHosts, apns, oneSignal, now, log }: Wiring): Push {
  const ways: Record<PushTarget['platform'], Way> = {
    web: browserPush({ keys: vapid, contact, allowedHosts: pushAllowedHosts, log }),
    ios: apns ? applePush({ ...apns, now, log }) : none,
    android: oneSignal ? oneSignalPush({ ...oneSignal, log }) : none,
  }
  return {
    publicKey: vapid.publicKey,
    serves: (platform) => ways[platform] !== none,
    refuse: ({ platform, token }) => ways[platform].refuse(token),
    send: ({ platform, token }, payload) => ways[platform].send(token, payload),
  }
}

const none: Way = { refuse: refuseToken, send: async () => 'off' }
