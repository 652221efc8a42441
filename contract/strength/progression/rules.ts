import * as z from 'zod'
import type { Endpoint } from '../../http/endpoint.ts'
import { kilograms, metres, reps, rpe, seconds, setKinds } from '../sets.ts'

const sets = z.number('Enter a number.').int().min(1, 'At least one set.').max(20, 'At most 20 sets.')
const failures = {
  /** Failed workouts in a row before the weight goes back. */
  deloadAfter: z.number().int().min(1).max(10).default(3),
  /** Share by which it goes back. */
  deloadBy: z.number().min(0.01).max(0.5).default(0.1),
}
/** Kilograms that weights are a multiple of: twice the smallest plate. */
const step = { step: z.number().min(0.1).max(20).default(2.5) }
const increment = kilograms.max(50)

/** The same weight for all sets; more after every workout in which each set was made. */
const linear = z.object({ kind: z.literal('linear'), sets, reps, increment, ...step, ...failures })
/** Repetitions rise within a range; at its top in each set the weight rises and they begin anew. */
const double = z
  .object({ kind: z.literal('double'), sets, fewest: reps, most: reps, increment, ...step, ...failures })
  .refine(({ fewest, most }) => fewest < most, {
    path: ['most'],
    error: 'The most repetitions have to be above the fewest.',
  })
const waveSet = z.object({
  /** Of the training max. */
  percent: z.number().min(10).max(110),
  reps,
  /** As many repetitions as possible, at least these. */
  open: z.boolean().default(false),
})
/** Weeks of percentages of a training max, which rises after each wave. */
const waves = z.object({
  kind: z.literal('waves'),
  weeks: z.array(z.array(waveSet).min(1).max(10)).min(1).max(8),
  increment,
  ...step,
  ...failures,
})
/** The weight that leaves the repetitions in reserve that an RPE means, by the estimated maximum. */
const effort = z.object({ kind: z.literal('effort'), sets, reps, rpe: rpe.min(5), ...step, ...failures })
const time = z.object({
  kind: z.literal('time'),
  sets,
  increment: z.number().int().min(1).max(3600),
  ...failures,
})
const distance = z.object({
  kind: z.literal('distance'),
  sets,
  increment: metres.max(10_000),
  ...failures,
})

/** How the next workout's sets of an exercise follow from the last one's. Increments in kilograms, seconds or meters. */
export const progressionRule = z.discriminatedUnion('kind', [linear, double, waves, effort, time, distance])
export type ProgressionRule = z.infer<typeof progressionRule>
export const ruleKinds = ['linear', 'double', 'waves', 'effort', 'time', 'distance'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Where an exercise stands by its rule. */
export const standing = z.object({
  /** The weight; the training max with waves, the estimated maximum with an effort. */
  kilograms: kilograms.nullable().default(null),
  /** Repetitions asked for by double progression. */
  reps: reps.nullable().default(null),
  seconds: seconds.nullable().default(null),
  metres: metres.nullable().default(null),
  /** Week of the wave, from 0. */
  week: z.number().int().min(0).max(7).default(0),
  /** Failed workouts in a row. */
  failures: z.number().int().min(0).max(10).default(0),
})
export type Standing = z.infer<typeof standing>

/** What is asked of a set. */
export const plannedSet = z.object({
  kind: z.enum(setKinds),
  kilograms: kilograms.nullable(),
  reps: reps.nullable(),
  seconds: seconds.nullable(),
  metres: metres.nullable(),
  rpe: rpe.nullable(),
  /** As many repetitions as possible, at least `reps`. */
  open: z.boolean(),
})
export type PlannedSet = z.infer<typeof plannedSet>

/** Weeks of a simulation. */
export const simulatedWeeks = 12

export const simulateProgression = {
  method: 'POST',
  path: '/api/strength/progressions/simulate',
  summary: 'Twelve weeks of a rule, one workout a week',
  body: z.object({
    rule: progressionRule,
    start: standing,
    /** Every so many workouts one is failed; none without it. */
    failEvery: z.number().int().min(1).max(100).nullish(),
  }),
  response: z.object({
    sessions: z.array(
      z.object({ week: z.number().int(), sets: z.array(plannedSet), made: z.boolean(), next: standing }),
    ),
  }),
} satisfies Endpoint
