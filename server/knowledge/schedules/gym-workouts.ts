import type { TargetMuscle, Workout, WorkoutGoal, WorkoutType } from '#contract/training/workouts.ts'
import { buildWorkout } from '../workouts/build-workout.ts'
import type { PlannedWeek } from './phases.ts'
import { type Frame, musclesOf, type SessionKind, type Slot, wishOf } from './plan.ts'
import { shortened } from './shorten.ts'
import { isLiftingGoal } from './slots.ts'
import { highestMinutes } from './week-minutes.ts'

export type GymKind = Extract<SessionKind, 'strength' | 'conditioning' | 'mobility'>
export const isGym = (kind: SessionKind): kind is GymKind =>
  kind === 'strength' || kind === 'conditioning' || kind === 'mobility'

/** Workouts that one plan composes; its weeks shorten them. */
const mostBuilt = 18

/**
 * Workouts for the places of a plan. Exercises stay for a block of weeks, so that the weights can grow, and change with
 * the next one.
 */
export function gymWorkouts(frame: Frame, seed: number) {
  const built = new Map<string, Workout>()
  const cut = new Map<string, Workout>()
  const places = frame.slots.filter(({ role }) => /lift|conditioning|mobility/.test(role)).length
  const variants = Math.max(1, Math.min(4, Math.floor(mostBuilt / Math.max(1, places))))

  return (at: number, kind: GymKind, week: PlannedWeek, minutes: number, effort: number): Workout => {
    const slot = frame.slots[at]!
    const variant = week.block % variants
    const asked = askedFor(slot, at, kind, week, frame)
    const key = `${at} ${variant} ${asked.goals}`
    let whole = built.get(key)
    if (!whole) {
      const request = {
        ...asked,
        duration: Math.max(5, highestMinutes(slot, frame)),
        fitnessLevel: frame.level,
        equipment: frame.equipment,
        limitations: frame.limitations,
        prompt: (slot.part && wishOf[slot.part]) ?? null,
      }
      whole = buildWorkout(request, {
        seed: seed + at * 7919 + variant * 104_729,
        kilograms: frame.kilograms,
        recent: recentOf(built, at, variant),
      }).workout
      built.set(key, whole)
    }
    const cutKey = `${key} ${minutes} ${effort}`
    const known = cut.get(cutKey)
    if (known) return known
    const fitting = shortened(whole, minutes)
    const workout = kind === 'strength' ? atEffort(fitting, effort) : fitting
    cut.set(cutKey, workout)
    return workout
  }
}

/** What the same place held in the block before. */
function recentOf(built: ReadonlyMap<string, Workout>, at: number, variant: number): string[] {
  const before = [...built].find(([key]) => key.startsWith(`${at} ${variant - 1} `))?.[1]
  return (before?.blocks ?? []).flatMap(({ exercises }) =>
    exercises.map(({ exerciseId }) => exerciseId ?? ''),
  )
}

function askedFor(
  slot: Slot,
  at: number,
  kind: GymKind,
  week: PlannedWeek,
  frame: Frame,
): { workoutType: WorkoutType; targetMuscles: TargetMuscle[]; goals: WorkoutGoal } {
  if (kind === 'mobility')
    return { workoutType: 'stretching', targetMuscles: ['fullbody'], goals: 'flexibility' }
  if (kind === 'conditioning') {
    // Whoever starts out, or wants to spare the joints, moves in circuits rather than sprints.
    const circuits = frame.level === 'beginner' || frame.goal === 'weight_loss' || frame.noImpact
    const goals = frame.goal === 'weight_loss' ? 'weight_loss' : 'endurance'
    return { workoutType: circuits ? 'functional' : 'hiit', targetMuscles: ['fullbody'], goals }
  }
  return {
    workoutType: 'strength',
    targetMuscles: musclesOf[slot.part ?? 'full'],
    goals: aimFor(at, week, frame),
  }
}

/**
 * Repetitions by goal and level: a beginner adds weight from time to time, later repetitions grow before weights do, and
 * the trained vary heavy, middle and light days (ACSM position stand on progression, 2009).
 */
export function aimFor(
  at: number,
  { block, phase }: PlannedWeek,
  { goal, level, gentle }: Frame,
): WorkoutGoal {
  if (!isLiftingGoal(goal) || gentle) return 'general_fitness'
  if (goal === 'muscle_building')
    return level === 'advanced' && (at + block) % 3 === 0 ? 'strength' : 'muscle_gain'
  if (level === 'advanced') return at % 2 === 0 ? 'strength' : 'muscle_gain'
  // The weeks of rest keep to what their block did.
  return block === 0 && phase !== 'peak' ? 'muscle_gain' : 'strength'
}

/** The effort of the heavy parts follows the plan’s weeks. */
function atEffort(workout: Workout, effort: number): Workout {
  return {
    ...workout,
    blocks: workout.blocks.map((block) =>
      block.kind === 'main' || block.kind === 'circuit'
        ? { ...block, exercises: block.exercises.map((one) => ({ ...one, rpe: effort })) }
        : block,
    ),
  }
}
