import { fitnessLevels } from '#contract/training/exercises.ts'
import { equipmentChoices, targetMuscles, workoutGoals, workoutTypes } from '#contract/training/workouts.ts'
import { buildWorkout } from '#server/knowledge/workouts/build-workout.ts'

export const name = 'workout'

const rounds = 600
const lengths = [5, 15, 30, 45, 60, 90, 120]
const bodies = [null, 'bad knees', 'pregnant', 'herniated disc, asthma']

/** Milliseconds of the engine per workout, over all types, goals and durations. */
export function run() {
  const make = (seed: number) =>
    buildWorkout(
      {
        workoutType: workoutTypes[seed % 8]!,
        duration: lengths[seed % 7]!,
        fitnessLevel: fitnessLevels[seed % 3]!,
        equipment: equipmentChoices[(seed >> 2) % 4]!,
        targetMuscles: [targetMuscles[seed % 8]!, targetMuscles[(seed + 3) % 8]!],
        goals: workoutGoals[(seed >> 1) % 7]!,
        limitations: bodies[(seed >> 3) % 4],
      },
      { seed },
    )
  for (let seed = 0; seed < 100; seed++) make(seed)
  const times = Array.from({ length: rounds }, (_, seed) => {
    const begun = performance.now()
    make(seed)
    return performance.now() - begun
  }).sort((one, other) => one - other)
  const hundredths = (ms: number) => Math.round(ms * 100) / 100
  return { medianMs: hundredths(times[rounds >> 1]!), p95Ms: hundredths(times[Math.floor(rounds * 0.95)]!) }
}
