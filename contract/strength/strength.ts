import * as z from 'zod'
import { cursor } from '../http/cursor.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { day, moment } from '../measures/day-schemas.ts'
import { line, paragraph } from '../measures/text.ts'
import { muscles } from '../training/exercises.ts'

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
/** Most sets of a session, and most exercises that one call asks about. */
export const mostSets = 300
export const mostExercises = 30

const weightRange = `Enter a weight above 0 and up to ${mostKilograms} kg, or none.`
const repsRange = `Repetitions are a whole number from 1 to ${mostReps}.`
const rpeRange = 'RPE is between 1 and 10, in steps of 0.5.'
const reserveRange = 'Repetitions in reserve are a whole number from 0 to 10.'

const exerciseId = line(80).min(1, 'Choose an exercise.')

const setFields = {
  sessionId: z.uuid('That is not a session’s id.'),
  /** Id in the library, or of an exercise of one's own. */
  exerciseId,
  /** Kept with the set, so that it stays readable when the exercise is removed. */
  exerciseName: line(120).min(1, 'Enter a name.'),
  /** Order in the session. */
  place: z.number().int().min(0).max(9999),
  /** Sets with the same number are done in turns; null outside of supersets and circuits. */
  superset: z.number().int().min(0).max(99).nullable(),
  kind: z.enum(setKinds),
  load: z.enum(setLoads),
  /** Kilograms, three decimals; null without an added weight. */
  weight: z.number(weightRange).gt(0, weightRange).max(mostKilograms, weightRange).nullable(),
  reps: z.number(repsRange).int(repsRange).min(1, repsRange).max(mostReps, repsRange).nullable(),
  seconds: z.number().int().min(1).max(86_400).nullable(),
  metres: z.number().gt(0).max(500_000).nullable(),
  /** Rating of perceived exertion, 1 to 10. */
  rpe: z.number(rpeRange).min(1, rpeRange).max(10, rpeRange).multipleOf(0.5, rpeRange).nullable(),
  repsInReserve: z
    .number(reserveRange)
    .int(reserveRange)
    .min(0, reserveRange)
    .max(10, reserveRange)
    .nullable(),
  /** Seconds of rest before the set. */
  restSeconds: z.number().int().min(0).max(7200).nullable(),
  note: paragraph(500).nullable(),
  doneAt: moment,
}

export const strengthSet = z.object({
  ...setFields,
  id: z.uuid(),
  /** Diary day of `doneAt`. */
  day,
  /** Kilograms of the body as of that day; null when unknown, and for `external`. */
  bodyWeight: z.number().nullable(),
  /** Estimated one-repetition maximum in kilograms; null where none can be estimated. */
  oneRepMax: z.number().nullable(),
})
export type StrengthSet = z.infer<typeof strengthSet>

const newSet = z
  .object({ ...setFields, /** Of two writes of one set the later edit stays. */ editedAt: moment })
  .refine(({ reps, seconds, metres }) => reps !== null || seconds !== null || metres !== null, {
    path: ['reps'],
    error: 'Enter repetitions, seconds or meters.',
  })
  .refine(({ rpe, repsInReserve }) => rpe === null || repsInReserve === null, {
    path: ['repsInReserve'],
    error: 'Enter either RPE or repetitions in reserve.',
  })
export type NewSet = z.infer<typeof newSet>

const setId = z.object({ id: z.uuid('That is not a set’s id.') })

/** Records or changes a set, by an id of the client's, so that sending it twice records it once. */
export const recordSet = {
  method: 'PUT',
  path: '/api/strength/sets/:id',
  summary: 'Record or change a set of a strength session',
  feature: 'training',
  params: setId,
  body: newSet,
  response: strengthSet,
} satisfies Endpoint

export const removeSet = {
  method: 'DELETE',
  path: '/api/strength/sets/:id',
  summary: 'Remove a set; records and volume follow',
  params: setId,
  response: z.null(),
} satisfies Endpoint

