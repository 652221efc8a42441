/** What other features may ask of training. */
export { trainingHoldings } from './holding-store.ts'
export { nextSession, openSessions } from './schedule-store.ts'
