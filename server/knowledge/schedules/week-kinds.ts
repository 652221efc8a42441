import type { PlannedWeek } from './phases.ts'
import type { Frame, SessionKind, Slot } from './plan.ts'
import { isRaceGoal } from './running/races.ts'

/** The session of a slot in this week of the plan; `week` counts from 0. */
export function kindFor(slot: Slot, { phase }: PlannedWeek, week: number, frame: Frame): SessionKind {
  switch (slot.role) {
    case 'long':
      return phase === 'race' ? 'race' : 'long_run'
    case 'quality':
      return qualityKind(phase, week, frame)
    case 'second_quality':
      return secondKind(phase, week, frame)
    case 'easy':
      return frame.noImpact && !isRaceGoal(frame.goal) ? 'cross_training' : 'easy_run'
    case 'lift':
      return 'strength'
    case 'conditioning':
      return frame.gentle ? 'cross_training' : 'conditioning'
    case 'cross':
      return 'cross_training'
    case 'mobility':
      return 'mobility'
  }
}

const short = ({ goal }: Frame) => goal === '5k_training' || goal === '10k_training'

function qualityKind(phase: PlannedWeek['phase'], week: number, frame: Frame): SessionKind {
  const { level, gentle, noImpact } = frame
  if (gentle || phase === 'deload' || (level === 'beginner' && (phase === 'base' || week < 4)))
    return 'easy_run'
  const even = week % 2 === 0
  const kind = {
    base: even ? 'hill_run' : 'tempo_run',
    build: even ? (short(frame) ? 'interval_run' : 'hill_run') : 'tempo_run',
    peak: short(frame) ? 'interval_run' : 'tempo_run',
    taper: 'tempo_run',
    race: short(frame) ? 'interval_run' : 'tempo_run',
  } as const
  // A steady effort on even ground is easiest on sore joints.
  return noImpact ? 'tempo_run' : kind[phase]
}

function secondKind(
  phase: PlannedWeek['phase'],
  week: number,
  { gentle, noImpact, goal }: Frame,
): SessionKind {
  if (noImpact) return 'cross_training'
  if (gentle || (phase !== 'build' && phase !== 'peak')) return 'easy_run'
  if (goal === '5k_training' || goal === '10k_training') return week % 2 === 0 ? 'tempo_run' : 'hill_run'
  return 'interval_run'
}

const hardKinds: ReadonlySet<SessionKind> = new Set([
  'long_run',
  'tempo_run',
  'interval_run',
  'hill_run',
  'race',
  'conditioning',
])
export const isHard = (kind: SessionKind, slot: Slot) =>
  kind === 'strength' ? slot.hard : hardKinds.has(kind)
