/** What the worker says by itself: when a message came that it cannot read, the browser still wants one shown. */
export const words = {
  news: 'There is news for you. Open the app to see it.',
}
