/** Reasons for refusing a device. */
export const words = {
  notASubscription: 'That is no push subscription of a browser.',
  notAPushService: 'That push subscription does not lead to a push service we know.',
  notAToken: 'That is no device token.',
}