const sessionFields = {
  title: line(120).min(1, 'Enter a name.'),
  startedAt: moment,
  endedAt: moment.nullable(),
  note: paragraph(2000).nullable(),
}
export const strengthSession = z.object({
  ...sessionFields,
  id: z.uuid(),
  /** Sets without warm-ups, and the kilograms they moved: load times repetitions. */
  sets: z.number().int(),
  volume: z.number(),
})
export type StrengthSession = z.infer<typeof strengthSession>

const sessionId = z.object({ id: z.uuid('That is not a session’s id.') })

/** Begins or changes a session, by an id of the client's. */
export const putStrengthSession = {
  method: 'PUT',
  path: '/api/strength/sessions/:id',
  summary: 'Begin or change a strength session',
  feature: 'training',
  params: sessionId,
  body: z.object(sessionFields),
  response: strengthSession,
} satisfies Endpoint

export const listStrengthSessions = {
  method: 'GET',
  path: '/api/strength/sessions',
  summary: 'Strength sessions, newest first',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.array(strengthSession),
} satisfies Endpoint

export const getStrengthSession = {
  method: 'GET',
  path: '/api/strength/sessions/:id',
  summary: 'One strength session with its sets in order',
  params: sessionId,
  response: strengthSession.omit({ sets: true }).extend({ sets: z.array(strengthSet) }),
} satisfies Endpoint

export const lastSets = z.object({ exerciseId: z.string(), day, sets: z.array(strengthSet) })

/** The sets of each exercise in its newest session, in order; exercises without sets are left out. */
export const getLastSets = {
  method: 'GET',
  path: '/api/strength/last',
  summary: 'What was lifted last time, by exercise',
  query: z.object({
    /** Ids between commas. */
    exercises: line(81 * mostExercises)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(exerciseId).min(1, 'Choose an exercise.').max(mostExercises)),
    /** The session being done, whose own sets are not "last time". */
    without: z.uuid().optional(),
  }),
  response: z.array(lastSets),
} satisfies Endpoint

/** Sums and bests of one exercise on one day; null where no set has the measure. */
export const exerciseDay = z.object({
  day,
  /** Sets without warm-ups, their repetitions, and load times repetitions in kilograms. */
  sets: z.number().int(),
  reps: z.number().int(),
  volume: z.number(),
  /** Heaviest load in kilograms, and the most repetitions with it. */
  heaviest: z.number().nullable(),
  heaviestReps: z.number().int().nullable(),
  oneRepMax: z.number().nullable(),
  mostReps: z.number().int().nullable(),
  longestSeconds: z.number().int().nullable(),
  farthestMetres: z.number().nullable(),
})
export type ExerciseDay = z.infer<typeof exerciseDay>

const record = z.object({ day, value: z.number() }).nullable()

export const getExerciseHistory = {
  method: 'GET',
  path: '/api/strength/exercises/:exerciseId',
  summary: 'The days of an exercise, newest first, and its records',
  params: z.object({ exerciseId }),
  query: z.object({
    /** Days before this one: the last day of the page before. */
    before: day.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({
    days: z.array(exerciseDay),
    records: z.object({ heaviest: record, oneRepMax: record, volume: record, mostReps: record }),
  }),
} satisfies Endpoint

/**
 * Sets a week that build a muscle: at least 10 (Schoenfeld, Ogborn and Krieger 2017, J Sports Sci 35, 1073–1082), and 12 to
 * 20 in trained people (Baz-Valle et al. 2022, J Hum Kinet 81, 199–210).
 */
export const usefulSets = { least: 10, most: 20 }

export const getMuscleSets = {
  method: 'GET',
  path: '/api/strength/muscles',
  summary: 'Sets of each muscle in the week of a day, most first; muscles that only assist count half',
  query: z.object({
    /** Today without it. */
    day: day.optional(),
  }),
  response: z.object({
    from: day,
    to: day,
    muscles: z.array(z.object({ muscle: z.enum(muscles), sets: z.number() })),
    /** Sets of exercises outside of the library, whose muscles are not known. */
    unknown: z.number().int(),
  }),
} satisfies Endpoint
