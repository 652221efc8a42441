import { type ClimbState, newClimb } from './climb.ts'
import { type GateState, newGate } from './gate.ts'
import { type MotionState, newMotion } from './motion.ts'
import { newSmoothing, type SmoothingState } from './smoothing.ts'
import { firstMark, type Mark, newSplits, type SplitsState } from './splits.ts'

/** The tracker's whole state; plain values, so that a device can store it. */
export type TrackerState = {
  startedAt: number
  endedAt: number | null
  pausedAt: number | null
  pausedMilliseconds: number
  gate: GateState
  smoothing: SmoothingState
  motion: MotionState
  climb: ClimbState
  mark: Mark
  kilometres: SplitsState
  miles: SplitsState
  laps: SplitsState
  /** Laps that ended after the last counted position. */
  lapsToCome: number[]
  hasPlace: boolean
  hasElevation: boolean
  /** Start of the stretch without pause or jump. */
  stretchAt: number
  /** The newest position, start or resumption; older positions do not count. */
  heardUntil: number
  /** Metres a second. */
  topSpeed: number
  topHeartRate: number
  /** The most moving milliseconds shown so far. */
  shownMilliseconds: number
}

export const newTrackerState = (startedAt: number): TrackerState => ({
  startedAt,
  endedAt: null,
  pausedAt: null,
  pausedMilliseconds: 0,
  gate: newGate(),
  smoothing: newSmoothing(),
  motion: newMotion(),
  climb: newClimb(),
  mark: firstMark(startedAt),
  kilometres: newSplits(startedAt),
  miles: newSplits(startedAt),
  laps: newSplits(startedAt),
  lapsToCome: [],
  hasPlace: false,
  hasElevation: false,
  stretchAt: startedAt,
  heardUntil: startedAt,
  topSpeed: 0,
  topHeartRate: 0,
  shownMilliseconds: 0,
})
