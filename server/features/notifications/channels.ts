import type { NotificationKind } from '#contract/notifications.ts'
import type { Deps } from '#server/deps.ts'
import { emailOf, phoneOf } from './contacts/contacts.ts'
import type { Channel } from './message-store.ts'
import type { Person } from './reminders/people-store.ts'

export type { Channel }

export type Message = {
  kind: NotificationKind | 'test'
  /** Deduplication key: one message per kind and occasion. */
  occasion: string
  title: string
  body: string
  /** A path of this product. */
  url: string
}
/** `devicesOnly`: messages to oneself use devices only. */
export type Mailing = { person: Person; message: Message; devicesOnly?: boolean }
/** All channels of a message to its receiver. */
export function channelsFor({ mail, sms }: Deps, { person, message, devicesOnly }: Mailing) {
  const { settings, devices } = person
  const pushes = devices.map((device) => ({ channel: 'push' as const, device, address: undefined }))
  if (devicesOnly) return pushes
  const reminder = message.kind === 'meal_reminder' || message.kind === 'workout_reminder'
  const email = emailOf(person, settings, mail.leavesTheMachine)
  const phone = phoneOf(settings)
  // Daily meal reminders are emailed only without a device.
  const byEmail =
    person.asked && settings.emailNotifications && email.confirmed && !(reminder && devices.length)
  const byText = reminder && settings.smsNotifications && phone.confirmed && sms.available
  return [
    ...pushes,
    ...(byEmail ? [{ channel: 'email' as const, device: undefined, address: email.address }] : []),
    ...(byText ? [{ channel: 'sms' as const, device: undefined, address: phone.number }] : []),
  ]
}
