import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { line, paragraph } from '../measures/text.ts'
import { plannedSet, progressionRule, standing } from './progression/rules.ts'
import { exerciseId, restSeconds, setLoads, supersetId } from './sets.ts'

/** Most routines of a person. */
export const mostRoutines = 100

/** An exercise of a routine with what is asked of its sets. */
export const routineExercise = z.object({
  exerciseId,
  exerciseName: line(120).min(1, 'Enter a name.'),
  load: z.enum(setLoads),
  timed: z.boolean(),
  supersetId: supersetId.nullable(),
  /** Rest after a set. */
  restSeconds,
  notes: paragraph(500).nullable(),
  /** Without a rule all sets, with one the warm-ups before them. */
  sets: z.array(plannedSet).max(20),
  rule: progressionRule.nullable(),
  /** Null without a rule, and before the first weight is known. */
  standing: standing.nullable(),
})
export type RoutineExercise = z.infer<typeof routineExercise>

const routineFields = {
  name: line(120).min(1, 'Enter a name.'),
  /** Name of its folder; null outside of folders. */
  folder: line(60).min(1).nullable(),
  exercises: z.array(routineExercise).max(30, 'A routine holds at most 30 exercises.'),
}

export const routine = z.object({
  ...routineFields,
  id: z.uuid(),
  /** End of the link that others on this instance may copy it by; null while it is not shared. */
  shareCode: z.string().nullable(),
})
export type Routine = z.infer<typeof routine>

const byId = z.object({ id: z.uuid('That is not a routine’s id.') })

export const listRoutines = {
  method: 'GET',
  path: '/api/strength/routines',
  summary: 'Routines, by folder and name',
  response: z.array(routine),
} satisfies Endpoint

/** Adds or changes a routine, by an id of the client's. */
export const putRoutine = {
  method: 'PUT',
  path: '/api/strength/routines/:id',
  summary: 'Add or change a routine',
  feature: 'training',
  params: byId,
  body: z.object(routineFields),
  response: routine,
} satisfies Endpoint

export const removeRoutine = {
  method: 'DELETE',
  path: '/api/strength/routines/:id',
  summary: 'Remove a routine; workouts that followed it stay',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreRoutine = {
  method: 'POST',
  path: '/api/strength/routines/:id/restore',
  summary: 'Bring back a routine that was removed within the last day, with its standings and its link',
  params: byId,
  response: routine,
} satisfies Endpoint

export const shareRoutine = {
  method: 'POST',
  path: '/api/strength/routines/:id/share',
  summary: 'Make a routine’s link, or answer the one it has',
  params: byId,
  response: z.object({ shareCode: z.string() }),
} satisfies Endpoint

export const unshareRoutine = {
  method: 'DELETE',
  path: '/api/strength/routines/:id/share',
  summary: 'End a routine’s link; copies stay',
  params: byId,
  response: z.null(),
} satisfies Endpoint

/** Weights and standings are the owner's own and are left out. */
export const getSharedRoutine = {
  method: 'GET',
  path: '/api/strength/shared-routines/:shareCode',
  summary: 'A routine that somebody shared',
  params: z.object({ shareCode: line(80).min(1) }),
  response: z.object({ name: z.string(), exercises: z.array(routineExercise) }),
} satisfies Endpoint
