import * as z from 'zod'
import { activity } from '../activities/activities.ts'
import { cursor } from '../http/cursor.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { moment } from '../measures/day-schemas.ts'
import { line, paragraph } from '../measures/text.ts'
import { source } from '../nutrition/nutrition.ts'
import { fitnessLevel, muscles } from './exercises.ts'

export const workoutTypes = [
  'strength',
  'cardio',
  'hiit',
  'yoga',
  'pilates',
  'functional',
  'stretching',
  'mixed',
] as const
export const workoutType = z.enum(workoutTypes, 'Workout type is required')
export type WorkoutType = z.infer<typeof workoutType>

export const equipmentChoices = ['none', 'basic', 'gym', 'home'] as const
export const equipmentChoice = z.enum(equipmentChoices, 'Equipment preference is required')
export type EquipmentChoice = z.infer<typeof equipmentChoice>

export const targetMuscles = [
  'chest',
  'back',
  'shoulders',
  'arms',
  'core',
  'legs',
  'glutes',
  'fullbody',
] as const
export type TargetMuscle = (typeof targetMuscles)[number]

export const workoutGoals = [
  'weight_loss',
  'muscle_gain',
  'strength',
  'endurance',
  'flexibility',
  'general_fitness',
  'rehabilitation',
] as const
export const workoutGoal = z.enum(workoutGoals, 'Goal is required')
export type WorkoutGoal = z.infer<typeof workoutGoal>

/** Minutes; the form's default. */
export const defaultWorkoutMinutes = 30
/** Maximum relative deviation of a workout's time from the request. */
export const timeTolerance = 0.1

export const workoutRequest = z.object({
  /** Free-text wishes; may be blank. */
  prompt: paragraph(2000).nullish(),
  workoutType,
  /** Minutes. */
  duration: z
    .number('Enter a number.')
    .min(5, 'Duration must be at least 5 minutes')
    .max(120, 'Maximum 120 minutes'),
  fitnessLevel,
  equipment: equipmentChoice,
  targetMuscles: z.array(z.enum(targetMuscles)).min(1, 'Select at least one target muscle group').max(8),
  goals: workoutGoal,
  limitations: paragraph(1000).nullish(),
})
export type WorkoutRequest = z.infer<typeof workoutRequest>

/** An exercise with its dose: sets of repetitions, seconds or metres, with rest after each set. */
export const prescribed = z.object({
  /** Id in the library, if known there. */
  exerciseId: line(80).nullable(),
  name: line(120).min(1),
  sets: z.number().int().min(1).max(20),
  reps: z.number().int().min(1).max(200).nullable(),
  /** Seconds of work per set, also for counted repetitions. */
  seconds: z.number().int().min(1).max(21_600),
  /** Metres, for runs, rows and rides. */
  metres: z.number().min(1).max(500_000).nullable(),
  restSeconds: z.number().int().min(0).max(900),
  /** Done on each side; the seconds are for both. */
  perSide: z.boolean(),
  /** Seconds down, hold, up, hold: "3-1-1-0". */
  tempo: line(20).nullable(),
  /** Rating of perceived exertion, 1 to 10. */
  rpe: z.number().min(1).max(10).nullable(),
  cue: paragraph(600).nullable(),
})
export type Prescribed = z.infer<typeof prescribed>

/** Exercises done one after the other, `rounds` times. */
export const workoutBlock = z.object({
  kind: z.enum(['warm_up', 'main', 'circuit', 'intervals', 'finisher', 'cool_down']),
  title: line(120),
  rounds: z.number().int().min(1).max(30),
  restBetweenRounds: z.number().int().min(0).max(900),
  exercises: z.array(prescribed).min(1).max(30),
})
export type WorkoutBlock = z.infer<typeof workoutBlock>

export const workout = z.object({
  title: line(120).min(1),
  workoutType,
  fitnessLevel,
  equipment: equipmentChoice,
  targetMuscles: z.array(z.enum(targetMuscles)).max(targetMuscles.length),
  goal: workoutGoal,
  /** Minutes with all rests. */
  minutes: z
    .number()
    .min(0)
    .max(48 * 60),
  blocks: z.array(workoutBlock).min(1).max(12),
  muscles: z.array(z.enum(muscles)).max(muscles.length),
  /** Kilocalories for the profile's weight, else 70 kg. */
  calories: z.number().int(),
  /** Notes on exercises left out and why, and on cautions. */
  notes: z.array(paragraph(600)).max(12),
})
export type Workout = z.infer<typeof workout>

/** Seconds of one exercise with rests between its sets, without the last rest. */
export function secondsOf({
  sets,
  seconds,
  restSeconds,
}: Pick<Prescribed, 'sets' | 'seconds' | 'restSeconds'>): number {
  return sets * seconds + (sets - 1) * restSeconds
}

