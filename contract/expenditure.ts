import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { day } from './measures/day-schemas.ts'

/** What an estimate needs: days since the record began, days logged completely, and weigh-ins. */
export const expenditureNeeds = ['days', 'completeDays', 'weighIns'] as const
export type ExpenditureNeed = (typeof expenditureNeeds)[number]

/** Facts of the profile that the formula assumes where they are missing. */
export const formulaFacts = ['height', 'birthDate', 'activityLevel'] as const
export type FormulaFact = (typeof formulaFacts)[number]

/** Kilocalories a day, in tens, with the ends of the 90 % interval. */
export const interval = { kilocalories: z.number(), low: z.number(), high: z.number() }

/** What an estimate has and needs. */
export const needs = z.array(
  z.object({ what: z.enum(expenditureNeeds), have: z.number().int(), want: z.number().int() }),
)

const always = {
  /**
   * Kilocalories a day by the formula of resting energy, the stated activity, and what pregnancy or lactation adds, which
   * learning begins with.
   */
  formula: z.object({ kilocalories: z.number(), assumed: z.array(z.enum(formulaFacts)) }),
  /** Changes of weight from one weigh-in to a later one that no body makes; they are not read as the body's. */
  steps: z.array(z.object({ from: day, day, kilograms: z.number() })),
  /** Weigh-ins that are left out, as they are far from those around them. */
  outliers: z.array(z.object({ day, kilograms: z.number() })),
}

/** Daily expenditure learned from the log and weigh-ins of half a year; or what is missing for it. */
export const expenditure = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('estimate'),
    ...interval,
    /** Kilograms of the body without water swings, and its change a week over the last four weeks. */
    weightTrend: z.number(),
    ratePerWeek: z.number(),
    /** The change since last week in one sentence, in the account's units. */
    explanation: z.string(),
    /** Set where the figure is implausible for the body, most likely for an incomplete log. */
    caution: z.string().nullable(),
    /** First day, and complete days and weigh-ins since, that the estimate rests on. */
    since: day,
    completeDays: z.number().int(),
    weighIns: z.number().int(),
    /** Week by week in the light of everything known today, oldest first; today last. */
    course: z.array(z.object({ day, ...interval })),
    ...always,
  }),
  z.object({
    state: z.literal('not_enough'),
    needs,
    ...always,
  }),
])
export type Expenditure = z.infer<typeof expenditure>

export const getExpenditure = {
  method: 'GET',
  path: '/api/expenditure',
  summary: 'Daily expenditure learned from what was eaten and weighed, with its interval; or what is missing',
  response: expenditure,
} satisfies Endpoint

/** A day and what the person says of its log: complete, not complete, or nothing (null). */
export const dayComplete = z.object({ day, complete: z.boolean().nullable() })
export type DayComplete = z.infer<typeof dayComplete>

/** Learning takes a day that is said to be complete, and leaves out one that is not; without a word it judges by itself. */
export const setDayComplete = {
  method: 'PUT',
  path: '/api/days/:date/complete',
  summary: 'Say whether a day is logged completely; null takes the word back',
  params: z.object({ date: day }),
  body: dayComplete.pick({ complete: true }),
  response: dayComplete,
} satisfies Endpoint
