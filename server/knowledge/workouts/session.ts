import type { Exercise, FitnessLevel } from '#contract/training/exercises.ts'
import type { ExerciseFeedback, WorkoutRequest } from '#contract/training/workouts.ts'
import { seeded } from '../recipes/seeded.ts'
import { type Kit, kitFor } from './limits/equipment.ts'
import { joined, type Limitations, limitationsWithin, readLimitations } from './limits/limitations.ts'
import { carriedOn } from './progress.ts'
import { type ParsedPrompt, parsePrompt } from './prompt.ts'

/** Constraints on the choice of exercises. */
export type Session = {
  request: WorkoutRequest
  /** The requested level, or lower where limitations require it. */
  level: FitnessLevel
  kit: Kit
  prompt: ParsedPrompt
  limits: Limitations
  /** Moderate effort at most: soreness, pregnancy, rehabilitation. */
  gentle: boolean
  /** No impact, for joints or neighbours. */
  still: boolean
  recent: ReadonlySet<string>
  feedback: readonly ExerciseFeedback[] | undefined
  /** Exercises to repeat, for progress. */
  known: ReadonlySet<string>
  random: () => number
  /** Allowed exercises by discipline, cached. */
  pools: Map<string, Exercise[]>
  /** Exercises already chosen. */
  used: Set<string>
}

export type Options = {
  seed: number
  kilograms?: number
  /** Ids of recent exercises, avoided if possible. */
  recent?: readonly string[]
  advanced?: { feedback: readonly ExerciseFeedback[] }
}

export function sessionFor(request: WorkoutRequest, { seed, recent = [], advanced }: Options): Session {
  const text = request.prompt ?? ''
  const limits = joined(readLimitations(request.limitations ?? ''), limitationsWithin(text))
  const prompt = parsePrompt(text, request.limitations ?? '')
  const gentle = limits.care.has('gentle') || request.goals === 'rehabilitation'
  const { known, resting } = carriedOn(advanced?.feedback ?? [])
  return {
    request,
    level: levelFor(request, gentle),
    kit: kitFor(request.equipment, prompt.text),
    prompt,
    limits,
    gentle,
    still: gentle || prompt.quiet || limits.care.has('no_impact'),
    recent: new Set(recent),
    feedback: advanced?.feedback,
    known,
    random: seeded(seed),
    pools: new Map(),
    used: resting,
  }
}

function levelFor({ fitnessLevel, goals }: WorkoutRequest, gentle: boolean): FitnessLevel {
  if (goals === 'rehabilitation') return 'beginner'
  return gentle && fitnessLevel === 'advanced' ? 'intermediate' : fitnessLevel
}

const rank: Record<FitnessLevel, number> = { beginner: 0, intermediate: 1, advanced: 2 }
export const isWithin = ({ level }: Pick<Exercise, 'level'>, most: FitnessLevel) => rank[level] <= rank[most]
