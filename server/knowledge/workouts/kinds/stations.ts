import type { Exercise, Muscle } from '#contract/training/exercises.ts'
import { type Dose, type Slot, type Span, slotOf } from '../draft.ts'

/** Timed work and rest. */
export function clockDose(work: Span, rest: Span, rpe: number): Dose {
  return { sets: [1, 1], reps: [1, 1], hold: work, rest, tempo: null, rpe }
}

/** Timed exercises; unilateral ones have half the time per side. */
export function stationsOf(some: readonly Exercise[], dose: Dose): Slot[] {
  return some.map((exercise) => {
    const [least, most] = dose.hold
    const hold: Span = exercise.unilateral ? [least / 2, most / 2] : dose.hold
    return { ...slotOf({ ...exercise, timed: true }, { ...dose, hold }), exercise }
  })
}

const slow =
  /tempo|hold|machine|nordic|towel|negative|dead hang|get-up|windmill|archer|drill|seated|pistol|adductor|clamshell|wall|prone|bird dog|dead bug|heel tap|pallof|face pull|pull-apart|star side/i
const arms: ReadonlySet<Muscle> = new Set(['biceps', 'triceps', 'shoulders', 'calves', 'glutes'] as const)
/** Light enough for fast work. */
export function isQuick({ primary, equipment, name, pattern, met }: Exercise): boolean {
  const light = ['dumbbell', 'kettlebell', 'mat', 'chair', 'step', 'medicine_ball', 'band']
  return (
    met >= 3.5 &&
    (pattern !== 'isolation' || primary.some((muscle) => arms.has(muscle))) &&
    equipment.every((piece) => light.includes(piece)) &&
    !slow.test(name) &&
    pattern !== 'carry'
  )
}

/** Splits into parts of nearly equal size. */
export function inParts<Of>(some: readonly Of[], parts: number): Of[][] {
  const size = Math.ceil(some.length / parts)
  return Array.from({ length: parts }, (_, at) => some.slice(at * size, (at + 1) * size)).filter(
    ({ length }) => length > 0,
  )
}
