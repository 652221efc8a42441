/** What other features may ask of notifications. */
export { notificationHoldings } from './holding-store.ts'
