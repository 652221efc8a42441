import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { timezone } from './measures/day-schemas.ts'
import { atMost, line } from './measures/text.ts'

/** The settings switch of each kind of message. */
export const switchOf = {
  meal_reminder: 'mealReminders',
  workout_reminder: 'workoutReminders',
  progress: 'progressUpdates',
  milestone: 'progressUpdates',
} as const
export type NotificationKind = keyof typeof switchOf
export type NotificationSwitch = (typeof switchOf)[NotificationKind]

/** Both addresses may be any text; nothing is sent before their confirmation. */
const settings = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  email: line(254),
  phoneNumber: line(40),
  workoutReminders: z.boolean(),
  mealReminders: z.boolean(),
  progressUpdates: z.boolean(),
  marketingEmails: z.boolean(),
})

export const notificationSettings = settings.extend({
  /** Whether emails to `email` may be sent: the account's verified address, or a confirmed one. */
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  /** Channels configured on this instance. */
  channels: z.object({ push: z.boolean(), email: z.boolean(), sms: z.boolean() }),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

/** Absent fields stay unchanged. */
export const notificationSettingsChange = settings.partial()

export const getNotificationSettings = {
  method: 'GET',
  path: '/api/notification-settings',
  summary: 'What to send, and where to',
  response: notificationSettings,
} satisfies Endpoint
export const saveNotificationSettings = {
  method: 'POST',
  path: '/api/notification-settings',
  summary: 'Change what to send and where to; a new address gets an email or a code that confirms it',
  body: notificationSettingsChange,
  response: notificationSettings,
} satisfies Endpoint
export const confirmContact = {
  method: 'POST',
  path: '/api/notification-settings/confirm',
  summary: 'Confirm an address for notifications with the code that it received',
  limit: 'sign-in',
  body: z.object({ channel: z.enum(['email', 'sms']), code: line(12).min(4, 'Enter the code.') }),
  response: notificationSettings,
} satisfies Endpoint

export const platforms = ['web', 'ios', 'android'] as const

/** For the web `token` is the browser's PushSubscription as JSON; for phones the system's token. */
export const registerDevice = {
  method: 'POST',
  path: '/api/register-device-token',
  summary: 'Receive notifications on this device',
  body: z.object({
    token: z.string().min(8, 'That is not a device token.').max(4096, 'That device token is too long.'),
    platform: z.enum(platforms),
  }),
  response: z.object({ id: z.uuid(), message: z.string() }),
} satisfies Endpoint
export const forgetDevice = {
  method: 'DELETE',
  path: '/api/register-device-token',
  summary: 'Receive no more notifications on this device',
  body: z.object({ token: z.string().min(8).max(4096) }),
  response: z.object({ success: z.boolean() }),
} satisfies Endpoint
export const setPlayerId = {
  method: 'POST',
  path: '/api/user/notification-id',
  summary: 'Keep the id that a hosted push service knows this person by',
  body: z.object({ playerId: line(128).min(1, 'Enter an id.') }),
  response: z.object({ success: z.boolean() }),
} satisfies Endpoint

/** Topics of unsubscribe links: one type of notification, or all emails. */
export const unsubscribeTargets = [...new Set(Object.values(switchOf)), 'emailNotifications'] as const
export type UnsubscribeTarget = NotificationSwitch | 'emailNotifications'
const unsubscribeTarget = z.object({ target: z.enum(unsubscribeTargets as readonly UnsubscribeTarget[]) })
const unsubscribeToken = line(200).min(1)

export const readUnsubscribeLink = {
  method: 'GET',
  path: '/api/notifications/unsubscribe',
  summary: 'Say what the link in an email turns off; changes nothing',
  access: 'public',
  query: z.object({ token: unsubscribeToken }),
  response: unsubscribeTarget,
} satisfies Endpoint
export const unsubscribe = {
  ...readUnsubscribeLink,
  method: 'POST',
  summary: 'Turn off what the link in an email names, or with `all` every email; needs no sign-in',
  query: z.object({ token: unsubscribeToken, all: z.literal('true').optional() }),
} satisfies Endpoint
/** The same at the page's address, where mail programs post a form (RFC 8058). */
export const unsubscribeByMailProgram = {
  ...unsubscribe,
  path: '/unsubscribe',
  bytes: true,
} satisfies Endpoint

const badTime = 'Enter a time of day, such as 07:30.'
/** A wall-clock time of the account's zone, `HH:MM`. */
export const clockTime = atMost(5, badTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, badTime)
/**
 * When other messages come, in the account's zone: what is planned and what is left of the week's workouts, the week's
 * review on Mondays, and the hours in which milestones are announced.
 */
export const messageTimes = {
  workout_morning: '07:30',
  workout_evening: '17:30',
  weekly_progress: '08:30',
  milestones: { from: '08:00', to: '22:00' },
} as const
export const reminderMeals = ['breakfast', 'lunch', 'dinner'] as const
export type ReminderMeal = (typeof reminderMeals)[number]
export const reminderDefaults = { breakfast: '08:00', lunch: '12:30', dinner: '18:00' } as const

/** Reminder time of each meal; null: none. */
export const reminderSchedule = z.object({
  breakfast: clockTime.nullable(),
  lunch: clockTime.nullable(),
  dinner: clockTime.nullable(),
  timezone,
})
export type ReminderSchedule = z.infer<typeof reminderSchedule>

export const getReminders = {
  method: 'GET',
  path: '/api/notifications/reminders',
  summary: 'The meal reminder schedule',
  response: reminderSchedule.extend({
    /** False for the proposed defaults: nothing is sent before a schedule is saved. */
    saved: z.boolean(),
  }),
} satisfies Endpoint
export const scheduleReminders = {
  method: 'POST',
  path: '/api/notifications/schedule-reminders',
  summary: 'Save the meal reminder schedule',
  body: reminderSchedule,
  response: reminderSchedule.extend({ message: z.string() }),
} satisfies Endpoint

export const testTypes = ['basic', 'system', 'milestone', 'meal_reminder'] as const
const sentNow = z.object({
  message: z.string(),
  details: z.object({ notificationId: z.uuid(), devices: z.number().int() }),
})
export const sendTestNotification = {
  method: 'POST',
  path: '/api/notifications/test',
  summary: 'Send a test to this person’s devices',
  limit: 'notify',
  body: z.object({ testType: z.enum(testTypes) }),
  response: sentNow,
} satisfies Endpoint
export const sendWorkoutNotification = {
  method: 'POST',
  path: '/api/send-workout-notification',
  summary: 'Remind this person’s devices of the next workout, now',
  limit: 'notify',
  response: sentNow,
} satisfies Endpoint

/**
 * Counts of messages, including tests; deliveries to several devices count once. Emails and texts count as
 * delivered when their service accepted them.
 */
export const notificationStats = z.object({
  totalSent: z.number().int(),
  delivered: z.number().int(),
  opened: z.number().int(),
  /** Percent of delivered messages that were opened, one decimal. */
  clickRate: z.number(),
  preferences: z.record(z.string(), z.boolean()),
  lastNotification: z.iso.datetime().nullable(),
})
export type NotificationStats = z.infer<typeof notificationStats>

export const getNotificationStats = {
  method: 'GET',
  path: '/api/notifications/stats',
  summary: 'How notifications to this person have done',
  response: notificationStats,
} satisfies Endpoint
/** Alias in the specification. */
export const getNotificationStatsToo = {
  ...getNotificationStats,
  path: '/api/notification-stats',
} satisfies Endpoint

/** Limit of the list of sent messages, and their age in days. */
export const listedMessages = { most: 100, days: 30 } as const

export const sentMessage = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** A path of this product. */
  url: z.string(),
  sentAt: z.iso.datetime(),
  /** Opened from this list, a device, an email or a text. */
  opened: z.boolean(),
})
export type SentMessage = z.infer<typeof sentMessage>

