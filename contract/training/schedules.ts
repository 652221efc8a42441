import * as z from 'zod'
import { cursor } from '../http/cursor.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { day, firstOf } from '../measures/day-schemas.ts'
import { line, paragraph } from '../measures/text.ts'
import { source } from '../nutrition/nutrition.ts'
import { fitnessLevels } from './exercises.ts'
import { workout } from './workouts.ts'

export const trainingGoals = [
  'weight_loss',
  'muscle_building',
  '5k_training',
  '10k_training',
  'half_marathon',
  'marathon',
  'general_fitness',
  'strength_training',
] as const
export type TrainingGoal = (typeof trainingGoals)[number]

export const scheduleDefaults = { weeksToGoal: 12, workoutsPerWeek: 4, sessionDuration: 45 } as const
export const scheduleChoices = {
  weeksToGoal: [6, 8, 12, 16, 20, 24],
  workoutsPerWeek: [2, 3, 4, 5, 6],
  sessionDuration: [30, 45, 60, 90],
} as const

export const scheduleRequest = z.object({
  prompt: paragraph(2000).nullish(),
  trainingGoal: z.enum(trainingGoals, 'Please select a training goal'),
  currentFitnessLevel: z.enum(fitnessLevels, 'Please select your fitness level'),
  weeksToGoal: z.number('Enter a number.').int().min(4, 'Minimum 4 weeks').max(52, 'Maximum 52 weeks'),
  workoutsPerWeek: z
    .number('Enter a number.')
    .int()
    .min(2, 'Minimum 2 workouts')
    .max(7, 'Maximum 7 workouts'),
  /** Minutes. */
  sessionDuration: z.number('Enter a number.').min(20, 'Minimum 20 minutes').max(120, 'Maximum 120 minutes'),
  notes: paragraph(2000).nullish(),
  /** The first day; by default the next Monday. */
  startsOn: firstOf(7 * 52).nullish(),
})
export type ScheduleRequest = z.infer<typeof scheduleRequest>

export const runKinds = ['easy_run', 'long_run', 'tempo_run', 'interval_run', 'hill_run', 'race'] as const
export const sessionKinds = [...runKinds, 'strength', 'conditioning', 'mobility', 'cross_training'] as const
export const isRun = (kind: (typeof sessionKinds)[number]): kind is (typeof runKinds)[number] =>
  (runKinds as readonly string[]).includes(kind)

export const phases = ['base', 'build', 'peak', 'taper', 'deload', 'race'] as const

export const session = z.object({
  id: z.uuid(),
  day,
  kind: z.enum(sessionKinds),
  title: line(120).min(1),
  hard: z.boolean(),
  minutes: z.number().min(1).max(720),
  /** Kilometres, for runs. */
  distance: z.number().min(0).max(200).nullable(),
  /** Minutes × RPE (Foster 2001), the unit of weekly load. */
  load: z.number().min(0).max(7200),
  state: z.enum(['planned', 'done', 'missed', 'moved']),
  workout,
})
export type Session = z.infer<typeof session>

export const scheduleWeek = z.object({
  week: z.number().int().min(1).max(53),
  startsOn: day,
  phase: z.enum(phases),
  focus: paragraph(600),
  load: z.number().min(0).max(50_000),
  distance: z.number().min(0).max(1400).nullable(),
  sessions: z.array(session).max(14),
})
export type ScheduleWeek = z.infer<typeof scheduleWeek>
export const schedule = z.object({
  title: line(120).min(1),
  trainingGoal: z.enum(trainingGoals),
  startsOn: day,
  endsOn: day,
  weeks: z.array(scheduleWeek).min(1).max(53),
  notes: z.array(paragraph(600)).max(12),
})
export type Schedule = z.infer<typeof schedule>

export const generatedSchedule = z.object({ content: paragraph(100_000), schedule, source })
export type GeneratedSchedule = z.infer<typeof generatedSchedule>
export const savedSchedule = generatedSchedule.extend({ id: z.uuid(), createdAt: z.iso.datetime() })
export type SavedSchedule = z.infer<typeof savedSchedule>

export const generateSchedule = {
  method: 'POST',
  path: '/api/workouts/schedule',
  summary: 'A training schedule towards a goal',
  feature: 'training',
  limit: 'ai',
  body: scheduleRequest,
  response: generatedSchedule,
} satisfies Endpoint
export const saveSchedule = {
  method: 'POST',
  path: '/api/workouts/schedule/save',
  summary: 'Keep a generated schedule',
  feature: 'training',
  // A year of seven detailed workouts a week is 2 MB.
  maxBytes: 4_000_000,
  body: generatedSchedule.partial({ content: true, source: true }),
  response: savedSchedule,
} satisfies Endpoint
export const listSchedules = {
  method: 'GET',
  path: '/api/schedules',
  summary: 'Schedules, newest first, without their weeks',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      trainingGoal: z.enum(trainingGoals),
      startsOn: day,
      endsOn: day,
      done: z.number().int(),
      total: z.number().int(),
      next: session.nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
} satisfies Endpoint
const byId = z.object({ id: z.uuid('That is not a schedule’s id.') })
const sessionById = byId.extend({ sessionId: z.uuid('That is not a session’s id.') })
export const getSchedule = {
  method: 'GET',
  path: '/api/schedules/:id',
  summary: 'One schedule',
  params: byId,
  response: savedSchedule,
} satisfies Endpoint
export const removeSchedule = {
  method: 'DELETE',
  path: '/api/schedules/:id',
  summary: 'Remove a schedule; what was logged from it stays',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreSchedule = {
  method: 'POST',
  path: '/api/schedules/:id/restore',
  summary: 'Bring back a schedule that was removed within the last day',
  params: byId,
  response: z.null(),
} satisfies Endpoint
/** Replans the rest of the week and, if needed, of the plan. */
export const moveSession = {
  method: 'POST',
  path: '/api/schedules/:id/sessions/:sessionId/move',
  summary: 'Move a session to another day',
  params: sessionById,
  body: z.object({ day }),
  response: savedSchedule,
} satisfies Endpoint
export const missSession = {
  method: 'POST',
  path: '/api/schedules/:id/sessions/:sessionId/miss',
  summary: 'A session was missed; the rest is planned anew',
  params: sessionById,
  response: savedSchedule,
} satisfies Endpoint
/** Nothing is lost: the sessions of the missed weeks come first. Error: `conflict` without a whole missed week. */
export const shiftSchedule = {
  method: 'POST',
  path: '/api/schedules/:id/shift',
  summary: 'Shift a schedule by the whole weeks that were missed, so that it goes on this week',
  params: byId,
  response: savedSchedule,
} satisfies Endpoint
export const exportSchedule = {
  method: 'GET',
  path: '/api/schedules/:id/calendar.ics',
  summary: 'A schedule as a calendar',
  params: byId,
  response: z.custom<Uint8Array>(),
  produces: 'text/calendar; charset=utf-8',
} satisfies Endpoint
