/** User-facing sentences of the worker: browsers require a notification even for an unreadable message. */
export const words = {
  news: 'There is news for you. Open the app to see it.',
}
