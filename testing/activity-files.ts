import { crc32, deflateRawSync } from 'node:zlib'

/** Zips these files. */
export function zipOf(files: Record<string, Uint8Array | string>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content as string)
    const packed = deflateRawSync(plain)
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\x03\x04'), facts, path, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, rest, path)
    at += 30 + path.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  const many = Object.keys(files).length
  end.writeUInt16LE(many, 8)
  end.writeUInt16LE(many, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

type Made = {
  start: number
  seconds?: number
  /** Milliseconds between two positions. */
  every?: number
  heartRate?: number
  name?: string
  type?: string
}

/** A GPX file of a movement at 3 m per second to the north-east. */
export function madeGpx({
  start,
  seconds = 600,
  every = 1000,
  heartRate,
  name = 'Made',
  type = 'running',
}: Made): string {
  const beat = heartRate ? `<extensions><hr>${heartRate}</hr></extensions>` : ''
  const points = Array.from({ length: Math.floor((seconds * 1000) / every) + 1 }, (_, at) => {
    const second = (at * every) / 1000
    const [lat, lon] = [48.2 + second * 1.9e-5, 16.4 + second * 2.85e-5]
    const ele = 200 + 10 * Math.sin(second / 60)
    return `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><ele>${ele.toFixed(1)}</ele><time>${new Date(start + second * 1000).toISOString()}</time>${beat}</trkpt>`
  })
  return `<gpx version="1.1"><trk><name>${name}</name><type>${type}</type><trkseg>${points.join('')}</trkseg></trk></gpx>`
}

/** Metres of a degree of latitude at 46° N (WGS 84). */
const metresPerDegree = 111_149

type DueNorth = {
  start: number
  seconds: number
  /** Metres a second. */
  speed: number
  /** Seconds between two points. */
  every?: number
  elevation?: (second: number) => number
}

/** Points due north from 46° N. */
export function dueNorth({ start, seconds, speed, every = 1, elevation = () => 34 }: DueNorth) {
  return Array.from({ length: Math.floor(seconds / every) + 1 }, (_, at) => {
    const second = at * every
    return {
      t: start + second * 1000,
      time: new Date(start + second * 1000).toISOString(),
      metres: second * speed,
      lat: 46 + (second * speed) / metresPerDegree,
      lon: 7,
      elevation: elevation(second),
    }
  })
}
type Point = ReturnType<typeof dueNorth>[number]

/** A GPX track of these segments; `head` stands before them. */
export function gpxTrack(segments: Point[][], head = '<type>running</type>'): string {
  const point = ({ lat, lon, elevation, time }: Point) =>
    `<trkpt lat="${lat.toFixed(7)}" lon="${lon}"><ele>${elevation}</ele><time>${time}</time></trkpt>`
  return `<trk>${head}${segments.map((points) => `<trkseg>${points.map(point).join('')}</trkseg>`).join('')}</trk>`
}

/** A GPX file of these elements. */
export const gpxOf = (...inside: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Made">${inside.join('\n')}</gpx>`

/** A TCX trackpoint with these elements. */
export const tcxPoint = (time: string, ...inside: string[]) =>
  `<Trackpoint><Time>${time}</Time>${inside.join('')}</Trackpoint>`
export const tcxPlace = ({ lat, lon }: Pick<Point, 'lat' | 'lon'>) =>
  `<Position><LatitudeDegrees>${lat.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position>`
export const tcxMetres = (metres: number) => `<DistanceMeters>${metres}</DistanceMeters>`
export const tcxBeat = (beats: number) => `<HeartRateBpm><Value>${beats}</Value></HeartRateBpm>`

/** A TCX lap of these trackpoints. */
export function tcxLap(startedAt: number, seconds: number, metres: number | null, points: string[] = []) {
  const track = points.length ? `<Track>${points.join('')}</Track>` : ''
  return `<Lap StartTime="${new Date(startedAt).toISOString()}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>${metres === null ? '' : tcxMetres(metres)}${track}</Lap>`
}

/** A TCX file of one activity with these laps. */
export const tcxOf = (laps: string[], sport = 'Running') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase><Activities><Activity Sport="${sport}">${laps.join('\n')}</Activity></Activities></TrainingCenterDatabase>`
