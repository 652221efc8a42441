import type { Exercise, FitnessLevel } from '#contract/training/exercises.ts'
import type { WorkoutGoal } from '#contract/training/workouts.ts'
import type { Dose } from './draft.ts'
import type { Session } from './session.ts'

type Ranges = Pick<Dose, 'reps' | 'rest' | 'hold'> & { tempo: string; effort: number }

/**
 * Repetitions, rest and speed by goal: ACSM position stand “Progression Models in Resistance Training for Healthy
 * Adults” (2009) and NSCA’s Essentials of Strength Training and Conditioning (4th edition). `effort` is the RPE of
 * an intermediate, by repetitions in reserve (Zourdos et al. 2016).
 */
const lifts: Record<WorkoutGoal, Ranges> = {
  strength: { reps: [3, 6], rest: [120, 180], hold: [20, 40], tempo: '2-1-1-0', effort: 8 },
  muscle_gain: { reps: [8, 12], rest: [60, 90], hold: [30, 45], tempo: '3-0-1-0', effort: 8 },
  endurance: { reps: [15, 20], rest: [30, 45], hold: [40, 60], tempo: '1-0-1-0', effort: 7 },
  weight_loss: { reps: [10, 15], rest: [30, 60], hold: [30, 45], tempo: '2-0-1-0', effort: 7 },
  flexibility: { reps: [8, 12], rest: [45, 75], hold: [30, 45], tempo: '3-1-2-0', effort: 6 },
  general_fitness: { reps: [8, 12], rest: [60, 90], hold: [25, 45], tempo: '2-0-1-0', effort: 7 },
  rehabilitation: { reps: [8, 15], rest: [60, 90], hold: [15, 30], tempo: '3-1-3-0', effort: 4 },
}
/** Novices gain by one to three sets, others by more (ACSM 2009). */
const sets: Record<FitnessLevel, Dose['sets']> = { beginner: [2, 3], intermediate: [2, 4], advanced: [3, 5] }

/** Maximum effort: beginners one lower, gentle sessions at talking pace. */
export function effortFor({ level, gentle }: Session, usual: number): number {
  const own = usual + (level === 'beginner' ? -1 : 0)
  return gentle ? Math.min(own, 4) : own
}

/** A main lift. Threes need the bar: beginners and lighter equipment use five or six. */
export function liftDose(session: Session, exercise?: Exercise): Dose {
  const { reps, rest, hold, tempo, effort } = lifts[session.request.goals]
  const light = session.level === 'beginner' || !exercise?.equipment.includes('barbell')
  const own: Dose['reps'] = light && session.request.goals === 'strength' ? [5, 6] : reps
  return { sets: sets[session.level], reps: own, rest, hold, tempo, rpe: effortFor(session, effort) }
}

/** Accessory exercises: smaller muscles, lighter, shorter rests. */
export function accessoryDose(session: Session): Dose {
  const dose = liftDose(session)
  if (session.request.goals === 'strength')
    return { ...dose, sets: [2, 4], reps: [6, 10], rest: [60, 90], tempo: '2-0-1-0' }
  return { ...dose, sets: [2, 4], rest: [Math.min(45, dose.rest[0]), dose.rest[0]] }
}

/** A station of a circuit with little rest. */
export function stationDose(session: Session): Dose {
  const { reps, hold, tempo, effort } = lifts[session.request.goals]
  const rest = { beginner: [20, 40], intermediate: [15, 30], advanced: [10, 20] } as const
  return { sets: [1, 1], reps, hold, rest: rest[session.level], tempo, rpe: effortFor(session, effort) }
}

/** Held or moved for a time at low effort. */
export function easyDose(hold: Dose['hold'], rest: Dose['rest'] = [0, 10], rpe: number | null = 2): Dose {
  return { sets: [1, 1], reps: [5, 10], hold, rest, tempo: '2-0-2-0', rpe }
}
