/** What other features may ask of training. */
export { trainingHoldings } from './holding-store.ts'
export { nextSession, type OpenSession, openSessions } from './schedule-store.ts'