export const listMessages = {
  method: 'GET',
  path: '/api/notifications/messages',
  summary: 'What was sent to this person in the last 30 days, newest first, at most 100',
  response: z.array(sentMessage).max(listedMessages.most),
} satisfies Endpoint
export const openMessage = {
  method: 'POST',
  path: '/api/notifications/messages/:id/opened',
  summary: 'Say that a message was opened from the list of what was sent',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.boolean() }),
} satisfies Endpoint

/**
 * Shares of sent messages that were delivered, and of delivered ones that were opened, as text; none before the
 * first.
 */
export function performanceOf({ totalSent, delivered, opened }: NotificationStats) {
  if (!totalSent) return undefined
  const deliveredPercent = (delivered / totalSent) * 100
  const openedPercent = delivered ? (opened / delivered) * 100 : 0
  if (deliveredPercent >= 95 && openedPercent >= 20) return 'excellent'
  return deliveredPercent >= 85 ? 'good' : 'poor'
}

/** Payload for the service worker. `receipt` reports later, without a sign-in, that it arrived or was opened. */
export const pushPayload = z.object({
  id: z.uuid(),
  title: z.string().max(120),
  body: z.string().max(400),
  /** A path of this product. */
  url: z.string().regex(/^\/(?!\/)/),
  /** A newer message with the same tag replaces the older one. */
  tag: z.string().max(64),
  receipt: z.string().max(200),
})
export type PushPayload = z.infer<typeof pushPayload>

export const acknowledgeNotification = {
  method: 'POST',
  path: '/api/notifications/receipts',
  summary: 'Say that a notification arrived or was opened',
  access: 'public',
  limit: 'events',
  body: z.object({ receipt: line(200).min(1), event: z.enum(['delivered', 'opened']) }),
  response: z.object({ success: z.boolean() }),
} satisfies Endpoint
