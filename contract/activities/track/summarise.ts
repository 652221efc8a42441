import type { ActivityType } from '../activities.ts'
import { bestEfforts, type Efforts } from './efforts.ts'
import type { Figures } from './figures.ts'
import type { Recording } from './position.ts'
import { replay } from './replay.ts'
import { type Series, type SeriesMark, seriesOf } from './series.ts'
import { createTracker } from './tracker.ts'

export type Summary = Omit<Figures, 'currentSpeed' | 'autoPaused'> & {
  efforts: Efforts
  series: Series
  /** Accepted positions, one line per stretch without pause. */
  lines: { lat: number; lon: number }[][]
}

/** Computes the final figures of a whole activity. */
export function summarise(recording: Recording, type: ActivityType): Summary {
  const { positions, startedAt, endedAt } = recording
  const marks: (SeriesMark & { t: number })[] = []
  const lines: Summary['lines'] = []
  const tracker = createTracker(type, {
    startedAt,
    onMark: (mark) => marks.push(mark),
    onAccepted: ({ lat, lon }, fresh) => {
      if (fresh) lines.push([])
      lines.at(-1)!.push({ lat, lon })
    },
  })
  const story = replay(tracker, recording)
  story.add(positions.filter(({ t }) => t <= endedAt))
  story.until(endedAt)
  tracker.end(endedAt)

  const { currentSpeed, autoPaused, ...figures } = tracker.figures(endedAt)
  return {
    ...figures,
    ...heartRates(recording, figures),
    efforts: bestEfforts(marks),
    series: seriesOf(marks),
    lines,
  }
}

/** For a recording without positions: its separate heart rates. */
function heartRates(
  { beats }: Recording,
  { avgHeartRate, maxHeartRate }: Pick<Figures, 'avgHeartRate' | 'maxHeartRate'>,
) {
  if (!beats.length) return { avgHeartRate, maxHeartRate }
  const sum = beats.reduce((total, { heartRate }) => total + heartRate, 0)
  return {
    avgHeartRate: Math.round(sum / beats.length),
    maxHeartRate: beats.reduce((most, { heartRate }) => Math.max(most, heartRate), 0),
  }
}
