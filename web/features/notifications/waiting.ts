import { e164, isAddress } from '#contract/http/reachable.ts'
import type { NotificationSettings } from '#contract/notifications.ts'

export type ContactChannel = 'email' | 'sms'
type Contact = { channel: ContactChannel; address: string }

/** What stands between an address that is switched on and the messages to it; nothing where they may go there. */
export function obstacleTo(channel: ContactChannel, settings: NotificationSettings) {
  const { emailNotifications, email, emailConfirmed, channels } = settings
  const { smsNotifications, phoneNumber, phoneConfirmed } = settings
  if (channel === 'email') {
    if (!channels.email || !emailNotifications || !email || emailConfirmed) return undefined
    return isAddress(email) ? 'unconfirmed' : 'unreachable'
  }
  if (!channels.sms || !smsNotifications || !phoneNumber || phoneConfirmed) return undefined
  return e164(phoneNumber) ? 'unconfirmed' : 'unreachable'
}

/** The addresses that were sent a code and wait for it. */
export function waiting(settings: NotificationSettings): Contact[] {
  const both: Contact[] = [
    { channel: 'email', address: settings.email },
    { channel: 'sms', address: settings.phoneNumber },
  ]
  return both.filter(({ channel }) => obstacleTo(channel, settings) === 'unconfirmed')
}
