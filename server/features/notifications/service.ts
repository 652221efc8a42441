/** Notifications for other features. */
export { notificationHoldings } from './holding-store.ts'
