/** Training for other features. */
export { effortOf } from './effort-store.ts'
export { rateEffort } from './rate-effort.ts'
export { nextSession, openSessions } from './schedule-store.ts'
export { sessionOfActivity, tickSession, untickSession } from './session-link-store.ts'
