import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { TrainingGoal } from '#contract/training/schedules.ts'
import type { LiftPart, Slot } from './plan.ts'

const long: Slot = { role: 'long', hard: true }
const quality: Slot = { role: 'quality', hard: true }
const second: Slot = { role: 'second_quality', hard: true }
const easy: Slot = { role: 'easy', hard: false }
const conditioning: Slot = { role: 'conditioning', hard: true }
const cross: Slot = { role: 'cross', hard: false }
const mobility: Slot = { role: 'mobility', hard: false }
/** Legs and full body need two days between hard sessions. */
const lift = (part: LiftPart): Slot => ({ role: 'lift', part, hard: /full|lower|legs/.test(part) })
/** A moderate lift beside the runs. */
const support: Slot = { role: 'lift', part: 'full', hard: false }

const full = [lift('full'), lift('full'), lift('full')]
const upperLower = [lift('upper'), lift('lower'), lift('upper'), lift('lower')]
const pushPullLegs = [lift('push'), lift('pull'), lift('legs')]

type Kind = 'run' | 'lose' | 'muscle' | 'strength' | 'fit'
const kindOf: Record<TrainingGoal, Kind> = {
  weight_loss: 'lose',
  muscle_building: 'muscle',
  '5k_training': 'run',
  '10k_training': 'run',
  half_marathon: 'run',
  marathon: 'run',
  general_fitness: 'fit',
  strength_training: 'strength',
}

/**
 * Slots of a week of two to seven workouts. At most three are hard, so that they can be apart. Each muscle is
 * lifted twice a week if the number of workouts allows it (Schoenfeld et al. 2016, meta-analysis of frequency).
 */
export function slotsFor(goal: TrainingGoal, level: FitnessLevel, workouts: number): Slot[] {
  const trained = level !== 'beginner'
  const weeks: Record<Kind, Slot[][]> = {
    run: [
      [long, quality],
      [long, quality, easy],
      goal === '5k_training' || goal === '10k_training'
        ? [long, quality, easy, support]
        : [long, quality, easy, easy],
      [long, quality, easy, easy, support],
      [long, quality, trained ? second : easy, easy, easy, support],
      [long, quality, trained ? second : easy, easy, easy, support, mobility],
    ],
    lose: [
      [lift('full'), conditioning],
      [lift('full'), conditioning, cross],
      [lift('full'), lift('full'), conditioning, cross],
      [lift('full'), lift('full'), conditioning, cross, cross],
      [lift('full'), lift('full'), conditioning, cross, cross, mobility],
      [lift('full'), lift('full'), conditioning, cross, cross, cross, mobility],
    ],
    muscle: [
      full.slice(0, 2),
      full,
      upperLower,
      trained ? [lift('upper'), lift('lower'), ...pushPullLegs] : [...upperLower, mobility],
      trained ? [...pushPullLegs, ...pushPullLegs] : [...upperLower, cross, mobility],
      trained ? [...pushPullLegs, ...pushPullLegs, mobility] : [...upperLower, cross, cross, mobility],
    ],
    strength: [
      full.slice(0, 2),
      full,
      upperLower,
      [...upperLower, mobility],
      [...upperLower, cross, mobility],
      [...upperLower, cross, cross, mobility],
    ],
    fit: [
      [lift('full'), conditioning],
      [lift('full'), conditioning, easy],
      [lift('full'), lift('full'), conditioning, easy],
      [lift('full'), lift('full'), conditioning, easy, mobility],
      [lift('full'), lift('full'), conditioning, easy, cross, mobility],
      [lift('full'), lift('full'), conditioning, easy, easy, cross, mobility],
    ],
  }
  return weeks[kindOf[goal]][workouts - 2]!
}

/** Whether lifting is the plan's goal. */
export const isLiftingGoal = (goal: TrainingGoal) =>
  goal === 'muscle_building' || goal === 'strength_training'
