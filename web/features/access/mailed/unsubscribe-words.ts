import type { UnsubscribeTarget } from '#contract/notifications.ts'

/** User-facing sentences of the unsubscribe page. */
export const words = {
  title: 'Stop these emails?',
  loading: 'Reading the link…',
  asked: {
    mealReminders: 'This ends reminders to log meals, by email and on your devices.',
    workoutReminders: 'This ends workout reminders, by email and on your devices.',
    progressUpdates: 'This ends weekly summaries and milestones, by email and on your devices.',
    emailNotifications: 'This ends all notifications by email. Your devices are not affected.',
  } satisfies Record<UnsubscribeTarget, string>,
  stop: {
    mealReminders: 'Stop Meal Reminders',
    workoutReminders: 'Stop Workout Reminders',
    progressUpdates: 'Stop Progress Updates',
    emailNotifications: 'Stop All Email Notifications',
  } satisfies Record<UnsubscribeTarget, string>,
  stopping: 'Stopping…',
  didNotWork: 'That did not work. Please try again.',
  doneTitle: 'Done, they are off',
  done: {
    mealReminders: 'Meal reminders are switched off.',
    workoutReminders: 'Workout reminders are switched off.',
    progressUpdates: 'Weekly summaries and milestones are switched off.',
    emailNotifications: 'Email notifications are switched off.',
  } satisfies Record<UnsubscribeTarget, string>,
  later: 'You can switch them on again in your notification settings.',
  toSettings: 'Notification Settings',
  signIn: 'Sign In',
  unknownTitle: 'This link does not work',
  unknownText: 'Part of it is missing, or it was not sent by us. Open the whole link from the email.',
  unknownWay: 'Notifications can be switched off in your account too.',
} as const
