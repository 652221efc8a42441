import type { Pause, Position, Recording } from '#contract/activities/track/position.ts'

/** Metres above sea level; other readings are altimeter faults. */
const [lowest, highest] = [-1000, 20_000]
/** Beats a minute, the bounds of typed figures. */
const [slowest, fastest] = [20, 220]
const worstAccuracy = 65_535

/** Whether every position is on the globe; others indicate a broken recording, not a receiver's error. */
export function isOnEarth({ positions }: Recording): boolean {
  return positions.every(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
}

/**
 * Removes impossible sensor readings one by one, so that they do not cost the activity. Pauses and laps are sorted
 * and clamped to start and end.
 */
export function sanitizeTrack(recording: Recording): Recording {
  const { positions, beats, pauses, laps, startedAt, endedAt } = recording
  const within = ({ t }: { t: number }) => t >= startedAt && t <= endedAt
  return {
    positions: positions.filter(within).map(sanitizePosition),
    beats: beats.filter((beat) => within(beat) && beatOf(beat.heartRate) !== null),
    pauses: inOrder(pauses, startedAt, endedAt),
    laps: laps.filter((t) => within({ t })).sort((one, other) => one - other),
    startedAt,
    endedAt,
  }
}

function sanitizePosition(position: Position): Position {
  const { elevation, accuracy, heartRate } = position
  return {
    ...position,
    elevation: elevation !== null && elevation >= lowest && elevation <= highest ? elevation : null,
    accuracy: accuracy !== null && accuracy >= 0 ? Math.min(accuracy, worstAccuracy) : null,
    heartRate: beatOf(heartRate),
  }
}

function beatOf(heartRate: number | null) {
  return heartRate !== null && heartRate >= slowest && heartRate <= fastest ? heartRate : null
}

/** Merges overlapping pauses. */
function inOrder(pauses: Pause[], startedAt: number, endedAt: number): Pause[] {
  const whole: Pause[] = []
  const sorted = pauses
    .map(([from, to]): Pause => [Math.max(from, startedAt), Math.min(to, endedAt)])
    .filter(([from, to]) => from < to)
    .sort(([one], [other]) => one - other)
  for (const [from, to] of sorted) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}