/** Seconds of a block: exercises with the rest after each except the last, and between rounds. */
export function blockSeconds({ rounds, restBetweenRounds, exercises }: WorkoutBlock): number {
  const work = exercises.reduce((sum, one) => sum + secondsOf(one), 0)
  const between = exercises.slice(0, -1).reduce((sum, { restSeconds }) => sum + restSeconds, 0)
  return rounds * (work + between) + (rounds - 1) * restBetweenRounds
}
/** Seconds between blocks. */
export const betweenBlocks = 30
export function workoutSeconds({ blocks }: Pick<Workout, 'blocks'>): number {
  return blocks.reduce((sum, block) => sum + blockSeconds(block), 0) + (blocks.length - 1) * betweenBlocks
}

/** Seconds of work, without rests. */
export function workSeconds({ blocks }: Pick<Workout, 'blocks'>): number {
  return blocks.reduce(
    (sum, { rounds, exercises }) =>
      sum + rounds * exercises.reduce((work, { sets, seconds }) => work + sets * seconds, 0),
    0,
  )
}

export const generatedWorkout = z.object({ content: paragraph(20_000), workout, source })
export type GeneratedWorkout = z.infer<typeof generatedWorkout>

export const generateWorkout = {
  method: 'POST',
  path: '/api/workouts/generate',
  summary: 'A workout for what was asked',
  feature: 'training',
  limit: 'ai',
  body: workoutRequest,
  response: generatedWorkout,
} satisfies Endpoint

export const savedWorkout = generatedWorkout.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  timesDone: z.number().int(),
  lastDoneAt: z.iso.datetime().nullable(),
})
export type SavedWorkout = z.infer<typeof savedWorkout>

export const saveWorkout = {
  method: 'POST',
  path: '/api/workouts/save',
  summary: 'Keep a generated workout in the library',
  feature: 'training',
  body: generatedWorkout.partial({ content: true, source: true }),
  response: savedWorkout,
} satisfies Endpoint

export const listWorkouts = {
  method: 'GET',
  path: '/api/workouts',
  summary: 'The library of workouts, newest first',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.array(savedWorkout),
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not a workout’s id.') })
export const getWorkout = {
  method: 'GET',
  path: '/api/workouts/:id',
  summary: 'One workout',
  params: byId,
  response: savedWorkout,
} satisfies Endpoint
export const renameWorkout = {
  method: 'PATCH',
  path: '/api/workouts/:id',
  summary: 'Rename a workout of the library',
  params: byId,
  body: z.object({ title: line(120).min(1, 'Enter a name.') }),
  response: savedWorkout,
} satisfies Endpoint
export const removeWorkout = {
  method: 'DELETE',
  path: '/api/workouts/:id',
  summary: 'Remove a workout; what was logged from it stays',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreWorkout = {
  method: 'POST',
  path: '/api/workouts/:id/restore',
  summary: 'Bring back a workout that was removed within the last day',
  params: byId,
  response: z.null(),
} satisfies Endpoint
export const duplicateWorkout = {
  method: 'POST',
  path: '/api/workouts/:id/duplicate',
  summary: 'A copy of a workout',
  feature: 'training',
  params: byId,
  response: savedWorkout,
} satisfies Endpoint

/** Feedback on one exercise. */
export const exerciseFeedback = z.object({
  exerciseId: line(80).nullable(),
  name: line(120),
  setsDone: z.number().int().min(0).max(20),
  rpe: z.number().min(1).max(10).nullable(),
})
export type ExerciseFeedback = z.infer<typeof exerciseFeedback>

export const completeWorkout = {
  method: 'POST',
  path: '/api/workouts/complete',
  summary: 'Log a coached workout as an activity, with how it felt',
  feature: 'training',
  body: z.object({
    /** Generated by the client, so that sending it twice logs once. */
    id: z.uuid('That is not an id.'),
    workoutId: z.uuid().nullish(),
    /** The schedule's session it belongs to. */
    scheduleId: z.uuid().nullish(),
    sessionId: z.uuid().nullish(),
    title: line(120).min(1),
    workoutType,
    startTime: moment,
    /** Seconds, and active seconds among them. */
    duration: z
      .number()
      .gt(0)
      .max(48 * 3600),
    activeSeconds: z
      .number()
      .min(0)
      .max(48 * 3600),
    rpe: z.number().min(1).max(10).nullish(),
    exercises: z.array(exerciseFeedback).max(200).default([]),
    notes: paragraph(2000).nullish(),
  }),
  response: activity,
} satisfies Endpoint

/** Error: `not_found` when it was not logged, or was taken back before. */
export const takeBackWorkout = {
  method: 'DELETE',
  path: '/api/workouts/complete/:id',
  summary:
    'Take back the end of a coached workout: its activity goes, its plan is open again, and the same id can be logged anew',
  params: z.object({ id: z.uuid('That is not an id.') }),
  response: z.null(),
} satisfies Endpoint
