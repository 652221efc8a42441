import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromColumns, toColumns } from './columns.ts'
import type { Position } from './position.ts'
import { summarise } from './summarise.ts'
import { laps, recorded, stand, start, straight, walk } from './testing.ts'
import { createTracker } from './tracker.ts'

const noisy = fc
  .record({ speed: fc.double({ min: 0.3, max: 6, noNaN: true }), seed: fc.nat(), wander: fc.nat(10) })
  .map(({ speed, seed, wander }) => walk(laps(1), { speed, seed, wander, jitter: 1 }))

const wild = fc.array(
  fc.record<Position>({
    t: fc.integer({ min: start.t - 10_000, max: start.t + 3_000_000 }),
    lat: fc.double({ min: -95, max: 95 }),
    lon: fc.double({ min: -190, max: 190 }),
    elevation: fc.option(fc.integer({ min: -400, max: 9000 })),
    accuracy: fc.option(fc.integer({ min: 0, max: 200 })),
    heartRate: fc.option(fc.integer({ min: 20, max: 220 })),
  }),
)

test('distance never goes back and no figure is negative, whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(noisy, wild), (positions) => {
      const tracker = createTracker('running', { startedAt: start.t })
      let reached = 0
      for (const position of positions) {
        tracker.add(position)
        const { distanceKm, movingSeconds, gain, loss, splits } = tracker.figures(position.t)
        expect(distanceKm).toBeGreaterThanOrEqual(reached)
        expect(Math.min(movingSeconds, gain ?? 0, loss ?? 0)).toBeGreaterThanOrEqual(0)
        for (const { distance, seconds } of splits.kilometres)
          expect(Math.min(distance, seconds)).toBeGreaterThanOrEqual(0)
        reached = distanceKm
      }
    }),
    { numRuns: 60 },
  )
})

