/** Training for other features. */
export { nextSession, openSessions } from './schedule-store.ts'
