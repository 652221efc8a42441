import { kilometresPerMile } from '../../measures/units.ts'
import type { ActivityType } from '../activities.ts'
import { climb, forgetSlope } from './climb.ts'
import { type Figures, figuresOf, movingMilliseconds } from './figures.ts'
import { type Accepted, admit, newGate } from './gate.ts'
import { breakOff, move, speedOf } from './motion.ts'
import type { Position } from './position.ts'
import { rulesOf } from './rules.ts'
import { smooth, smoothRest } from './smoothing.ts'
import { type Mark, splitAt, splitByLength } from './splits.ts'
import { newTrackerState, type TrackerState } from './tracker-state.ts'

type Options = {
  startedAt: number
  /** Resumes from a saved state. */
  saved?: TrackerState
  /** Called with each position once it counts, a few seconds later; never while standing. */
  onMark?: (mark: Mark & { elevation: number | null; heartRate: number | null }) => void
  /** Called with each accepted position; `fresh` begins a new stretch. */
  onAccepted?: (position: Position, fresh: boolean) => void
}

/**
 * Sums up an activity from its positions, each in constant time. Results do not depend on how positions are
 * batched, so live figures equal the final ones.
 */
export function createTracker(type: ActivityType, { startedAt, saved, onMark, onAccepted }: Options) {
  const rules = rulesOf(type)
  const state = saved ? structuredClone(saved) : newTrackerState(startedAt)
  let fresh = true

  function count(position: Accepted) {
    const { motion, mark } = state
    const wasStanding = motion.standing && motion.last !== null
    const [restingAt, metres] = [motion.restingAt, motion.metres]
    move(motion, position, rules)
    if (motion.standing && wasStanding) return
    climb(state.climb, position.t, position.elevation, rules)
    // Motion is detected some metres late: its distance began at the end of standing.
    if (wasStanding && restingAt > mark.t) advance({ ...mark, t: restingAt, metres }, position)
    advance(markAt(position.t), position)
    state.topSpeed = Math.max(state.topSpeed, speedOf(motion) ?? 0)
  }

  const markAt = (t: number): Mark => ({
    ...state.mark,
    t,
    metres: state.motion.metres,
    movingMilliseconds: state.motion.movingMilliseconds,
    gain: state.climb.gain,
    loss: state.climb.loss,
  })

  function advance(after: Mark, { heartRate }: Position) {
    const before = state.mark
    splitByLength(state.kilometres, before, after, 1000)
    splitByLength(state.miles, before, after, kilometresPerMile * 1000)
    endLaps(before, after, after.t)
    state.mark = after
    onMark?.({ ...after, elevation: state.climb.now, heartRate })
  }

  function endLaps(before: Mark, after: Mark, until: number) {
    while (state.lapsToCome[0] !== undefined && state.lapsToCome[0] <= until) {
      splitAt(state.laps, before, after, state.lapsToCome.shift()!)
    }
  }

  function finishStretch(t: number) {
    for (const smoothed of smoothRest(state.smoothing, rules.smoothing)) count(smoothed)
    breakOff(state.motion)
    forgetSlope(state.climb)
    state.stretchAt = t
    fresh = true
  }

  function feel({ heartRate }: Position) {
    if (heartRate === null) return
    state.mark.beats += heartRate
    state.mark.beatCount++
    state.topHeartRate = Math.max(state.topHeartRate, heartRate)
  }

  /** Also called with each position, so that a replay after a reload shows no less. */
  function noteShown(t: number) {
    const shown = movingMilliseconds(state, state.endedAt ?? t, rules)
    state.shownMilliseconds = Math.max(state.shownMilliseconds, shown)
  }

  return {
    /** False for a position that does not count: during a pause, or older than the start, the resumption or the newest one. */
    add(position: Position): boolean {
      if (state.pausedAt !== null || state.endedAt !== null || !(position.t >= state.heardUntil)) return false
      state.heardUntil = position.t
      noteShown(position.t)
      const { accepted, jumped } = admit(state.gate, position, rules)
      if (jumped) finishStretch(position.t)
      for (const one of accepted) {
        feel(one)
        state.hasPlace = true
        state.hasElevation ||= one.elevation !== null
        onAccepted?.(one, fresh)
        fresh = false
        for (const smoothed of smooth(state.smoothing, one, rules.smoothing)) count(smoothed)
      }
      return true
    },
    pause(t: number) {
      if (state.pausedAt !== null) return
      noteShown(t)
      finishStretch(t)
      state.gate = newGate()
      state.pausedAt = t
    },
    resume(t: number) {
      if (state.pausedAt === null) return
      state.pausedMilliseconds += Math.max(0, t - state.pausedAt)
      state.pausedAt = null
      state.stretchAt = t
      state.heardUntil = Math.max(state.heardUntil, t)
    },
    lap: (t: number) => void state.lapsToCome.push(t),
    end(t: number) {
      if (state.endedAt !== null) return
      if (state.pausedAt !== null) state.pausedMilliseconds += Math.max(0, t - state.pausedAt)
      else finishStretch(t)
      state.endedAt = t
      endLaps(state.mark, markAt(t), Number.POSITIVE_INFINITY)
      state.mark = markAt(t)
    },
    figures(now: number): Figures {
      noteShown(now)
      return figuresOf(state, markAt(now), rules)
    },
    /** For saving and resuming. */
    snapshot: () => structuredClone(state),
  }
}
export type Tracker = ReturnType<typeof createTracker>
