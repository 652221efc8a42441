import type { Muscle } from '#contract/training/exercises.ts'
import { type Workout, type WorkoutBlock, workoutSeconds } from '#contract/training/workouts.ts'
import { type Draft, finished, type Slot } from './draft.ts'
import { energyOfBlocks } from './energy.ts'
import { notesFor } from './notes.ts'
import type { Session } from './session.ts'
import { words } from './words.ts'
import { contentOf } from './write-content.ts'

/** Converts fitted blocks to a workout with its text. `trimmed`: a requested part did not fit. */
export function finishedWorkout(
  session: Session,
  blocks: readonly Draft[],
  { kilograms, trimmed = false }: { kilograms?: number | undefined; trimmed?: boolean },
): { workout: Workout; content: string } {
  const { request } = session
  const workout: Workout = {
    title: words.title(request.workoutType, request.targetMuscles),
    workoutType: request.workoutType,
    fitnessLevel: request.fitnessLevel,
    equipment: request.equipment,
    targetMuscles: request.targetMuscles,
    goal: request.goals,
    minutes: Math.round(workoutSeconds({ blocks: [...blocks] }) / 6) / 10,
    blocks: blocks.map(request.workoutType === 'yoga' ? breathed : finished),
    muscles: musclesWorked(blocks),
    calories: energyOfBlocks(blocks, kilograms),
    notes: notesFor(session, blocks, trimmed),
  }
  return { workout, content: contentOf(workout) }
}

/** Poses are counted in breaths of about five seconds. */
function breathed(block: Draft): WorkoutBlock {
  const counted = ({ seconds, perSide }: Slot) =>
    words.breaths(Math.round(seconds / (perSide ? 10 : 5)), perSide)
  const exercises = block.exercises.map((slot) =>
    slot.reps === null && slot.exercise.pattern !== 'breath'
      ? { ...slot, cue: counted(slot) + slot.cue }
      : slot,
  )
  return finished({ ...block, exercises })
}

function musclesWorked(blocks: readonly Draft[]): Muscle[] {
  const work = blocks.filter(({ kind }) => kind !== 'warm_up' && kind !== 'cool_down')
  return [...new Set(work.flatMap(({ exercises }) => exercises.flatMap(({ exercise }) => exercise.primary)))]
}
