import { blockSeconds, workoutSeconds } from '#contract/training/workouts.ts'
import type { Draft, Slot, Span } from './draft.ts'

/** Seconds beyond which a hold is continuous cardio that fills the available time. */
const lasting = 300
const mostSteps = 500
const within = (value: number, [least, most]: Span) => value >= least && value <= most

/** One reversible change within the spans. */
type Move = { change: () => void; undo: () => void; whole: boolean }

/**
 * Fits a workout to its seconds: rounds and sets first, then repetitions, holds and rests, each within its span.
 * Returns the remaining deviation in seconds.
 */
export function fitTime(blocks: Draft[], target: number): number {
  const tolerance = Math.max(3, target * 0.015)
  let best = settle(blocks, target, tolerance)
  // One round too many can be offset by shorter rests, which single steps would not reach.
  for (const [at, block] of blocks.entries())
    for (const sign of [1, -1]) {
      if (Math.abs(best) <= tolerance) return best
      if (!within(block.rounds + sign, block.roundSpan)) continue
      const tried = blocks.map((one) => ({ ...one, exercises: one.exercises.map((slot) => ({ ...slot })) }))
      tried[at]!.rounds += sign
      const off = settle(tried, target, tolerance)
      if (Math.abs(off) >= Math.abs(best)) continue
      best = off
      for (const [which, one] of tried.entries()) Object.assign(blocks[which]!, one)
    }
  return best
}

function settle(blocks: Draft[], target: number, tolerance: number): number {
  let off = target - workoutSeconds({ blocks })
  for (let step = 0; step < mostSteps && Math.abs(off) > tolerance; step++) {
    const best = bestMove(blocks, off)
    if (!best) break
    best.change()
    off = target - workoutSeconds({ blocks })
  }
  return off
}

function bestMove(blocks: Draft[], off: number): Move | undefined {
  let best: { move: Move; worth: number } | undefined
  for (const block of blocks) {
    const before = blockSeconds(block)
    for (const move of movesOf(block, off > 0 ? 1 : -1)) {
      move.change()
      const delta = blockSeconds(block) - before
      move.undo()
      const left = Math.abs(off - delta)
      if (left >= Math.abs(off)) continue
      // A whole set or round is preferred over the same time of rest.
      const overshoots = Math.abs(delta) > Math.abs(off)
      const worth =
        (overshoots ? 0 : 1000) +
        (move.whole ? 500 : 0) -
        (overshoots ? left : crowding(block) * Math.sign(off))
      if (!best || worth > best.worth) best = { move, worth }
    }
  }
  return best?.move
}

/** The shortest gains first, the longest loses first. */
const crowding = (block: Draft) => blockSeconds(block) / 20

function movesOf(block: Draft, sign: 1 | -1): Move[] {
  const moves: Move[] = []
  const rounds = block.rounds + sign
  if (within(rounds, block.roundSpan)) moves.push(setting(block, 'rounds', rounds, true))
  const between = block.restBetweenRounds + sign * 5
  if (block.rounds > 1 && within(between, block.betweenSpan))
    moves.push(setting(block, 'restBetweenRounds', between, false))
  const slot = nextToChange(block.exercises, sign)
  if (slot) moves.push(setting(slot, 'sets', slot.sets + sign, true))
  for (const change of [rest, reps, hold] as const) {
    const able = block.exercises.filter((one) => change(one, sign, false))
    if (able.length)
      moves.push({
        change: () => {
          for (const one of able) change(one, sign, true)
        },
        undo: () => {
          for (const one of able) change(one, -sign, true)
        },
        whole: change === hold && able.some(({ dose }) => dose.hold[1] > lasting),
      })
  }
  return moves
}

/**
 * Keeps sets even: gains go to the one with the fewest, from the front; losses to the one with the most, from the
 * back.
 */
function nextToChange(slots: Slot[], sign: 1 | -1): Slot | undefined {
  const able = slots.filter(({ sets, dose }) => within(sets + sign, dose.sets))
  const sets = able.map((slot) => slot.sets)
  return sign > 0
    ? able.find((slot) => slot.sets === Math.min(...sets))
    : able.findLast((slot) => slot.sets === Math.max(...sets))
}

function setting<Of extends object, Key extends keyof Of>(
  of: Of,
  key: Key,
  to: Of[Key],
  whole: boolean,
): Move {
  const from = of[key]
  return {
    change: () => {
      of[key] = to
    },
    undo: () => {
      of[key] = from
    },
    whole,
  }
}

/** Returns whether the change is within bounds, and applies it on demand. */
type Change = (slot: Slot, sign: number, make: boolean) => boolean

const rest: Change = (slot, sign, make) => {
  const next = slot.restSeconds + sign * 5
  if (!within(next, slot.dose.rest)) return false
  if (make) slot.restSeconds = next
  return true
}
const reps: Change = (slot, sign, make) => {
  if (slot.reps === null || !within(slot.reps + sign, slot.dose.reps)) return false
  if (make) {
    slot.reps += sign
    slot.seconds = slot.reps * slot.secondsPerRep
  }
  return true
}
const hold: Change = (slot, sign, make) => {
  if (slot.reps !== null) return false
  const sides = slot.perSide ? 2 : 1
  const next = slot.seconds / sides + sign * (slot.dose.hold[1] > lasting ? 30 : 5)
  if (!within(next, slot.dose.hold)) return false
  if (make) slot.seconds = next * sides
  return true
}
