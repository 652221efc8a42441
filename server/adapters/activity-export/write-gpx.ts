import { productName } from '#contract/product.ts'
import { type OutgoingActivity, stretchesOf, xmlText } from './outgoing.ts'

/** Writes GPX 1.1 with heart rates in Garmin's TrackPointExtension, the extension that readers support. */
export function writeGpx({ recording, type, name }: OutgoingActivity): string {
  const segments = stretchesOf(recording).map((stretch) => {
    const points = stretch.map(({ t, lat, lon, elevation, heartRate }) => {
      const ele = elevation === null ? '' : `<ele>${elevation.toFixed(1)}</ele>`
      const beat =
        heartRate === null
          ? ''
          : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heartRate}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`
      return `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${ele}<time>${new Date(t).toISOString()}</time>${beat}</trkpt>`
    })
    return `<trkseg>\n${points.join('\n')}\n</trkseg>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="${xmlText(productName)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
<metadata><time>${new Date(recording.startedAt).toISOString()}</time></metadata>
<trk><name>${xmlText(name)}</name><type>${type}</type>
${segments.join('\n')}
</trk>
</gpx>
`
}
