/** What the shared parts say by themselves. */
export const words = {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  back: (to: string) => `Back to ${to}`,
  today: 'Today',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  backToToday: 'Back to today',
  dayChooser: 'Day',
  choose: 'Choose…',
  optional: 'optional',
  notifications: 'Messages ({hotkey})',
  notification: 'Message',
  progress: (label: string, value: string, max: string) => `${label}: ${value} of ${max}`,
} as const
