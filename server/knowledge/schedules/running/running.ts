import type { FitnessLevel } from '#contract/training/exercises.ts'
import { isRun, type runKinds } from '#contract/training/schedules.ts'
import type { SessionKind } from '../plan.ts'
import { easyPace } from './races.ts'

/** Share of the easy minutes a kilometre, including easy parts of the session. */
const quicker: Record<(typeof runKinds)[number], number> = {
  easy_run: 1,
  long_run: 1,
  tempo_run: 0.95,
  interval_run: 0.97,
  hill_run: 1.05,
  race: 1,
}

/** Estimated minutes a kilometre of a whole session. */
export const paceOf = (kind: SessionKind, level: FitnessLevel) =>
  easyPace[level] * (isRun(kind) ? quicker[kind] : 1)
