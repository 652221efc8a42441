import type { Input } from '#contract/http/endpoint.ts'
import { exerciseAt, type Step } from '#contract/training/workout-steps.ts'
import type { completeWorkout, Workout } from '#contract/training/workouts.ts'
import type { Run } from './run/run.ts'

export type Completion = Input<typeof completeWorkout>['body']
type Feedback = NonNullable<Completion['exercises']>[number]

/** Maximum counted time of a set, as a multiple of the plan; above it the set was interrupted. */
const longestShare = 3

/** Whole seconds without pauses, and those of work. */
export function timesOf(run: Run, steps: readonly Step[], now: number) {
  const until = run.endedAt ?? run.pausedAt ?? now
  const duration = Math.max(0, until - run.beganAt - run.paused) / 1000
  const active = steps.reduce((sum, step, at) => {
    const spent = (run.log[at]?.spent ?? 0) / 1000
    return step.kind === 'work' ? sum + Math.min(spent, step.seconds * longestShare) : sum
  }, 0)
  return { duration: Math.round(duration), activeSeconds: Math.round(Math.min(active, duration)) }
}

/** Completed sets and planned sets. */
export function setsOf(run: Run, steps: readonly Step[]) {
  const work = [...steps.entries()].filter(([, { kind }]) => kind === 'work')
  return { done: work.filter(([at]) => run.log[at]?.done).length, planned: work.length }
}

/** Completed sets by exercise, in the order of the workout; exercises not reached are omitted. */
export function exercisesDone(run: Run, steps: readonly Step[], workout: Workout): Feedback[] {
  const done = new Map<string, Feedback>()
  steps.forEach((step, at) => {
    const entry = run.log[at]
    if (step.kind !== 'work' || !entry) return
    const { exerciseId, name } = exerciseAt(workout, step)
    const key = exerciseId ?? name
    const before = done.get(key) ?? { exerciseId, name, setsDone: 0, rpe: null }
    // The contract's maximum is twenty; a circuit may have more rounds.
    done.set(key, { ...before, setsDone: Math.min(20, before.setsDone + (entry.done ? 1 : 0)) })
  })
  return [...done.values()]
}
