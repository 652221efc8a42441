import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromColumns, toColumns } from './columns.ts'
import { decodePolyline, encodePolyline } from './polyline.ts'
import { simplify, simplifyTo } from './simplify.ts'
import { laps, recorded, straight, walk } from './testing.ts'

const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((one) => one / 1e5)

test('an encoded line is read back, also across the globe', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ lat: degrees(90), lon: degrees(180) })), (line) => {
      const back = decodePolyline(encodePolyline(line))
      expect(back).toHaveLength(line.length)
      for (const [i, { lat, lon }] of back.entries()) {
        expect(lat).toBeCloseTo(line[i]!.lat, 6)
        expect(lon).toBeCloseTo(line[i]!.lon, 6)
      }
    }),
  )
})

test('the encoding is the one that maps know', () => {
  const line = [
    { lat: 38.5, lon: -120.2 },
    { lat: 40.7, lon: -120.95 },
    { lat: 43.252, lon: -126.453 },
  ]
  expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
})

test('a straight line keeps its ends, and a bend what can be seen of it', () => {
  expect(simplify(walk(straight(600), { speed: 3 }), 15)).toHaveLength(2)
  const track = walk(laps(1), { speed: 3 })
  const [fine, coarse] = [simplify(track, 18), simplify(track, 13)]
  expect(fine.length).toBeLessThan(track.length / 2)
  expect(coarse.length).toBeLessThan(fine.length)
  expect(coarse.length).toBeGreaterThan(3)
})

test('a line made to be slow is simplified in time that grows with its length', () => {
  const zigzag = Array.from({ length: 50_000 }, (_, i) => ({ lat: (i % 2) * (1 - i / 50_000), lon: i / 1e5 }))
  expect(simplifyTo(zigzag, 5).length).toBeGreaterThan(40_000)
})

test('a recording travels as columns of small numbers and comes back', () => {
  const positions = walk(straight(300), { speed: 3, elevation: (metres) => metres / 10 })
  const recording = { ...recorded(positions), laps: [positions[20]!.t] }
  const columns = toColumns(recording)
  expect(Math.max(...columns.time.slice(1), ...columns.lat.slice(1).map(Math.abs))).toBeLessThan(1001)
  const back = fromColumns(columns)
  expect(back.laps).toEqual(recording.laps)
  for (const [i, one] of back.positions.entries()) {
    expect(one.t).toBe(positions[i]!.t)
    expect(one.lat).toBeCloseTo(positions[i]!.lat, 5)
    expect(one.elevation).toBeCloseTo(positions[i]!.elevation!, 0)
  }
})

test('a recording without positions travels as its two times, or as its heartbeats', () => {
  const nothing = { positions: [], beats: [], pauses: [], laps: [], startedAt: 1000, endedAt: 61_000 }
  expect(toColumns(nothing)).toMatchObject({ time: [1000, 60_000], lat: [], lon: [] })
  expect(fromColumns(toColumns(nothing))).toEqual(nothing)
  const beats = [
    { t: 1000, heartRate: 100 },
    { t: 2000, heartRate: 120 },
  ]
  expect(fromColumns(toColumns({ ...nothing, beats })).beats).toEqual(beats)
})
