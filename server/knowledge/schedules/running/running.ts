import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { SessionKind } from '../plan.ts'
import { easyPace } from './races.ts'

/** Share of the easy minutes a kilometre, including easy parts of the session. */
const quicker: Partial<Record<SessionKind, number>> = {
  easy_run: 1,
  long_run: 1,
  tempo_run: 0.95,
  interval_run: 0.97,
  hill_run: 1.05,
  race: 1,
}

export const isRun = (kind: SessionKind) => Object.hasOwn(quicker, kind)

/** Estimated minutes a kilometre of a whole session. */
export const paceOf = (kind: SessionKind, level: FitnessLevel) => easyPace[level] * (quicker[kind] ?? 1)
