import { randomUUID } from 'node:crypto'
import { fitnessLevels } from '#contract/training/exercises.ts'
import { trainingGoals } from '#contract/training/schedules.ts'
import { buildSchedule } from '#server/knowledge/schedules/build-schedule.ts'

export const name = 'schedule'

/** Milliseconds per schedule of 52 weeks with six workouts each, over all goals and levels. */
export function run(): { medianMs: number; p95Ms: number; worstMs: number; kilobytes: number } {
  let kilobytes = 0
  const build = (seed: number) => {
    const start = performance.now()
    const built = buildSchedule(
      {
        trainingGoal: trainingGoals[seed % trainingGoals.length]!,
        currentFitnessLevel: fitnessLevels[seed % fitnessLevels.length]!,
        weeksToGoal: 52,
        workoutsPerWeek: 6,
        sessionDuration: 60,
      },
      { seed, today: '2026-11-21', newId: randomUUID },
    )
    const ms = performance.now() - start
    kilobytes = Math.max(kilobytes, Math.round(JSON.stringify(built).length / 1000))
    return ms
  }
  for (let seed = 0; seed < 24; seed++) build(seed)
  const times = Array.from({ length: 72 }, (_, seed) => build(seed)).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))]! * 10) / 10
  return { medianMs: at(0.5), p95Ms: at(0.95), worstMs: at(1), kilobytes }
}
