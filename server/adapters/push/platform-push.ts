import type { MessageSettings, VapidKeys } from '#server/settings/message-settings.ts'
import { applePush } from './apple-push.ts'
import { browserPush } from './browser-push.ts'
import { oneSignalPush } from './onesignal-push.ts'
import { refuseToken } from './phone-token.ts'
import type { Push, PushTarget } from './push.ts'
import type { PushLog, Transport } from './transport.ts'

type Wiring = Pick<MessageSettings, 'apns' | 'oneSignal' | 'pushAllowedHosts'> & {
  vapid: VapidKeys
  contact: string
  now: () => Date
  log: PushLog
}

/** One transport per platform; phones only where a service is configured. */
export function platformPush({ vapid, contact, pushAllowedHosts, apns, oneSignal, now, log }: Wiring): Push {
  const transports: Record<PushTarget['platform'], Transport> = {
    web: browserPush({ keys: vapid, contact, allowedHosts: pushAllowedHosts, log }),
    ios: apns ? applePush({ ...apns, now, log }) : none,
    android: oneSignal ? oneSignalPush({ ...oneSignal, log }) : none,
  }
  return {
    publicKey: vapid.publicKey,
    serves: (platform) => transports[platform] !== none,
    refuse: ({ platform, token }) => transports[platform].refuse(token),
    send: ({ platform, token }, payload) => transports[platform].send(token, payload),
  }
}

const none: Transport = { refuse: refuseToken, send: async () => 'off' }
