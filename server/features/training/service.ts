/** What other features may ask of training. */
export { nextSession, openSessions } from './schedule-store.ts'
