import * as z from 'zod'
import { interval, needs } from './expenditure.ts'
import { goals } from './goals.ts'
import type { Endpoint } from './http/endpoint.ts'
import { weekStart } from './measures/day.ts'
import { day } from './measures/day-schemas.ts'

/** The goals that a check-in is about, within the bounds of the goals themselves: kilocalories and grams a day. */
export const checkInGoals = goals.pick({
  dailyCalorieGoal: true,
  proteinGoal: true,
  carbGoal: true,
  fatGoal: true,
})
export type CheckInGoals = z.infer<typeof checkInGoals>

/** The same in an answer: stored goals may be beyond bounds that came later. */
const shownGoals = z.object({
  dailyCalorieGoal: z.number(),
  proteinGoal: z.number(),
  carbGoal: z.number(),
  fatGoal: z.number(),
} satisfies Record<keyof CheckInGoals, z.ZodType>)

/** Taking the proposal, own figures instead, and keeping the goals. */
export const checkInAnswers = ['accept', 'change', 'leave'] as const
export type CheckInAnswer = (typeof checkInAnswers)[number]

/** An answered check-in: the goals before and from then on. */
export const answeredCheckIn = z.object({
  monday: day,
  answer: z.enum(checkInAnswers),
  before: shownGoals,
  after: shownGoals,
})
export type AnsweredCheckIn = z.infer<typeof answeredCheckIn>

/** Most check-ins of earlier weeks in an answer. */
export const mostEarlier = 8

const always = {
  /** Monday of this week. */
  monday: day,
  /** Of the weeks before this one, newest first. */
  earlier: z.array(answeredCheckIn).max(mostEarlier),
}
const learned = {
  expenditure: z.object(interval),
  /** Kilograms of the body without water swings, and its change a week over the last four weeks. */
  weightTrend: z.number(),
  ratePerWeek: z.number(),
}

/** The check-in of this week: its proposal, its answer, or what it needs. */
export const checkIn = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not_enough'), needs, ...always }),
  /** Without goals there is nothing that a proposal could lead to. */
  z.object({ state: z.literal('no_aim'), ...learned, ...always }),
  z.object({
    state: z.literal('due'),
    ...learned,
    now: shownGoals,
    proposal: shownGoals,
    /** What was eaten, how the weight went and what is planned, and the bound where one held; in the account's units. */
    explanation: z.string(),
    /** Set where the weight is held for a reason that needs professional help, or the expenditure is implausibly low. */
    care: z.string().nullable(),
    ...always,
  }),
  z.object({ state: z.literal('answered'), answered: answeredCheckIn, ...always }),
])
export type CheckIn = z.infer<typeof checkIn>

export const getCheckIn = {
  method: 'GET',
  path: '/api/check-ins/current',
  summary:
    'This week’s check-in: weight, expenditure and a proposal for the goals; or its answer, or what is missing',
  response: checkIn,
} satisfies Endpoint

const monday = day.refine((text) => weekStart(text) === text, 'Choose a Monday.')

/** One a week; the same answer again changes nothing. */
export const answerCheckIn = {
  method: 'POST',
  path: '/api/check-ins',
  summary: 'Answer this week’s check-in: take its proposal, set own figures, or keep the goals',
  body: z.discriminatedUnion('answer', [
    /** `goals`: the proposal as it was shown. */
    z.object({ answer: z.literal('accept'), monday, goals: checkInGoals }),
    z.object({ answer: z.literal('change'), monday, goals: checkInGoals }),
    z.object({ answer: z.literal('leave'), monday }),
  ]),
  response: answeredCheckIn,
} satisfies Endpoint

export const undoCheckIn = {
  method: 'DELETE',
  path: '/api/check-ins/:monday',
  summary:
    'Take the answer of this week’s check-in back; the goals are those of before, unless they were changed since',
  params: z.object({ monday }),
  response: z.null(),
} satisfies Endpoint
