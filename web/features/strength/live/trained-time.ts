import { doneSets, type LiveWorkout } from './live-workout.ts'

/** Seconds of a counted set, with the way to the bar. */
const usualSetSeconds = 40
/** Longest pause between two sets that still belongs to training. */
const longestPause = 10 * 60
/** Longest workout that can be logged. */
const longest = 48 * 3600

/**
 * Seconds of a workout without pauses above ten minutes, such as a forgotten end, and the seconds under load among
 * them.
 */
export function trainedTime(workout: LiveWorkout): { duration: number; activeSeconds: number } {
  const done = doneSets(workout).toSorted((one, other) => one.doneAt!.localeCompare(other.doneAt!))
  let before = Date.parse(workout.startedAt)
  let duration = 0
  for (const { doneAt, seconds } of done) {
    const at = Date.parse(doneAt!)
    duration += Math.min(Math.max(0, (at - before) / 1000), longestPause + (seconds ?? 0))
    before = at
  }
  const active = done.reduce((sum, { seconds }) => sum + (seconds ?? usualSetSeconds), 0)
  const whole = Math.min(longest, Math.max(1, Math.round(duration), Math.min(active, longest)))
  return { duration: whole, activeSeconds: Math.min(active, whole) }
}
