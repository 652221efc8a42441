import { e164, isAddress } from '#contract/http/reachable.ts'
import type { NotificationSettings } from '#contract/notifications.ts'

export type ContactChannel = 'email' | 'sms'
type Contact = { channel: ContactChannel; address: string }

/** The step missing before a channel that is switched on can be used; undefined if none. */
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

/** Addresses with a code that is not confirmed yet. */
export function waiting(settings: NotificationSettings): Contact[] {
  const both: Contact[] = [
    { channel: 'email', address: settings.email },
    { channel: 'sms', address: settings.phoneNumber },
  ]
  return both.filter(({ channel }) => obstacleTo(channel, settings) === 'unconfirmed')
}
