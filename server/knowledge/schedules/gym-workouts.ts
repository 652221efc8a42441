import type { TargetMuscle, Workout, WorkoutGoal, WorkoutType } from '#contract/training/workouts.ts'
import { buildWorkout } from '../workouts/build-workout.ts'
import type { PlannedWeek } from './phases.ts'
import { type Frame, focusOf, musclesOf, type SessionKind, type Slot } from './plan.ts'
import { shortened } from './shorten.ts'
import { isLiftingGoal } from './slots.ts'
import { highestMinutes } from './week-minutes.ts'

export type GymKind = Extract<SessionKind, 'strength' | 'conditioning' | 'mobility'>
export const isGym = (kind: SessionKind): kind is GymKind =>
  kind === 'strength' || kind === 'conditioning' || kind === 'mobility'

/** Maximum number of composed workouts per plan; the weeks shorten them. */
const mostBuilt = 18

/**
 * Composes workouts for a plan's slots. Exercises stay for a block of weeks, so that weights can grow, and change
 * with the next block.
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
        prompt: (slot.part && focusOf[slot.part]) ?? null,
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

/** Exercises of the same slot in the previous block. */
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
    // Beginners and sore joints get circuits instead of sprints.
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
 * Repetitions by goal and level: beginners add weight, intermediates add repetitions first, the advanced vary
 * heavy, medium and light days (ACSM position stand on progression, 2009).
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
  // Rest weeks keep their block's aim.
  return block === 0 && phase !== 'peak' ? 'muscle_gain' : 'strength'
}

/** The heavy parts' effort follows the plan's weeks. */
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
