import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { scheduleSessions, schedules, workoutFeedback, workouts } from './table.ts'

/** Workouts, schedules, and how they went. */
export function trainingHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'workouts', workouts),
    holding(db, userId, 'schedules', schedules),
    holding(db, userId, 'schedule-sessions', scheduleSessions),
    holding(db, userId, 'workout-feedback', workoutFeedback),
  ]
}
