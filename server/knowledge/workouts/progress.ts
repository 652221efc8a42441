import type { EquipmentPiece, Exercise } from '#contract/training/exercises.ts'
import type { ExerciseFeedback } from '#contract/training/workouts.ts'
import { exerciseById } from '../exercises/exercises.ts'
import type { Draft, Slot } from './draft.ts'
import { words } from './words.ts'

const tooHard = 9.5
const tooEasy = 5
const weights: ReadonlySet<EquipmentPiece> = new Set([
  'dumbbell',
  'kettlebell',
  'barbell',
  'machine',
  'cable',
] as const)
const isLoaded = ({ equipment }: Exercise) => equipment.some((piece) => weights.has(piece))

/**
 * Exercises to repeat after the last session: the same one; its easier one after a failure; its harder one without
 * weights to increase.
 */
export function carriedOn(feedback: readonly ExerciseFeedback[]): {
  known: Set<string>
  resting: Set<string>
} {
  const known = new Set<string>()
  const resting = new Set<string>()
  for (const { exerciseId, rpe, setsDone } of feedback) {
    const one = exerciseId === null ? undefined : exerciseById(exerciseId)
    if (!one) continue
    const failed = setsDone === 0 || (rpe ?? 0) >= tooHard
    const outgrown = rpe !== null && rpe <= tooEasy && !isLoaded(one)
    const next = failed ? one.easier : outgrown ? one.harder : null
    known.add(next ?? one.id)
    if (next) resting.add(one.id)
  }
  return { known, resting }
}

/** Strain of the last session, by the mean of its RPEs. */
export function strainOf(feedback: readonly ExerciseFeedback[]): 'hard' | 'easy' | 'right' {
  const rpes = feedback.flatMap(({ rpe }) => (rpe === null ? [] : [rpe]))
  const mean = rpes.reduce((sum, rpe) => sum + rpe, 0) / (rpes.length || 1)
  if (rpes.length && mean >= 9) return 'hard'
  return rpes.length && mean <= tooEasy ? 'easy' : 'right'
}

/**
 * Adapts load, repetitions and sets to feedback: 2 to 10 % more weight when more repetitions were possible (ACSM
 * 2009), less when fewer repetitions were left in reserve than planned (Helms et al. 2016).
 */
export function progressed(blocks: readonly Draft[], feedback: readonly ExerciseFeedback[]): void {
  const strain = strainOf(feedback)
  for (const block of blocks) {
    if (block.kind === 'warm_up' || block.kind === 'cool_down') continue
    for (const slot of block.exercises) {
      const told = feedback.find(({ exerciseId }) => exerciseId === slot.exercise.id)
      if (told) adapt(slot, told)
      if (strain === 'hard') lighter(slot)
      if (strain === 'easy' && !told) repsFrom(slot, 1)
      const form = words.form[slot.exercise.pattern]
      if (form) slot.cue = `${slot.cue} ${form}`
    }
  }
}

function adapt(slot: Slot, { rpe, setsDone }: ExerciseFeedback): void {
  const aim = slot.rpe ?? 7
  const missed = setsDone < slot.dose.sets[0]
  if (missed || (rpe !== null && rpe >= aim + 1)) {
    lighter(slot)
    slot.cue = `${words.progress.down(missed && (rpe ?? 0) < aim + 1 ? null : rpe)} ${slot.cue}`
  } else if (rpe !== null && rpe <= aim - 2 && isLoaded(slot.exercise)) {
    slot.cue = `${words.progress.up(rpe)} ${slot.cue}`
  } else if (rpe !== null && rpe < aim) {
    repsFrom(slot, rpe <= aim - 2 ? 2 : 1)
    slot.cue = `${words.progress.more(rpe)} ${slot.cue}`
  } else {
    slot.cue = `${words.progress.same} ${slot.cue}`
  }
}

function lighter(slot: Slot): void {
  const [least, most] = slot.dose.sets
  slot.dose = { ...slot.dose, sets: [Math.max(1, least - 1), Math.max(1, most - 1)] }
  slot.sets = Math.min(slot.sets, slot.dose.sets[1])
}

function repsFrom(slot: Slot, more: number): void {
  const [least, most] = slot.dose.reps
  if (slot.reps === null) return
  slot.dose = { ...slot.dose, reps: [Math.min(most, least + more), most] }
  slot.reps = Math.max(slot.reps, slot.dose.reps[0])
  slot.seconds = slot.reps * slot.secondsPerRep
}
