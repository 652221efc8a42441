import type { FitnessLevel } from '#contract/training/exercises.ts'
import { words } from '../words.ts'
import { brief, effortful, type Run, roomOf } from './run.ts'
import { jog, type Part, walk } from './run-blocks.ts'

/** Seconds of work at the start and end of the plan, of the jog between, and the share of work in the session. */
type Repeats = { work: readonly [number, number]; easy: number; share: number; most: number }
type ByLevel = Record<FitnessLevel, Repeats>
const tempo: ByLevel = {
  beginner: { work: [180, 360], easy: 120, share: 0.3, most: 5 },
  intermediate: { work: [300, 600], easy: 120, share: 0.4, most: 5 },
  advanced: { work: [420, 900], easy: 120, share: 0.45, most: 5 },
}
/** At most three to five minutes, with jogs of about the same length (Daniels). */
const interval: ByLevel = {
  beginner: { work: [60, 120], easy: 120, share: 0.2, most: 8 },
  intermediate: { work: [120, 180], easy: 120, share: 0.28, most: 8 },
  advanced: { work: [180, 240], easy: 150, share: 0.32, most: 8 },
}
const hill: ByLevel = {
  beginner: { work: [30, 45], easy: 120, share: 0.1, most: 8 },
  intermediate: { work: [45, 60], easy: 120, share: 0.16, most: 12 },
  advanced: { work: [60, 90], easy: 120, share: 0.2, most: 12 },
}

type RepeatedKind = 'tempo_run' | 'interval_run' | 'hill_run'
const kinds: Record<
  RepeatedKind,
  { doses: ByLevel; id: string; name: string; rpe: number; between: typeof jog }
> = {
  tempo_run: { doses: tempo, id: 'steady-run', name: words.parts.tempo, rpe: 6, between: jog },
  interval_run: { doses: interval, id: 'hard-run', name: words.parts.interval, rpe: 8, between: jog },
  hill_run: { doses: hill, id: 'hill-run', name: words.parts.hill, rpe: 8, between: walk },
}

/** Alternates work and easy running; the work grows along the plan. */
export function repeats(run: Run, kind: RepeatedKind): Part[] {
  const { doses, id, name, rpe, between } = kinds[kind]
  const { work, easy, share, most } = doses[run.level]
  const wanted = Math.round((work[0] + run.way * (work[1] - work[0])) / 30) * 30
  const room = roomOf(run)
  const seconds = Math.max(30, Math.min(wanted, Math.floor(room / 60) * 60 - easy))
  const rounds = Math.max(
    1,
    Math.min(most, Math.round((run.minutes * 60 * share) / seconds), Math.floor(room / (seconds + easy))),
  )
  const main: Part = {
    kind: 'intervals',
    title: words.parts.repeats(name),
    rounds,
    stretches: [effortful(id, name, seconds, rpe), between(easy)],
  }
  const left = room - rounds * (seconds + easy)
  const easyEnd: Part = {
    kind: 'intervals',
    title: words.parts.easy,
    rounds: 1,
    stretches: [jog(brief(left))],
  }
  return left >= 240 ? [main, easyEnd] : [main]
}
