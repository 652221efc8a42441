import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { weekStart } from './measures/day.ts'
import { day } from './measures/day-schemas.ts'

/** Subjects of a week's findings. */
export const weekMeasures = [
  'energy',
  'protein',
  'water',
  'sodium',
  'fiber',
  'workouts',
  'active',
  'weight',
  'days',
  'streak',
] as const
export type WeekMeasure = (typeof weekMeasures)[number]

/** Addresses that a suggestion may lead to. */
export const suggestedPlaces = [
  '/fitness?tab=generator',
  '/fitness?tab=goals',
  '/fitness?tab=scheduler',
  '/fitness?tab=tracker',
  '/meal-plan',
  '/notifications',
  '/nutrition',
  '/nutrition?log=drinks',
  '/recipes',
] as const

const finding = z.object({
  measure: z.enum(weekMeasures),
  name: z.string(),
  /** The amount with its unit, in the account's units: '92 g a day'. */
  figure: z.string(),
  /** The days that it rests on, and the goal or the figure of the week before. */
  text: z.string(),
  /** `met`: within 5 % of the goal or on its good side; `none`: without a goal. */
  goal: z.enum(['met', 'missed', 'none']),
})
export type WeekFinding = z.infer<typeof finding>

/** A calendar week in at most three findings and one suggestion. */
export const weekReview = z.object({
  monday: day,
  /** Days of the week that are over, and those of them with an entry. */
  finishedDays: z.number().int().min(0).max(7),
  loggedDays: z.number().int().min(0).max(7),
  /** The one that matters most first; none with fewer than three finished days. */
  findings: z.array(finding).max(3),
  /** Follows from the first finding; null without one, and for weeks before the last one. */
  suggestion: z.object({ text: z.string(), action: z.string(), href: z.enum(suggestedPlaces) }).nullable(),
  /** Monday of this week, and of the first week with an entry; null without one. */
  thisMonday: day,
  firstMonday: day.nullable(),
})
export type WeekReview = z.infer<typeof weekReview>

export const getWeekReview = {
  method: 'GET',
  path: '/api/insights/week',
  summary:
    'A week in findings and a suggestion; by default this week, on a Monday the last one if it is not before the first entry',
  query: z.object({
    monday: day.refine((text) => weekStart(text) === text, 'Choose a Monday.').optional(),
  }),
  response: weekReview,
} satisfies Endpoint
