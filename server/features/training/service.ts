/** Training for other features. */
export { effortOf, rateEffort } from './effort-store.ts'
export { nextSession, openSessions } from './schedule-store.ts'
export { sessionOfActivity, tickSession, untickSession } from './session-link-store.ts'
