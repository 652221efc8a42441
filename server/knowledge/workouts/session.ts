import type { Exercise, FitnessLevel } from '#contract/training/exercises.ts'
import type { ExerciseFeedback, WorkoutRequest } from '#contract/training/workouts.ts'
import { seeded } from '../recipes/seeded.ts'
import { type Kit, kitFor } from './limits/equipment.ts'
import { joined, type Limitations, limitationsWithin, readLimitations } from './limits/limitations.ts'
import { carriedOn } from './progress.ts'
import { type ParsedPrompt, parsePrompt } from './prompt.ts'

/** What the choice of exercises is made under. */
export type Session = {
  request: WorkoutRequest
  /** Never above the level asked for; lower where the body needs it. */
  level: FitnessLevel
  kit: Kit
  prompt: ParsedPrompt
  limits: Limitations
  /** Sore, pregnant, in rehabilitation: a moderate effort at most. */
  gentle: boolean
  /** No stamping, for the joints’ or the neighbours’ sake. */
  still: boolean
  recent: ReadonlySet<string>
  feedback: readonly ExerciseFeedback[] | undefined
  /** To come again, so that progress shows. */
  known: ReadonlySet<string>
  random: () => number
  /** What may be used of each discipline, found once. */
  pools: Map<string, Exercise[]>
  /** Chosen already, so that nothing comes twice. */
  used: Set<string>
}

export type Options = {
  seed: number
  kilograms?: number
  /** Ids of exercises done lately; they wait where there is a choice. */
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
