import type { Split } from '../activities.ts'
import { speedOf } from './motion.ts'
import { type Rules, standingAfter } from './rules.ts'
import { type Mark, splitsUntil } from './splits.ts'
import type { TrackerState } from './tracker-state.ts'

export type Figures = {
  distanceKm: number
  /** From start to finish, pauses included. */
  elapsedSeconds: number
  /** Without pauses and standing; without any position: without pauses. */
  movingSeconds: number
  /** Metres; null without elevations. */
  gain: number | null
  loss: number | null
  /** Kilometres an hour over the last seconds, null at rest. */
  currentSpeed: number | null
  averageSpeed: number | null
  maxSpeed: number | null
  avgHeartRate: number | null
  maxHeartRate: number | null
  /** Whether the person has stood still long enough for the time not to count. */
  autoPaused: boolean
  /** The last one may be incomplete. */
  splits: { kilometres: Split[]; miles: Split[]; laps: Split[] }
}

/** Age in milliseconds of a position that no longer gives the current speed. */
const longestSilence = 15_000

export function figuresOf(state: TrackerState, end: Mark, rules: Rules): Figures {
  const { motion, climb, mark } = state
  const until = state.endedAt ?? end.t
  const movingSeconds = Math.max(movingMilliseconds(state, until, rules), shownBefore(state)) / 1000
  const distanceKm = motion.metres / 1000
  const speed = speedOf(motion)
  return {
    distanceKm,
    elapsedSeconds: Math.max(0, until - state.startedAt) / 1000,
    movingSeconds,
    gain: state.hasElevation ? climb.gain : null,
    loss: state.hasElevation ? climb.loss : null,
    currentSpeed: speed === null || state.pausedAt !== null ? null : speed * 3.6,
    averageSpeed: distanceKm > 0 && movingSeconds > 0 ? distanceKm / (movingSeconds / 3600) : null,
    maxSpeed: state.topSpeed > 0 ? state.topSpeed * 3.6 : null,
    avgHeartRate: mark.beatCount ? Math.round(mark.beats / mark.beatCount) : null,
    maxHeartRate: mark.beatCount ? state.topHeartRate : null,
    autoPaused: isAutoPaused(state, until, rules),
    splits: {
      kilometres: splitsUntil(state.kilometres, end),
      miles: splitsUntil(state.miles, end),
      laps: state.laps.done.length ? splitsUntil(state.laps, end) : [],
    },
  }
}

function isAutoPaused({ motion, pausedAt, endedAt }: TrackerState, now: number, rules: Rules) {
  if (pausedAt !== null || endedAt !== null || !motion.last || !motion.standing) return false
  return now - motion.standingSince >= standingAfter(rules) * 1000
}

/**
 * Milliseconds already shown, a lower bound while tracking: standing is subtracted late, and a clock must not run
 * backwards. 0 after the end, whose time is exact.
 */
function shownBefore({ shownMilliseconds, endedAt }: TrackerState) {
  return endedAt === null ? shownMilliseconds : 0
}

/** Until standing is certain, the seconds since the last counted position count as moving. */
export function movingMilliseconds(state: TrackerState, until: number, rules: Rules) {
  const { motion, pausedAt, endedAt } = state
  if (!state.hasPlace) {
    const paused = state.pausedMilliseconds + (pausedAt !== null && endedAt === null ? until - pausedAt : 0)
    return Math.max(0, until - state.startedAt - paused)
  }
  if (endedAt !== null || pausedAt !== null || isAutoPaused(state, until, rules)) {
    return motion.movingMilliseconds
  }
  const { last, standing, standingSince } = motion
  const since = last === null ? state.stretchAt : standing ? standingSince : last.t
  return motion.movingMilliseconds + Math.min(Math.max(0, until - since), longestSilence)
}
