/** User-facing sentences of the worker: browsers require a notification even for an unreadable message. */
export const words = {
  news: 'You have a new notification. Open the app to see it.',
}
