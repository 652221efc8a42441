import type { ActivityType } from '#contract/activities/activities.ts'
import { type OutgoingActivity, stretchesOf, xmlText } from './outgoing.ts'

/** TCX has three sports; the notes name any other. */
const sportNames: Partial<Record<ActivityType, string>> = { running: 'Running', cycling: 'Biking' }

/** Writes TCX (Garmin Training Center Database 2) with one lap. */
export function writeTcx(activity: OutgoingActivity): string {
  const { recording, type, name, distance, movingTime, calories, avgHeartRate, maxHeartRate } = activity
  const started = new Date(recording.startedAt).toISOString()
  const seconds = movingTime ?? (recording.endedAt - recording.startedAt) / 1000
  const heart = (tag: string, value: number | null) =>
    value === null ? '' : `<${tag}><Value>${Math.round(value)}</Value></${tag}>`
  const tracks = stretchesOf(recording).map((stretch) => {
    const points = stretch.map(({ t, lat, lon, elevation, heartRate }) => {
      const place = `<Position><LatitudeDegrees>${lat.toFixed(6)}</LatitudeDegrees><LongitudeDegrees>${lon.toFixed(6)}</LongitudeDegrees></Position>`
      const height = elevation === null ? '' : `<AltitudeMeters>${elevation.toFixed(1)}</AltitudeMeters>`
      return `<Trackpoint><Time>${new Date(t).toISOString()}</Time>${place}${height}${heart('HeartRateBpm', heartRate)}</Trackpoint>`
    })
    return `<Track>\n${points.join('\n')}\n</Track>`
  })
  if (recording.beats.length) {
    const points = recording.beats.map(
      ({ t, heartRate }) =>
        `<Trackpoint><Time>${new Date(t).toISOString()}</Time>${heart('HeartRateBpm', heartRate)}</Trackpoint>`,
    )
    tracks.push(`<Track>\n${points.join('\n')}\n</Track>`)
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
<Activities>
<Activity Sport="${sportNames[type] ?? 'Other'}">
<Id>${started}</Id>
<Lap StartTime="${started}">
<TotalTimeSeconds>${seconds.toFixed(1)}</TotalTimeSeconds>
<DistanceMeters>${((distance ?? 0) * 1000).toFixed(1)}</DistanceMeters>
<Calories>${Math.round(calories ?? 0)}</Calories>
${heart('AverageHeartRateBpm', avgHeartRate)}${heart('MaximumHeartRateBpm', maxHeartRate)}<Intensity>Active</Intensity>
<TriggerMethod>Manual</TriggerMethod>
${tracks.join('\n')}
</Lap>
<Notes>${xmlText(name)}</Notes>
</Activity>
</Activities>
</TrainingCenterDatabase>
`
}
