import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { cutText } from '../measures/cut-text.ts'
import { day } from '../measures/day-schemas.ts'
import { line } from '../measures/text.ts'
import { type Exercise, equipmentPieces, muscles } from '../training/exercises.ts'
import { records } from './records.ts'
import { exerciseId, type SetLoad, setLoads, strengthSet } from './sets.ts'

/** Most exercises of one's own. */
export const mostOwnExercises = 200

/** An exercise that sets are logged of. */
export const liftedExercise = z.object({
  id: z.string(),
  name: z.string(),
  primary: z.array(z.enum(muscles)),
  secondary: z.array(z.enum(muscles)),
  equipment: z.array(z.enum(equipmentPieces)),
  /** How its sets are usually loaded. */
  load: z.enum(setLoads),
  /** Seconds are counted instead of repetitions. */
  timed: z.boolean(),
  /** One's own, not of the library. */
  own: z.boolean(),
})
export type LiftedExercise = z.infer<typeof liftedExercise>

/** An exercise of the list that one is chosen from. */
export const listedExercise = liftedExercise.extend({
  /** Abbreviations and everyday names, one a line; null without any. */
  also: z.string().nullable(),
  /** Place among the common exercises, 0 the most common; null beyond them. */
  common: z.number().int().nullable(),
  /** The last day with sets of it, for the exercises done of late; else null. */
  lastOn: day.nullable(),
})
export type ListedExercise = z.infer<typeof listedExercise>

const loadedEquipment = new Set([
  'dumbbell',
  'kettlebell',
  'band',
  'barbell',
  'cable',
  'machine',
  'medicine_ball',
])

/** Whether a library exercise is loaded with a weight or with the body. */
export const usualLoad = ({ equipment }: Pick<Exercise, 'equipment'>): SetLoad =>
  equipment.some((piece) => loadedEquipment.has(piece)) ? 'external' : 'bodyweight'

/** Lower-case words with single spaces; what names are compared by. */
export const foldName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The id of an exercise of one's own, from its name: two devices that add it without a network add one. */
export const ownExerciseId = (name: string) => cutText(`own-${foldName(name).replaceAll(' ', '-')}`, 80)

export const listStrengthExercises = {
  method: 'GET',
  path: '/api/strength/exercises',
  summary:
    'Exercises to log sets of: one’s own, the last done, the common ones, then the rest of the library',
  query: z.object({
    /** Words of a name or an abbreviation, the equipment or a muscle; all have to match. */
    search: line(120).optional(),
  }),
  response: z.array(listedExercise),
} satisfies Endpoint

/** Adds an exercise of one's own; sent again, it changes the one of that name. */
export const addOwnExercise = {
  method: 'POST',
  path: '/api/strength/exercises',
  summary: 'Add an exercise of one’s own',
  feature: 'training',
  body: z.object({
    name: line(80)
      .min(1, 'Enter a name.')
      .refine((name) => foldName(name) !== '', 'Enter a name.'),
    primary: z.array(z.enum(muscles)).max(6).default([]),
    secondary: z.array(z.enum(muscles)).max(6).default([]),
    equipment: z.array(z.enum(equipmentPieces)).max(6).default([]),
    load: z.enum(setLoads).default('external'),
    timed: z.boolean().default(false),
  }),
  response: liftedExercise,
} satisfies Endpoint

export const removeOwnExercise = {
  method: 'DELETE',
  path: '/api/strength/exercises/:exerciseId',
  summary: 'Remove an exercise of one’s own; its sets stay',
  params: z.object({ exerciseId }),
  response: z.null(),
} satisfies Endpoint

export const restoreOwnExercise = {
  method: 'POST',
  path: '/api/strength/exercises/:exerciseId/restore',
  summary: 'Bring back an exercise of one’s own that was removed within the last day',
  params: z.object({ exerciseId }),
  response: liftedExercise,
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
  estimatedMax: z.number().nullable(),
  mostReps: z.number().int().nullable(),
  longestSeconds: z.number().int().nullable(),
  farthestMetres: z.number().nullable(),
})
export type ExerciseDay = z.infer<typeof exerciseDay>

export const getExerciseHistory = {
  method: 'GET',
  path: '/api/strength/exercises/:exerciseId/history',
  summary: 'The sets of an exercise by days, newest first, with its bests',
  params: z.object({ exerciseId }),
  query: z.object({
    /** The last day of the page before. */
    cursor: day.optional(),
    /** Most days of a page; one with many sets has fewer. */
    limit: z.coerce.number().int().min(1).max(60).default(10),
  }),
  response: z.object({
    /** Sets of the page's days, newest day first, in the order of their workout. */
    sets: z.array(strengthSet),
    days: z.array(exerciseDay),
    /** The set with the heaviest load, and of those the most repetitions; of all time. */
    best: z.object({ day, kilograms: z.number(), reps: z.number().int() }).nullable(),
    /** Highest estimated one-repetition maximum of all time in kilograms. */
    estimatedMax: z.number().nullable(),
    /** Kilograms that the page's sets moved. */
    volume: z.number(),
    records,
    /** Most repetitions at each of the heaviest loads. */
    repsAtWeight: z.array(z.object({ kilograms: z.number(), reps: z.number().int(), day })),
    /** `cursor` of the next page; null on the last. */
    next: day.nullable(),
  }),
} satisfies Endpoint
export type ExerciseHistory = z.infer<typeof getExerciseHistory.response>

/** Months of a trend. */
export const trendMonths = [3, 12, 24] as const

export const getExerciseTrend = {
  method: 'GET',
  path: '/api/strength/exercises/:exerciseId/trend',
  summary: 'Estimated maximum and volume of an exercise over months, by day, week or month',
  params: z.object({ exerciseId }),
  query: z.object({ months: z.coerce.number().int().min(1).max(24).default(3) }),
  response: z.array(
    z.object({
      /** First day of the week or month. */
      day,
      estimatedMax: z.number().nullable(),
      heaviest: z.number().nullable(),
      volume: z.number(),
    }),
  ),
} satisfies Endpoint
