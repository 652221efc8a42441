import * as z from 'zod'
import { effort } from '../activities/activities.ts'
import { cursor } from '../http/cursor.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { day, moment } from '../measures/day-schemas.ts'
import { line, paragraph } from '../measures/text.ts'
import { record, recordKinds } from './records.ts'
import {
  checkSet,
  doneFields,
  editedAt,
  exerciseId,
  mostSets,
  setLoads,
  strengthSet,
  supersetId,
} from './sets.ts'

const workoutFields = {
  name: line(120).min(1, 'Enter a name.'),
  startedAt: moment,
  endedAt: moment.nullable(),
  notes: paragraph(2000).nullable(),
  /** The routine it follows, whose next weights it decides when it ends. */
  routineId: z.uuid('That is not a routine’s id.').nullable(),
}

export const strengthWorkout = z.object({
  ...workoutFields,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  id: z.uuid(),
  /** Sets without warm-ups, and the kilograms they moved: load times repetitions. */
  setCount: z.number().int(),
  volume: z.number(),
})
export type StrengthWorkout = z.infer<typeof strengthWorkout>

/** A best of an exercise that one of this workout's sets reached. */
export const beaten = z.object({
  exerciseId: z.string(),
  exerciseName: z.string(),
  kind: z.enum(recordKinds),
  value: z.number(),
  /** The best before it; null with the first sets of an exercise. */
  before: record,
})
export type Beaten = z.infer<typeof beaten>

const exerciseFields = {
  exerciseId,
  supersetId: supersetId.nullable(),
  notes: paragraph(500).nullable(),
}

export const workoutWithSets = strengthWorkout.extend({
  /** How hard it was as a whole, from 1 to 10; null where nothing was said. */
  effort: z.number().nullable(),
  /** In order; an exercise that was taken up again later stands twice. */
  exercises: z.array(
    z.object({
      ...exerciseFields,
      exerciseName: z.string(),
      load: z.enum(setLoads),
      sets: z.array(strengthSet),
    }),
  ),
  records: z.array(beaten),
})
export type WorkoutWithSets = z.infer<typeof workoutWithSets>

const { kind, ...measured } = doneFields
const newSet = z
  .object(measured)
  .partial()
  .extend({
    id: z.uuid('That is not a set’s id.'),
    kind: kind.default('working'),
    /** The workout's start without it. */
    doneAt: moment.nullish(),
    /** The workout's without it; the time that the set was done without either. */
    editedAt: editedAt.optional(),
  })
  .superRefine(checkSet)

const newExercise = z.object({
  exerciseId,
  supersetId: exerciseFields.supersetId.optional(),
  /** Kept while the workout has sets of the exercise. */
  notes: exerciseFields.notes.optional(),
  /** Needed only for an exercise that is neither in the library nor one's own. */
  exerciseName: line(120).min(1, 'Enter a name.').nullish(),
  /** As usual for the exercise without it. */
  load: z.enum(setLoads).nullish(),
  sets: z.array(newSet).max(mostSets).default([]),
})

const { name, startedAt } = workoutFields
const newWorkout = z.object({
  id: z.uuid('That is not a workout’s id.'),
  name,
  startedAt,
  endedAt: moment.nullish(),
  notes: workoutFields.notes.optional(),
  routineId: workoutFields.routineId.optional(),
  /** Of the name, times and notes. The workout's end without it, else its start. */
  editedAt: editedAt.optional(),
  exercises: z.array(newExercise).max(100).default([]),
})
export type NewWorkout = z.output<typeof newWorkout>

/**
 * By ids of the client's: sent again it changes nothing; given sets are added or changed unless they were edited or
 * removed later, others stay. Refused with 404 when it was removed later.
 */
export const recordStrengthWorkout = {
  method: 'POST',
  path: '/api/strength/workouts',
  summary: 'Begin, change or record a whole strength workout',
  feature: 'training',
  body: newWorkout,
  response: workoutWithSets,
} satisfies Endpoint

export const listStrengthWorkouts = {
  method: 'GET',
  path: '/api/strength/workouts',
  summary: 'Strength workouts, newest first',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    /** Only workouts with sets on this day. */
    day: day.optional(),
  }),
  response: z.array(strengthWorkout),
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not a workout’s id.') })

export const getStrengthWorkout = {
  method: 'GET',
  path: '/api/strength/workouts/:id',
  summary: 'One strength workout with its sets in order',
  params: byId,
  response: workoutWithSets,
} satisfies Endpoint

export const changeStrengthWorkout = {
  method: 'PATCH',
  path: '/api/strength/workouts/:id',
  summary: 'Change the name, times, notes or effort of a strength workout',
  feature: 'training',
  params: byId,
  body: z.object({
    name: name.optional(),
    startedAt: startedAt.optional(),
    endedAt: workoutFields.endedAt.optional(),
    notes: workoutFields.notes.optional(),
    effort,
  }),
  response: strengthWorkout,
} satisfies Endpoint

export const removeStrengthWorkout = {
  method: 'DELETE',
  path: '/api/strength/workouts/:id',
  summary:
    'Remove a strength workout with its sets; records and volume follow, the logged activity stays, and an edit from before does not bring it back',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreStrengthWorkout = {
  method: 'POST',
  path: '/api/strength/workouts/:id/restore',
  summary: 'Bring back a strength workout that was removed within the last day, with its sets',
  params: byId,
  response: workoutWithSets,
} satisfies Endpoint
