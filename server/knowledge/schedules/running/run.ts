import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { SessionKind } from '../plan.ts'
import { cueFor, type Stretch } from './run-blocks.ts'

/** Inputs of a run. `way` from 0 to 1 is the progress through the plan. */
export type Run = {
  kind: Exclude<SessionKind, 'strength' | 'conditioning' | 'mobility'>
  title: string
  minutes: number
  level: FitnessLevel
  way: number
  /** Week of the plan, from 1. */
  week: number
  kilograms: number
  /** Kilometres of a race. */
  kilometres: number | null
}

/** Rounded to whole minutes. */
export const brief = (seconds: number) => Math.round(seconds / 60) * 60
const intense = (kind: Run['kind']) => /tempo|interval|hill/.test(kind)

export const warmUpOf = ({ kind, minutes }: Run) =>
  Math.min(
    intense(kind) ? 15 * 60 : 5 * 60,
    Math.max(120, brief(minutes * 60 * (intense(kind) ? 0.25 : 0.15))),
  )

/** Seconds between warm-up and the shortest cool-down. */
export const roomOf = (run: Run) =>
  run.minutes * 60 - warmUpOf(run) - Math.min(300, Math.max(60, run.minutes * 6)) - 60

export const effortful = (id: string, name: string, seconds: number, rpe: number): Stretch => ({
  id,
  name,
  seconds,
  rpe,
  cue: cueFor(rpe),
})
