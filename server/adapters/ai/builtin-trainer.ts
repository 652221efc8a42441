import { allExercises } from '#server/knowledge/exercises/exercises.ts'
import { afterSession } from '#server/knowledge/schedules/replan/after-session.ts'
import { replan } from '#server/knowledge/schedules/replan/replan.ts'
import { contentOf as scheduleContent } from '#server/knowledge/schedules/write-content.ts'
import { energyOfWorkout } from '#server/knowledge/workouts/energy.ts'
import type { Options } from '#server/knowledge/workouts/session.ts'
import { contentOf as workoutContent } from '#server/knowledge/workouts/write-content.ts'
import type { Trainer, WorkoutToMake } from './trainer.ts'

export const builtinTrainer: Trainer = {
  exercises: allExercises,
  workoutText: workoutContent,
  workoutEnergy: energyOfWorkout,
  replan(schedule, change, today) {
    const changed = replan(schedule, change, { today })
    return { schedule: changed, content: scheduleContent(changed) }
  },
  afterSession,
  scheduleText: scheduleContent,
}

/** What the generator goes by besides the request. */
export function optionsOf({ seed, kilograms, recent, feedback }: WorkoutToMake): Options {
  return {
    seed,
    recent,
    ...(kilograms !== undefined && { kilograms }),
    ...(feedback && { advanced: { feedback } }),
  }
}
