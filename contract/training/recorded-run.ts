import * as z from 'zod'
import { line } from '../measures/text.ts'
import { exerciseAt, stepsOf } from './workout-steps.ts'
import type { Workout } from './workouts.ts'

/** More than any run of the engine has; a longer plan is led this far. */
const mostSteps = 200

/** A step of a planned run: it ends at its distance, else at its time. */
export const plannedStep = z.object({
  /** Null for a rest. */
  name: line(120).nullable(),
  /** Seconds; an estimate where there is a distance. */
  seconds: z.number(),
  metres: z.number().nullable(),
})
export type PlannedStep = z.infer<typeof plannedStep>
export const plannedSteps = z.array(plannedStep).min(1).max(mostSteps)

/** The steps by which the recorder leads through a run. */
export function plannedStepsOf(workout: Pick<Workout, 'blocks'>): PlannedStep[] {
  return stepsOf(workout)
    .slice(0, mostSteps)
    .map((step) => {
      if (step.kind === 'rest') return { name: null, seconds: step.seconds, metres: null }
      const { name, metres } = exerciseAt(workout, step)
      return { name, seconds: step.seconds, metres }
    })
}
