import { createHash } from 'node:crypto'
import { type ActivityType, mostHours } from '#contract/activities/activities.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { rounded } from '#contract/measures/rounded.ts'
import {
  activityFiles,
  type FiledActivity,
  FileRefused,
  type Refusal,
  type Unpacked,
} from '#server/adapters/activity-files/activity-files.ts'
import type { Stated } from '../tracks/recorded.ts'
import { sanitizeTrack } from '../tracks/sanitize-track.ts'
import { analyzeTrack, type TrackAnalysis } from '../tracks/track-analysis.ts'

/** An activity of a file, ready to be stored. */
export type ReadActivity = { activityType: ActivityType; analysis: TrackAnalysis; stated: Stated }

/** Result of reading a file. `same` was read before; `other` is a known file without an activity. */
export type ReadFile = { name: string; hash: string } & (
  | { kind: 'activities'; activities: ReadActivity[] }
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'same' }
  | { kind: 'other' }
)

/** Reads one file and analyzes its activities; faults are results, not errors. */
export function readUnpacked(file: Unpacked, known: ReadonlySet<string>, alone: boolean): ReadFile {
  const { name } = file
  if ('refused' in file) return { name, hash: '', kind: 'refused', reason: file.refused }
  const hash = createHash('sha256').update(file.bytes).digest('base64url')
  if (known.has(hash)) return { name, hash, kind: 'same' }
  try {
    const filed = activityFiles.read(file.bytes)
    return { name, hash, kind: 'activities', activities: filed.map((one) => readyOf(one, file)) }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    // Garmin's export has thousands of such files among the activities.
    if (error.reason === 'otherFit' && !alone) return { name, hash, kind: 'other' }
    return { name, hash, kind: 'refused', reason: error.reason }
  }
}

function readyOf(filed: FiledActivity, { listed }: Unpacked): ReadActivity {
  const { recording, type, calories, avgHeartRate, maxHeartRate } = filed
  const told = activityFiles.sportOf(listed?.sport)
  const activityType = told === 'other' ? type : told
  const measured = analyzeTrack(sanitizeTrack(recording), activityType)
  const isStated = measured.distance === null || (filed.isCountedByDevice && filed.distance !== null)
  const analysis = isStated ? asStated(measured, filed) : measured
  const distance = within(filed.distance, 0.001, 2000)
  const elevation = within(filed.elevation, 0, 30_000)
  const isAnyStated = isStated || distance !== undefined || elevation !== undefined
  const stated = { distance: distance ?? null, elevation: elevation ?? null, isCounted: isStated }
  return {
    activityType,
    analysis: { ...analysis, details: { ...analysis.details, stated: isAnyStated ? stated : null } },
    stated: {
      distance,
      caloriesBurned: within(calories, 0, 50_000),
      avgHeartRate: heartRateOf(avgHeartRate),
      maxHeartRate: heartRateOf(maxHeartRate),
      elevation,
      routeName: nameOf(listed?.title ?? filed.name),
    } as Stated,
  }
}

/** Distance, heart rate and laps as the device states them: for files without positions, and where positions measure worse. */
function asStated(analysis: TrackAnalysis, filed: FiledActivity): TrackAnalysis {
  const laps = filed.laps.length > 1 ? filed.laps : []
  const { details } = analysis
  const splits = laps.map(({ seconds, metres, heartRate }) => ({
    distance: rounded(within((metres ?? 0) / 1000, 0, 2000) ?? 0, 3),
    seconds: rounded(within(seconds, 0, mostHours * 3600) ?? 0, 1),
    gain: 0,
    loss: 0,
    heartRate: heartRateOf(heartRate) ?? null,
  }))
  return {
    ...analysis,
    distance: null,
    avgHeartRate: heartRateOf(filed.avgHeartRate) ?? analysis.avgHeartRate,
    maxHeartRate: heartRateOf(filed.maxHeartRate) ?? analysis.maxHeartRate,
    details: { ...details, efforts: {}, splits: { kilometres: [], miles: [], laps: splits } },
  }
}

/** Undefined for a figure outside the contract's bounds. */
function within(value: number | null, least: number, most: number): number | undefined {
  return value !== null && value >= least && value <= most ? value : undefined
}

function heartRateOf(stated: number | null): number | undefined {
  const value = within(stated, 20, 220)
  return value === undefined ? undefined : Math.round(value)
}

/** Longest name of a route. */
const longest = 120

function nameOf(text: string | null): string | null {
  const plain = text
    ?.toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return plain ? cutText(plain, longest).trim() : null
}
