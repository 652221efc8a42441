import { gzipSync } from 'node:zlib'
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'
import { describe, expect, test } from 'vitest'
import type { Recording } from '#contract/activities/track/position.ts'
import type { OutgoingActivity } from '../activity-export/outgoing.ts'
import { writeFit } from '../activity-export/write-fit.ts'
import { writeGpx } from '../activity-export/write-gpx.ts'
import { writeTcx } from '../activity-export/write-tcx.ts'
import { FileRefused } from './activity-file.ts'
import { readFile } from './read-file.ts'
import { statedSportOf } from './sport.ts'

const start = Date.UTC(2026, 9, 3, 7, 0, 0)
const read = (text: string) => readFile(Buffer.from(text))
const refusal = (bytes: Uint8Array | string) => {
  try {
    readFile(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  } catch (error) {
    if (error instanceof FileRefused) return error.reason
    throw error
  }
  return 'taken'
}
const time = (second: number) => new Date(start + second * 1000).toISOString()
const point = (second: number, more = '') =>
  `<trkpt lat="${52.5 + second * 1e-5}" lon="13.4"><ele>40</ele><time>${time(second)}</time>${more}</trkpt>`
const gpx = (inside: string, head = '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">') =>
  `<?xml version="1.0"?>${head}${inside}</gpx>`
const segment = (from: number, to: number) =>
  `<trkseg>${Array.from({ length: to - from + 1 }, (_, at) => point(from + at)).join('')}</trkseg>`

describe('a GPX file', () => {
  test('becomes an activity with its name, its kind and a pause between segments', () => {
    const [run] = read(
      gpx(
        `<trk><name>Morning &amp; fog</name><type>running</type>${segment(0, 60)}${segment(300, 360)}</trk>`,
      ),
    )
    expect(run).toMatchObject({ type: 'running', name: 'Morning & fog' })
    expect(run!.recording.positions).toHaveLength(122)
    expect(run!.recording.pauses).toEqual([[start + 60_000, start + 300_000]])
    expect(run!.recording).toMatchObject({ startedAt: start, endedAt: start + 360_000 })
  })
  test('is read without namespaces, with other prefixes, and with heart rates in any of them', () => {
    const beat =
      '<extensions><ns3:TrackPointExtension><ns3:hr>141</ns3:hr></ns3:TrackPointExtension></extensions>'
    const [plain] = read(`<gpx><trk><trkseg>${point(0, beat)}${point(1, beat)}</trkseg></trk></gpx>`)
    expect(plain!.recording.positions.map(({ heartRate }) => heartRate)).toEqual([141, 141])
    const prefixed = segment(0, 5).replaceAll(/<(\/?)(\w)/g, '<$1g:$2')
    expect(read(`<g:gpx><g:trk>${prefixed}</g:trk></g:gpx>`)).toHaveLength(1)
  })
  test('with several tracks is one activity where they follow each other, else several', () => {
    const track = (from: number) => `<trk>${segment(from, from + 30)}</trk>`
    expect(read(gpx(track(0) + track(1000)))).toHaveLength(1)
    expect(read(gpx(track(0) + track(90_000)))).toHaveLength(2)
  })
  test('with times out of order is put in order, and impossible places are left out', () => {
    const odd =
      '<trkpt lat="152" lon="13"><time>2026-10-03T07:00:30Z</time></trkpt><trkpt lat="0" lon="0"><time>2026-10-03T07:00:31Z</time></trkpt>'
    const [run] = read(gpx(`<trk><trkseg>${point(9)}${point(3)}${odd}${point(6)}</trkseg></trk>`))
    expect(run!.recording.positions.map(({ t }) => (t - start) / 1000)).toEqual([3, 6, 9])
  })
  test('in UTF-16, with a byte order mark, or gzipped is read the same', () => {
    const text = gpx(`<trk>${segment(0, 3)}</trk>`)
    for (const bytes of [
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`),
      gzipSync(text),
    ])
      expect(readFile(bytes)[0]!.recording.positions).toHaveLength(4)
  })
  test('without times, without points, or with a planned route only is refused, each for its reason', () => {
    expect(refusal(gpx('<trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg></trk>'))).toBe(
      'noTimes',
    )
    expect(refusal(gpx('<trk><trkseg/></trk>'))).toBe('noActivity')
    expect(refusal(gpx('<rte><rtept lat="1" lon="1"/></rte>'))).toBe('routeOnly')
  })
})

describe('a hostile or broken file', () => {
  test('with a document type is refused, whatever it declares', () => {
    const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
    const outside = `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>`
    for (const head of [bomb, outside])
      expect(refusal(`${head}<gpx><trk><name>&b;&x;</name>${segment(0, 2)}</trk></gpx>`)).toBe('forbidden')
  })
  test('that nests without end, breaks off, or is something else is refused', () => {
    expect(refusal(gpx('<a>'.repeat(5000)))).toBe('broken')
    expect(refusal(gpx(`<trk>${segment(0, 5)}`).slice(0, -40))).toBe('broken')
    expect(refusal('name,distance\nrun,5')).toBe('unknownKind')
    expect(refusal(new Uint8Array())).toBe('unknownKind')
  })
  test('that inflates without end is stopped', () => {
    expect(refusal(gzipSync(Buffer.alloc(220 * 1024 * 1024)))).toBe('tooLarge')
    expect(refusal(gzipSync(gzipSync(gpx(`<trk>${segment(0, 5)}</trk>`))))).toBe('unknownKind')
  })
})

test('an indoor TCX file without positions keeps its metres, beats, energy and laps', () => {
  const beat = (second: number, metres: number) =>
    `<Trackpoint><Time>${time(second)}</Time><DistanceMeters>${metres}</DistanceMeters><HeartRateBpm><Value>${130 + second}</Value></HeartRateBpm></Trackpoint>`
  const lap = (
    from: number,
  ) => `<Lap StartTime="${time(from)}"><TotalTimeSeconds>60</TotalTimeSeconds><DistanceMeters>200</DistanceMeters>
    <Calories>12</Calories><AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>151</Value></MaximumHeartRateBpm>
    <Track>${beat(from, from * 3)}${beat(from + 10, from * 3 + 30)}</Track></Lap>`
  const [run] = read(
    `<TrainingCenterDatabase><Activities><Activity Sport="Running">${lap(0)}${lap(60)}</Activity></Activities></TrainingCenterDatabase>`,
  )
  expect(run).toMatchObject({
    type: 'running',
    distance: 0.4,
    calories: 24,
    avgHeartRate: 140,
    maxHeartRate: 151,
  })
  expect(run!.recording).toMatchObject({ positions: [], laps: [start + 60_000] })
  expect(run!.recording.beats).toHaveLength(4)
})

test('a device’s own word for a sport is understood', () => {
  const said = [
    'Biking',
    'trail_running',
    'VirtualRide',
    'Nordic Walk',
    'strengthTraining',
    '9',
    'lapSwimming',
    'Kitesurf',
  ]
  expect(said.map((word) => statedSportOf(word))).toEqual([
    'cycling',
    'running',
    'cycling',
    'walking',
    'weightlifting',
    'running',
    'swimming',
    'other',
  ])
})

const recording: Recording = {
  positions: Array.from({ length: 121 }, (_, second) => ({
    t: start + (second < 60 ? second : second + 240) * 1000,
    lat: 47.1 + second * 3e-5,
    lon: -122.3 - second * 2e-5,
    elevation: 100 + (second % 7),
    accuracy: null,
    heartRate: 120 + (second % 30),
  })),
  beats: [],
  pauses: [[start + 59_000, start + 300_000]],
  laps: [],
  startedAt: start,
  endedAt: start + 360_000,
}
const outgoing: OutgoingActivity = {
  recording,
  type: 'hiking',
  name: 'Over <the> "hill" & back',
  distance: 0.41,
  movingTime: 120,
  calories: 31,
  avgHeartRate: 134,
  maxHeartRate: 149,
}

test.each([
  ['GPX', () => Buffer.from(writeGpx(outgoing)), 'hiking'],
  ['TCX', () => Buffer.from(writeTcx(outgoing)), 'other'],
  ['FIT', () => writeFit(outgoing), 'hiking'],
])('what is written as %s is read back the same', (format, write, type) => {
  const [read] = readFile(write())
  expect(read!.type).toBe(type)
  expect(read!.recording.pauses).toHaveLength(1)
  expect(read!.recording.positions).toHaveLength(recording.positions.length)
  for (const [at, position] of read!.recording.positions.entries()) {
    const wrote = recording.positions[at]!
    expect(position.t).toBe(wrote.t)
    expect(position.lat).toBeCloseTo(wrote.lat, 5)
    expect(position.lon).toBeCloseTo(wrote.lon, 5)
    expect(position.elevation).toBeCloseTo(wrote.elevation!, 0)
    expect(position.heartRate).toBe(wrote.heartRate)
  }
  if (format !== 'FIT') expect(read!.name).toBe(outgoing.name)
  if (format !== 'GPX') expect(read).toMatchObject({ calories: 31, distance: 0.41, maxHeartRate: 149 })
})

test('a FIT file that breaks off is taken as far as it goes, one that hardly began is refused', () => {
  const bytes = writeFit(outgoing)
  const [partial] = readFile(bytes.slice(0, Math.round(bytes.length * 0.6)))
  expect(partial!.recording.positions.length).toBeGreaterThan(40)
  expect(refusal(bytes.slice(0, 40))).toBe('noActivity')
})

describe('a FIT file', () => {
  const whole = writeFit(outgoing)
  /** A file of these bytes after its header. */
  const fitOf = (...data: number[][]) => {
    const body = data.flat()
    const header = Buffer.from([12, 0x20, 0, 0, 0, 0, 0, 0, ...Buffer.from('.FIT')])
    header.writeUInt32LE(body.length, 4)
    return Buffer.concat([header, Buffer.from(body), Buffer.alloc(2)])
  }
  /** Big-endian bytes of a number. */
  const bytes = (value: number, size: number) => {
    const written = Buffer.alloc(size)
    written.writeUIntBE(value, 0, size)
    return [...written]
  }
  const fitTime = (second: number) => FitEncoder.toFitTimestamp(new Date(start + second * 1000))
  // Local message 0: record (20), big-endian, with a timestamp and a heart rate.
  const timed = [0x40, 0, 1, 0, 20, 2, 253, 4, 0x86, 3, 1, 2]
  // Local message 1: record with a heart rate alone, whose time stands in the header of each.
  const untimed = [0x41, 0, 1, 0, 20, 1, 3, 1, 2]

  test('that counts seconds in its record headers, from the last time that was told, is read', () => {
    const head = (second: number) => 0x80 | (1 << 5) | (fitTime(second) & 31)
    const [run] = readFile(
      fitOf(
        timed,
        [0, ...bytes(fitTime(0), 4), 120],
        untimed,
        [head(20), 130],
        [head(40), 140],
        [head(59), 150],
      ),
    )
    expect(run!.recording.beats.map(({ t, heartRate }) => [(t - start) / 1000, heartRate])).toEqual([
      [0, 120],
      [20, 130],
      [40, 140],
      [59, 150],
    ])
  })
  test('that follows another in the same bytes is read with it', () => {
    const later = {
      ...recording,
      startedAt: start + 9e6,
      endedAt: start + 9e6 + 60_000,
      positions: [],
      pauses: [],
    }
    const beats = [0, 30, 60].map((second) => ({ t: later.startedAt + second * 1000, heartRate: 110 }))
    const second = writeFit({ ...outgoing, recording: { ...later, beats } })
    expect(readFile(Buffer.concat([whole, second])).map((one) => one.recording.startedAt)).toEqual([
      start,
      start + 9e6,
    ])
  })
  test('with a wrong checksum, or fields of developers, is read all the same', () => {
    const bad = Buffer.from(whole)
    bad[bad.length - 1]! ^= 0xff
    expect(readFile(bad)).toEqual(readFile(whole))
    const developed = [0x62, 0, 1, 0, 20, 2, 253, 4, 0x86, 3, 1, 2, 1, 0, 3, 0]
    const [run] = readFile(
      fitOf(developed, ...[0, 10].map((second) => [2, ...bytes(fitTime(second), 4), 121, 9, 9, 9])),
    )
    expect(run!.recording.beats).toHaveLength(2)
  })
  test('whose bytes are changed, cut or made up ends in activities or a reason, and soon', () => {
    let chance = 7
    const random = (below: number) => {
      chance = (chance * 48_271) % 2_147_483_647
      return chance % below
    }
    for (let time = 0; time < 400; time++) {
      const hostile = Buffer.from(whole)
      for (let changes = 0; changes < 1 + (time % 9); changes++)
        hostile[12 + random(hostile.length - 12)] = random(256)
      refusal(time % 3 ? hostile : hostile.subarray(0, 14 + random(hostile.length - 14)))
    }
  })
  test('of millions of messages that say nothing, or of widest ones, is refused before it fills the memory', () => {
    const empty = [0x43, 0, 1, 0, 20, 0]
    const file = fitOf(empty)
    const many = Buffer.concat([file.subarray(0, -2), Buffer.alloc(2_000_000, 3)])
    many.writeUInt32LE(many.length - 12, 4)
    expect(refusal(many)).toBe('tooLarge')
    const wide = [0x44, 0, 1, 0, 20, 255, ...Array.from({ length: 255 }, (_, at) => [at, 1, 2]).flat()]
    const fields = Buffer.concat([fitOf(wide).subarray(0, -2), Buffer.alloc(256 * 60_000, 4)])
    fields.writeUInt32LE(fields.length - 12, 4)
    expect(refusal(fields)).toBe('tooLarge')
    expect(
      refusal(
        new FitEncoder()
          .writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: 6 }])
          .close(),
      ),
    ).toBe('otherFit')
  })
})
