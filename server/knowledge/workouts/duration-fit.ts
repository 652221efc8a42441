import { blockSeconds, workoutSeconds } from '#contract/training/workouts.ts'
import type { Draft, Slot } from './draft.ts'
import { covers } from './pools.ts'
import type { Session } from './session.ts'

type End = 0 | 1

function at(end: End, slot: Slot): Slot {
  const { dose, perSide, secondsPerRep } = slot
  const seconds = slot.reps === null ? dose.hold[end] * (perSide ? 2 : 1) : dose.reps[end] * secondsPerRep
  return { ...slot, sets: dose.sets[end], seconds, restSeconds: dose.rest[end] }
}
const stretched =
  (end: End) =>
  (block: Draft): Draft => ({
    ...block,
    rounds: block.roundSpan[end],
    restBetweenRounds: block.betweenSpan[end],
    exercises: block.exercises.map((slot) => at(end, slot)),
  })

/** Minimum duration in seconds. */
export const leastSeconds = (blocks: readonly Draft[]) => workoutSeconds({ blocks: blocks.map(stretched(0)) })
/** Maximum duration in seconds. */
export const mostSeconds = (blocks: readonly Draft[]) => workoutSeconds({ blocks: blocks.map(stretched(1)) })

/** Maximum seconds of easy cardio at the end, beyond its share. */
const fillable = 900
const mostRounds = 6

/**
 * With few exercises, repeats the main part before filling up; `most` rounds, leaving the share `open` of the time.
 */
export function addRounds(blocks: readonly Draft[], target: number, most = mostRounds, open = 0.3): void {
  const mains = blocks.filter((block) => isMain(block) && block.kind !== 'finisher')
  for (let pass = 0; pass < most; pass++)
    for (const block of mains) {
      const missing = target - mostSeconds(blocks)
      const lasting = block.exercises.every(({ dose }) => dose.hold[1] > 300)
      if (missing <= (open ? Math.max(fillable, target * open) : 0) || lasting || block.roundSpan[1] >= most)
        continue
      block.roundSpan = [block.roundSpan[0], block.roundSpan[1] + 1]
      if (block.betweenSpan[1] === 0) block.betweenSpan = [block.exercises.at(-1)!.restSeconds, 90]
    }
}

const isMain = ({ kind }: Draft) => kind !== 'warm_up' && kind !== 'cool_down'

/**
 * Removes exercises until the shortest form fits: first of warm-up and cool-down, then duplicates, at last
 * requested ones.
 */
export function trimmedTo(
  planned: readonly Draft[],
  target: number,
  session: Session,
): { blocks: Draft[]; trimmed: boolean } {
  let blocks = planned.map((block) => ({ ...block }))
  let trimmed = false
  while (leastSeconds(blocks) > target * 1.02 && blocks.some(({ exercises }) => exercises.length > 0)) {
    const found = leastMissed(blocks, session)
    if (!found) break
    const { block, slot, asked } = found
    trimmed ||= asked
    block.exercises = block.exercises.filter((one) => one !== slot)
    blocks = blocks.filter(({ exercises }) => exercises.length > 0)
  }
  return { blocks, trimmed }
}

function leastMissed(blocks: readonly Draft[], { request }: Session) {
  const mains = blocks.filter(isMain)
  const work = mains.flatMap(({ exercises }) => exercises)
  const edge = blocks.filter((block) => !isMain(block) && block.exercises.length > 1)
  const largest = (some: readonly Draft[]) =>
    some.toSorted((one, other) => blockSeconds(other) - blockSeconds(one))[0]
  const thin = largest(edge)
  if (thin && (work.length <= 3 || blockSeconds(thin) > 60)) {
    // The cool-down's end and the warm-up's start stay longest.
    const slot = thin.kind === 'cool_down' ? thin.exercises[0]! : thin.exercises.at(-1)!
    return { block: thin, slot, asked: false }
  }
  const needed = (slot: Slot) =>
    request.targetMuscles.some(
      (target) =>
        covers(target, slot.exercise) && !work.some((one) => one !== slot && covers(target, one.exercise)),
    )
  for (const block of mains.toReversed()) {
    const slot = block.exercises.findLast((one) => !needed(one))
    if (slot && work.length > 1) return { block, slot, asked: false }
  }
  const last = blocks.find(({ kind }) => kind === 'cool_down')
  if (last) return { block: last, slot: last.exercises[0]!, asked: false }
  const block = mains.at(-1)
  const slot = block?.exercises.at(-1)
  return block && slot && work.length > 1 ? { block, slot, asked: true } : undefined
}

/** With few exercises, warm-up, cool-down and rests are extended. */
export function widenSpans(blocks: readonly Draft[]): void {
  for (const block of blocks) {
    const [least, most] = block.betweenSpan
    if (block.rounds > 1 || block.roundSpan[1] > 1) block.betweenSpan = [Math.min(15, least), most + 60]
    for (const slot of block.exercises) {
      const { hold, rest } = slot.dose
      const wider = isMain(block) ? hold : ([Math.min(15, hold[0]), Math.max(120, hold[1])] as const)
      slot.dose = { ...slot.dose, hold: wider, rest: [Math.max(0, rest[0] - 10), rest[1] + 15] }
    }
  }
}
