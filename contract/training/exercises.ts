import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'

export const fitnessLevels = ['beginner', 'intermediate', 'advanced'] as const
export const fitnessLevel = z.enum(fitnessLevels, 'Fitness level is required')
export type FitnessLevel = z.infer<typeof fitnessLevel>

/** Movement pattern of an exercise. */
export const movementPatterns = [
  'squat',
  'hinge',
  'lunge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
  'vertical_pull',
  'carry',
  'rotation',
  'anti_rotation',
  'trunk_flexion',
  'trunk_extension',
  'isolation',
  'jump',
  'locomotion',
  'stretch',
  'mobility',
  'balance',
  'breath',
] as const
export type MovementPattern = (typeof movementPatterns)[number]

export const muscles = [
  'chest',
  'upper_back',
  'lats',
  'lower_back',
  'shoulders',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'glutes',
  'quads',
  'hamstrings',
  'calves',
  'adductors',
  'hip_flexors',
  'neck',
  'heart',
] as const
export type Muscle = (typeof muscles)[number]

/** Required equipment; none means the floor. */
export const equipmentPieces = [
  'mat',
  'wall',
  'chair',
  'step',
  'dumbbell',
  'kettlebell',
  'band',
  'barbell',
  'rack',
  'bench',
  'pull_up_bar',
  'cable',
  'machine',
  'rings',
  'medicine_ball',
  'stability_ball',
  'foam_roller',
  'jump_rope',
  'treadmill',
  'bike',
  'rower',
] as const
export type EquipmentPiece = (typeof equipmentPieces)[number]

/** Conditions that exclude an exercise. */
export const cautions = [
  'knee',
  'lower_back',
  'shoulder',
  'wrist',
  'ankle',
  'hip',
  'neck',
  'elbow',
  'pregnancy',
  'high_blood_pressure',
  'balance',
  'pelvic_floor',
] as const
export type Caution = (typeof cautions)[number]

export const exercise = z.object({
  id: z.string(),
  name: z.string(),
  pattern: z.enum(movementPatterns),
  primary: z.array(z.enum(muscles)).min(1),
  secondary: z.array(z.enum(muscles)),
  equipment: z.array(z.enum(equipmentPieces)),
  level: fitnessLevel,
  /** Done one side at a time. */
  unilateral: z.boolean(),
  impact: z.enum(['none', 'low', 'high']),
  cautions: z.array(z.enum(cautions)),
  /** Two or three sentences of instruction. */
  cues: z.string(),
  /** Ids of an easier and a harder one. */
  easier: z.string().nullable(),
  harder: z.string().nullable(),
  /** Timed rather than counted. */
  timed: z.boolean(),
  /** Compendium of Physical Activities. */
  met: z.number(),
})
export type Exercise = z.infer<typeof exercise>

export const listExercises = {
  method: 'GET',
  path: '/api/exercises',
  summary: 'The exercise library',
  response: z.array(exercise),
} satisfies Endpoint
