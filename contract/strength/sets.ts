import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { day, moment } from '../measures/day-schemas.ts'
import { decimals } from '../measures/decimals.ts'
import { line, paragraph } from '../measures/text.ts'

/** Kind of a set; warm-ups count for no record, volume or number of sets. */
export const setKinds = ['working', 'warm_up', 'drop', 'failure', 'myo'] as const
export type SetKind = (typeof setKinds)[number]

/**
 * The moved load: `external` is the weight alone, `bodyweight` the body's weight and what is added to it, `assisted`
 * the body's weight less the assistance.
 */
export const setLoads = ['external', 'bodyweight', 'assisted'] as const
export type SetLoad = (typeof setLoads)[number]

/** Bounds of a set. */
export const mostKilograms = 1000
export const mostReps = 500
/** Most sets of a workout, and most exercises that one call asks about. */
export const mostSets = 300
/** Most sets of an exercise on a day, which bounds a day's volume (`exercise_days`) and an answer with its sets. */
export const mostSetsOfDay = 1000
export const mostExercises = 30

const weightRange = `Enter a weight above 0 and up to ${mostKilograms} kg, or none.`
const repsRange = `Repetitions are a whole number from 1 to ${mostReps}.`
const rpeRange = 'RPE is between 1 and 10, in steps of 0.5.'
const reserveRange = 'Repetitions in reserve are a whole number from 0 to 10.'

/** Kilograms above 0, three decimals. */
export const kilograms = decimals(3, weightRange).gt(0, weightRange).max(mostKilograms, weightRange)
export const reps = z.number(repsRange).int(repsRange).min(1, repsRange).max(mostReps, repsRange)
export const seconds = z.number('Enter a number.').int().min(1).max(86_400)
export const metres = decimals(2).gt(0).max(500_000)
export const rpe = z.number(rpeRange).min(1, rpeRange).max(10, rpeRange).multipleOf(0.5, rpeRange)
/** Seconds of rest. */
export const restSeconds = z.number('Enter a number.').int().min(0).max(7200)

export const chooseExercise = 'Choose an exercise.'
/** Id in the library, or of an exercise of one's own. */
export const exerciseId = line(80).min(1, chooseExercise)
/** Sets of neighboring exercises with the same text are done in turns. */
export const supersetId = line(40).min(1)

/** What was done in a set; what was not measured is null or absent. */
export const doneFields = {
  kind: z.enum(setKinds),
  /** Kilograms; null without an added weight. */
  kilograms: kilograms.nullable(),
  reps: reps.nullable(),
  seconds: seconds.nullable(),
  metres: metres.nullable(),
  /** Rating of perceived exertion, 1 to 10. */
  rpe: rpe.nullable(),
  repsInReserve: z
    .number(reserveRange)
    .int(reserveRange)
    .min(0, reserveRange)
    .max(10, reserveRange)
    .nullable(),
  /** Seconds of rest before the set. */
  restSeconds: restSeconds.nullable(),
  note: paragraph(500).nullable(),
}

/** Time of an edit: of two writes, or a write and a removal, the later stays. One in the future counts as now. */
export const editedAt = moment

const setFields = {
  ...doneFields,
  workoutId: z.uuid('That is not a workout’s id.'),
  exerciseId,
  /** Kept with the set, so that it stays readable when the exercise is removed. */
  exerciseName: line(120).min(1, 'Enter a name.'),
  /** Order in the workout. */
  place: z.number().int().min(0).max(9999),
  supersetId: supersetId.nullable(),
  load: z.enum(setLoads),
  doneAt: moment,
}

export const strengthSet = z.object({
  ...setFields,
  doneAt: z.iso.datetime(),
  id: z.uuid(),
  /** Diary day of `doneAt`. */
  day,
  /** Kilograms of the body as of that day; null when unknown, and for `external`. */
  bodyWeight: z.number().nullable(),
  /** Estimated one-repetition maximum in kilograms; null above 12 repetitions and without a load. */
  estimatedMax: z.number().nullable(),
})
export type StrengthSet = z.infer<typeof strengthSet>

type Counted = Partial<Record<'reps' | 'seconds' | 'metres' | 'rpe' | 'repsInReserve', number | null>>

/** Refusals that concern several fields of a set. */
export function checkSet({ reps, seconds, metres, rpe, repsInReserve }: Counted, context: z.RefinementCtx) {
  if ((reps ?? seconds ?? metres ?? null) === null)
    context.addIssue({ code: 'custom', path: ['reps'], message: 'Enter repetitions, seconds or meters.' })
  if ((rpe ?? null) !== null && (repsInReserve ?? null) !== null)
    context.addIssue({
      code: 'custom',
      path: ['repsInReserve'],
      message: 'Enter either RPE or repetitions in reserve.',
    })
}

const newSet = z
  .object({ ...setFields, /** Now without it. */ editedAt: editedAt.optional() })
  .superRefine(checkSet)
export type NewSet = z.infer<typeof newSet>

const setId = z.object({ id: z.uuid('That is not a set’s id.') })

/** Records or changes a set, by an id of the client's, so that sending it twice records it once. */
export const recordSet = {
  method: 'PUT',
  path: '/api/strength/sets/:id',
  summary: 'Record or change a set of a strength workout',
  feature: 'training',
  params: setId,
  body: newSet,
  response: strengthSet,
} satisfies Endpoint

export const removeSet = {
  method: 'DELETE',
  path: '/api/strength/sets/:id',
  summary: 'Remove a set; records and volume follow, and an edit from before does not bring it back',
  params: setId,
  response: z.null(),
} satisfies Endpoint

export const restoreSet = {
  method: 'POST',
  path: '/api/strength/sets/:id/restore',
  summary: 'Bring back a set that was removed within the last day; records and volume follow',
  params: setId,
  response: strengthSet,
} satisfies Endpoint

const best = z.number().nullable()
/** The sets of an exercise in its newest workout, in order, and its bests: what a record has to beat. */
export const lastSets = z.object({
  exerciseId: z.string(),
  day,
  sets: z.array(strengthSet),
  best: z.object({ heaviest: best, estimatedMax: best, mostReps: best }),
})
export type LastSets = z.infer<typeof lastSets>

export const getLastSets = {
  method: 'GET',
  path: '/api/strength/last',
  summary: 'What was lifted last time, by exercise; exercises without sets are left out',
  query: z.object({
    /** Ids between commas. */
    exercises: line(81 * mostExercises)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(exerciseId).min(1, chooseExercise).max(mostExercises)),
    /** The workout being done, whose own sets are not "last time". */
    without: z.uuid().optional(),
  }),
  response: z.array(lastSets),
} satisfies Endpoint