/** Simulates a receiver in a bag: jitter, silences, and manual pauses at any time. */
const restless = fc
  .array(
    fc.record({
      seconds: fc.integer({ min: 5, max: 120 }),
      speed: fc.constantFrom(0, 0, 0.6, 1.4, 3),
      jitter: fc.double({ min: 0, max: 6, noNaN: true }),
      wander: fc.nat(12),
      seed: fc.nat(),
      silence: fc.constantFrom(0, 0, 0, 20, 700),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => {
    const whole: Position[] = []
    let from = start
    for (const { seconds, speed, silence, ...noise } of parts) {
      const part = speed
        ? walk(straight(seconds * speed), { speed, ...noise, from })
        : stand(seconds, { ...noise, from })
      whole.push(...part)
      const last = part.at(-1)!
      from = { t: last.t + 1000 + silence * 1000, lat: last.lat, lon: last.lon }
    }
    return whole
  })

test('moving time never falls while it is recorded, however the receiver jitters, also after a reload', () => {
  fc.assert(
    fc.property(restless, fc.array(fc.nat(500), { maxLength: 3 }), (positions, reloads) => {
      let tracker = createTracker('walking', { startedAt: start.t })
      let shown = 0
      let next = 0
      for (let t = start.t; t <= positions.at(-1)!.t + 60_000; t += 1000) {
        for (; positions[next] && positions[next]!.t <= t; next++) tracker.add(positions[next]!)
        const { movingSeconds } = tracker.figures(t)
        expect(movingSeconds).toBeGreaterThanOrEqual(shown)
        shown = movingSeconds
        if (!reloads.includes((t - start.t) / 1000)) continue
        const saved = JSON.parse(JSON.stringify(tracker.snapshot()))
        tracker = createTracker('walking', { startedAt: start.t, saved })
      }
    }),
    { numRuns: 40 },
  )
})

test('a clock that stopped at a halt goes on at the next steps, and its end is exact', () => {
  const way = walk(straight(300), { speed: 3 })
  const wait = stand(60, { from: way.at(-1)! })
  const onwards = walk(straight(300), { speed: 3, from: { ...way.at(-1)!, t: wait.at(-1)!.t } })
  const whole = [...way, ...wait.slice(1), ...onwards.slice(1)]
  const tracker = createTracker('running', { startedAt: start.t })
  const shown = whole.map((position) => {
    tracker.add(position)
    return tracker.figures(position.t).movingSeconds
  })
  expect(shown[way.length + 40]).toBe(shown[way.length + 50])
  tracker.end(whole.at(-1)!.t)
  const { movingSeconds } = tracker.figures(whole.at(-1)!.t)
  expect(Math.abs(movingSeconds - 200)).toBeLessThan(12)
  expect(Math.abs(shown.at(-1)! - movingSeconds)).toBeLessThan(12)
  expect(summarise(recorded(whole), 'running').movingSeconds).toBe(movingSeconds)
})

test('a tracker that is kept and taken up again anywhere gives the same figures as one that never stopped', () => {
  fc.assert(
    fc.property(noisy, fc.array(fc.nat(400), { maxLength: 5 }), (positions, stops) => {
      const [first, last] = [positions[0]!.t, positions.at(-1)!.t]
      let tracker = createTracker('running', { startedAt: first })
      for (const [i, position] of positions.entries()) {
        tracker.add(position)
        if (!stops.includes(i)) continue
        const saved = JSON.parse(JSON.stringify(tracker.snapshot()))
        tracker = createTracker('running', { startedAt: first, saved })
      }
      tracker.end(last)
      const whole = summarise(recorded(positions), 'running')
      expect(tracker.figures(last)).toMatchObject({
        distanceKm: whole.distanceKm,
        movingSeconds: whole.movingSeconds,
        splits: whole.splits,
      })
    }),
    { numRuns: 30 },
  )
})

test('the figures of what was sent are the figures that were shown', () => {
  const positions = walk(straight(3000), {
    speed: 3,
    wander: 3,
    jitter: 0.5,
    elevation: (metres) => metres / 50,
  })
  const shown = summarise(recorded(positions), 'running')
  const sent = summarise(fromColumns(JSON.parse(JSON.stringify(toColumns(recorded(positions))))), 'running')
  expect(sent.distanceKm).toBeCloseTo(shown.distanceKm, 2)
  expect(sent.movingSeconds).toBeCloseTo(shown.movingSeconds, 0)
})

test('splits end between positions, by kilometre, by mile and by lap', () => {
  const positions = walk(straight(5000), { speed: 2.5 })
  const lapsAt = [start.t + 400_000, start.t + 1_000_000]
  const { splits } = summarise({ ...recorded(positions), laps: lapsAt }, 'running')

  expect(splits.kilometres.map(({ distance }) => Math.round(distance * 100) / 100)).toEqual([1, 1, 1, 1, 1])
  for (const { seconds } of splits.kilometres.slice(0, 4)) expect(Math.abs(seconds - 400)).toBeLessThan(2)
  expect(splits.miles.map(({ distance }) => Math.round(distance * 100) / 100)).toEqual([
    1.61, 1.61, 1.61, 0.17,
  ])
  expect(splits.laps.map(({ distance }) => Math.round(distance * 10) / 10)).toEqual([1, 1.5, 2.5])
})

test('standing still pauses by itself after some seconds and ends with the next steps', () => {
  const way = walk(straight(600), { speed: 3 })
  const wait = stand(60, { from: way.at(-1)! })
  const onwards = walk(straight(600), { speed: 3, from: { ...way.at(-1)!, t: wait.at(-1)!.t } })
  const tracker = createTracker('running', { startedAt: start.t })
  const paused = [...way, ...wait.slice(1), ...onwards.slice(1)].map((position) => {
    tracker.add(position)
    return tracker.figures(position.t).autoPaused
  })
  expect(paused[way.length - 1]).toBe(false)
  expect(paused[way.length + 25]).toBe(true)
  expect(paused.indexOf(false, way.length + 25) - (way.length + wait.length)).toBeLessThan(12)
})

test('the way and the time of a pause count for nothing, pressed on the move or while standing', () => {
  const way = walk(straight(600), { speed: 3 })
  const wait = stand(60, { from: way.at(-1)! })
  for (const before of [way, [...way, ...wait.slice(1)]]) {
    const [last, tracker] = [before.at(-1)!, createTracker('running', { startedAt: start.t })]
    for (const position of before) tracker.add(position)
    tracker.pause(last.t)
    const driven = walk(straight(500), { speed: 10, from: last })
    for (const position of driven) tracker.add(position)
    tracker.resume(driven.at(-1)!.t)
    const onwards = walk(straight(600), { speed: 3, from: driven.at(-1)! })
    for (const position of onwards) tracker.add(position)
    const after = tracker.figures(onwards.at(-1)!.t)
    expect(Math.abs(after.distanceKm - 1.2)).toBeLessThan(0.02)
    expect(Math.abs(after.movingSeconds - 400)).toBeLessThan(12)
  }
})

test('the clock runs from the first second on, before the first step is certain', () => {
  const tracker = createTracker('running', { startedAt: start.t })
  const [first, second] = walk(straight(100), { speed: 3 })
  expect(tracker.figures(start.t + 3000).movingSeconds).toBe(3)
  tracker.add(first!)
  tracker.add(second!)
  expect(tracker.figures(start.t + 4000).movingSeconds).toBe(4)
})

test('without positions time alone counts, pauses left out', () => {
  const tracker = createTracker('yoga', { startedAt: 0 })
  tracker.pause(60_000)
  expect(tracker.figures(90_000)).toMatchObject({ movingSeconds: 60, elapsedSeconds: 90, distanceKm: 0 })
  tracker.resume(100_000)
  tracker.end(160_000)
  expect(tracker.figures(500_000)).toMatchObject({ movingSeconds: 120, elapsedSeconds: 160 })
})

test('climbs and descents count once they are more than a receiver’s unrest', () => {
  const hills = walk(straight(4000), { speed: 3, elevation: (metres) => 30 * Math.sin(metres / 200) })
  const { gain, loss } = summarise(recorded(hills), 'running')
  expect(Math.abs(gain! - 30 * 7)).toBeLessThan(25)
  expect(Math.abs(loss! - 30 * 6)).toBeLessThan(25)

  const flat = walk(straight(4000), { speed: 3, elevation: (metres) => 100 + 2.4 * Math.sin(metres / 80) })
  expect(summarise(recorded(flat), 'running')).toMatchObject({ gain: 0, loss: 0 })
  expect(summarise(recorded(walk(straight(500), { speed: 3 })), 'running').gain).toBeNull()
})

test('best efforts are the fastest stretches by the clock', () => {
  const slow = walk(straight(2000), { speed: 2.5 })
  const fast = walk(straight(1500), { speed: 5, from: slow.at(-1)! })
  const { efforts } = summarise(recorded([...slow, ...fast.slice(1)]), 'running')
  expect(Math.abs(efforts['1k']! - 200)).toBeLessThan(3)
  expect(Math.abs(efforts.mile! - (300 + 109 / 2.5))).toBeLessThan(5)
  expect(efforts['5k']).toBeUndefined()
})

test('an effort that begins at rest begins with the first step', () => {
  const wait = stand(60, {})
  const run = walk(straight(1010), { speed: 2.5, from: wait.at(-1)! })
  const { efforts } = summarise(recorded([...wait, ...run.slice(1)]), 'running')
  expect(Math.abs(efforts['1k']! - 400)).toBeLessThan(3)
})

test('ten hours give at most 500 samples, with speed and heart rate', () => {
  const positions = walk(straight(288_000), { speed: 8 }).map((one) => ({ ...one, heartRate: 140 }))
  const { series, avgHeartRate, maxHeartRate } = summarise(recorded(positions), 'cycling')
  expect(series.length).toBeGreaterThan(400)
  expect(series.length).toBeLessThanOrEqual(500)
  expect(Math.abs(series[200]!.speed! - 28.8)).toBeLessThan(0.5)
  expect(series[200]!.heartRate).toBe(140)
  expect([avgHeartRate, maxHeartRate]).toEqual([140, 140])
})
