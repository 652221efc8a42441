/** Training for other features. */
export { trainingHoldings } from './holding-store.ts'
export { nextSession, openSessions } from './schedule-store.ts'
