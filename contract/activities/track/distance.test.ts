import { describe, expect, test } from 'vitest'
import type { ActivityType } from '../activities.ts'
import type { Position } from './position.ts'
import { summarise } from './summarise.ts'
import {
  grid,
  laps,
  lengthOf,
  recorded,
  stand,
  start,
  straight,
  switchbacks,
  type Way,
  walk,
} from './testing.ts'

const metresOf = (positions: Position[], type: ActivityType = 'running') =>
  summarise(recorded(positions), type).distanceKm * 1000
/** Percent too long or too short. */
const errorOf = (positions: Position[], way: Way, type?: ActivityType) =>
  Math.abs(metresOf(positions, type) / lengthOf(way) - 1) * 100

test('a run without noise has the length of its way', () => {
  expect(errorOf(walk(straight(5000), { speed: 3 }), straight(5000))).toBeLessThan(0.1)
  expect(errorOf(walk(laps(12), { speed: 3.3 }), laps(12))).toBeLessThan(0.15)
})

describe.each([1, 2, 3])('with the receiver’s errors of seed %i', (seed) => {
  test.each<[string, ActivityType, Way, number, number]>([
    ['a straight 5 km run', 'running', straight(5000), 3.3, 8],
    ['twelve laps of a track', 'running', laps(12), 3.3, 3],
    ['twelve laps in lane four', 'running', laps(12, 4), 4.5, 3],
    ['a run around city blocks', 'running', grid(50, 100), 3.3, 5],
    ['a walk', 'walking', straight(4000), 1.4, 4],
    ['a walk up narrow bends', 'hiking', switchbacks(40, 100, 5), 1.2, 3],
    ['a ride', 'cycling', straight(20_000), 8, 8],
    ['a ride around blocks', 'cycling', grid(60, 200, 6), 7, 5],
  ])('%s is measured within 1 %%', (_name, type, way, speed, wander) => {
    expect(errorOf(walk(way, { speed, wander, jitter: 0.5, seed }), way, type)).toBeLessThan(1)
  })

  test('a position every five seconds is enough on a road', () => {
    const way = grid(20, 400, 8)
    expect(errorOf(walk(way, { speed: 3, every: 5, wander: 5, jitter: 0.7, seed }), way)).toBeLessThan(1)
  })

  test('positions thrown hundreds of metres aside add nothing', () => {
    const way = straight(5000)
    const positions = walk(way, { speed: 3, wander: 3, jitter: 0.5, seed }).map((one, i) =>
      i % 97 < 3 && i > 50 ? { ...one, lat: one.lat + 0.004 } : one,
    )
    expect(errorOf(positions, way)).toBeLessThan(1)
  })

  test('a tunnel without positions counts as the straight line through it', () => {
    const way = straight(5000)
    const positions = walk(way, { speed: 3, wander: 3, jitter: 0.5, seed }).filter(
      (_, i) => i < 600 || i > 720,
    )
    expect(errorOf(positions, way)).toBeLessThan(1)
  })

  test.each<ActivityType>(['running', 'walking', 'cycling', 'hiking'])(
    'ten minutes of standing add less than 10 m to %s, and no time',
    (type) => {
      const { distanceKm, movingSeconds } = summarise(
        recorded(stand(600, { wander: 5, jitter: 0.7, seed })),
        type,
      )
      expect(distanceKm * 1000).toBeLessThan(10)
      expect(movingSeconds).toBe(0)
    },
  )
})

test('ten minutes of standing in the middle of a run add neither way nor moving time', () => {
  const before = walk(straight(1000), { speed: 3 })
  const wait = stand(600, { wander: 3, jitter: 0.5, from: { ...before.at(-1)! } })
  const after = walk(straight(1000), { speed: 3, from: { ...before.at(-1)!, t: wait.at(-1)!.t } })
  const { distanceKm, movingSeconds, elapsedSeconds } = summarise(
    recorded([...before, ...wait.slice(1), ...after.slice(1)]),
    'running',
  )
  expect(Math.abs(distanceKm - 2)).toBeLessThan(0.02)
  expect(Math.abs(movingSeconds - 2000 / 3)).toBeLessThan(15)
  expect(elapsedSeconds).toBeGreaterThan(1260)
})

test('a position that is worse than 30 m does not count while there are better ones, and has to do where there are none', () => {
  const way = straight(3000)
  const good = walk(way, { speed: 3 })
  const wild = good.map((one, i) => (i % 30 > 19 ? { ...one, lat: one.lat + 0.0004, accuracy: 45 } : one))
  expect(errorOf(wild, way)).toBeLessThan(0.5)
  expect(errorOf(walk(way, { speed: 3, accuracy: 60 }), way)).toBeLessThan(2.5)
  expect(metresOf(walk(way, { speed: 3, accuracy: 400 }))).toBe(0)
})

test('a jump that lasts moves the track without counting the jump', () => {
  const positions = walk(straight(2000), { speed: 3 }).map((one, i) =>
    i > 300 ? { ...one, lat: one.lat + 0.05 } : one,
  )
  expect(Math.abs(metresOf(positions) - 2000)).toBeLessThan(20)
})

test('neither the date line nor the far south lengthens or shortens a track', () => {
  for (const from of [
    { ...start, lat: 10, lon: 179.99 },
    { ...start, lat: -80, lon: 20 },
    { ...start, lat: -45, lon: -179.999 },
  ]) {
    expect(errorOf(walk(straight(5000), { speed: 3, from }), straight(5000))).toBeLessThan(0.3)
  }
})

test('what lies across a pause or ten minutes of silence does not count', () => {
  const positions = walk(straight(3000), { speed: 3 })
  const [from, to] = [positions[300]!.t, positions[500]!.t]
  const paused = summarise({ ...recorded(positions), pauses: [[from, to]] }, 'running')
  expect(Math.abs(paused.distanceKm - 2.4)).toBeLessThan(0.02)
  expect(paused.movingSeconds).toBeLessThan(810)
  expect(paused.lines).toHaveLength(2)

  const silent = walk(straight(6000), { speed: 3 }).filter((_, i) => i < 300 || i > 1000)
  expect(Math.abs(metresOf(silent) - (6000 - 2103))).toBeLessThan(25)
})

test('a way across the pole is as long as the latitudes it takes', () => {
  const across = Array.from({ length: 601 }, (_, i) => ({
    ...walk(straight(1), { speed: 1 })[0]!,
    t: start.t + i * 1000,
    lat: 90 - Math.abs(i - 300) * 3e-5,
    lon: i < 300 ? 20 : -160,
  }))
  // A degree of latitude at the pole is 111 694 m.
  expect(Math.abs(metresOf(across) - 600 * 3e-5 * 111_694)).toBeLessThan(5)
})

test('stops at every light add nothing either', () => {
  const positions = walk(straight(1), { speed: 1 }).slice(0, 1)
  for (let light = 0; light < 20; light++) {
    const here = { ...start, ...positions.at(-1)! }
    const wait = stand(45, { wander: 3, jitter: 1, seed: light, from: here }).slice(1)
    const on = walk(straight(150), { speed: 3, from: { ...here, t: wait.at(-1)!.t } }).slice(1)
    positions.push(...wait, ...on)
  }
  expect(Math.abs(metresOf(positions) / 3000 - 1)).toBeLessThan(0.015)
})

test('ten positions a second are no longer way than one', () => {
  const way = straight(1000)
  const positions = walk(way, { speed: 2, every: 0.1, jitter: 0.4 })
  expect(errorOf(positions, way)).toBeLessThan(1)
})
