import type { Phase, SessionKind } from './plan.ts'

/**
 * Session RPE, 1 to 10; minutes times this is the load (Foster et al. 2001). Interval sessions include their easy
 * parts.
 */
const usual: Record<SessionKind, number> = {
  easy_run: 3,
  long_run: 4,
  tempo_run: 5.5,
  interval_run: 6.5,
  hill_run: 6,
  race: 9,
  strength: 6,
  conditioning: 6.5,
  mobility: 2,
  cross_training: 3,
}
/** Effort of lifting by phase, from four to one repetitions in reserve (Helms et al. 2016). */
const lifting: Partial<Record<Phase, number>> = { base: 6, build: 7, peak: 8, deload: 6, taper: 6, race: 5 }

/** Lifts beside running or walking stay moderate. */
export function effortOf(kind: SessionKind, phase: Phase, mainLift: boolean, gentle: boolean): number {
  const effort = kind === 'strength' && mainLift ? (lifting[phase] ?? usual.strength) : usual[kind]
  const easier = phase === 'deload' && kind === 'conditioning' ? effort - 1.5 : effort
  return gentle && kind !== 'race' ? Math.min(easier, 4) : easier
}

export const loadOf = (minutes: number, effort: number) => Math.round(minutes * effort * 10) / 10
