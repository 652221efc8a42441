import type { Routine } from '#contract/strength/routines.ts'
import type { StrengthWorkout } from '#contract/strength/workouts.ts'

/**
 * The routine whose turn it is: after the one that was lifted last, the next of its folder, in the order of the list; before
 * any was lifted the first. Routines without exercises are skipped. Undefined without one. `lately`: workouts, newest first.
 */
export function nextRoutine(
  routines: readonly Routine[],
  lately: readonly Pick<StrengthWorkout, 'routineId'>[],
): Routine | undefined {
  const able = routines.filter(({ exercises }) => exercises.length > 0)
  const last = lately
    .map(({ routineId }) => able.find(({ id }) => id === routineId))
    .find((routine) => routine !== undefined)
  if (!last) return able[0]
  const folder = able.filter((one) => one.folder === last.folder)
  return folder[(folder.indexOf(last) + 1) % folder.length]
}
