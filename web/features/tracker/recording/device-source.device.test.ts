import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Position } from '#contract/activities/track/position.ts'
import { phoneDouble, type Tell } from '#web/native/double.ts'
import type { deviceSource as DeviceSource } from './device-source.ts'

let watchers: Tell[] = []
let deviceSource: typeof DeviceSource
beforeAll(async () => {
  phoneDouble({
    BackgroundLocation: {
      methods: { stop: () => void watchers.pop() },
      callbacks: { watch: (_, tell) => void watchers.push(tell) },
    },
  })
  ;({ deviceSource } = await import('./device-source.ts'))
})
beforeEach(() => {
  watchers = []
})
afterAll(() => vi.unstubAllGlobals())

const nothing = () => undefined
const told = (timestamp = Date.now()) => ({ timestamp, latitude: 52.5, longitude: 13.4, accuracy: 6 })

test('inside the iOS app positions come from the phone, until somebody stops', async () => {
  const taken: Position[] = []
  const stop = deviceSource.watch((one) => taken.push(one), nothing)
  await expect.poll(() => watchers).toHaveLength(1)
  const [tell] = watchers
  tell!(told())
  tell!({ ...told(), altitude: 34.5 })
  stop()
  tell!(told())
  expect(taken).toMatchObject([
    { lat: 52.5, lon: 13.4, elevation: null, accuracy: 6 },
    { lat: 52.5, elevation: 34.5 },
  ])
  await expect.poll(() => watchers).toEqual([])
})

test('positions that the phone kept while the screen was off keep their own times', async () => {
  const taken: Position[] = []
  deviceSource.watch((one) => taken.push(one), nothing)
  await expect.poll(() => watchers).toHaveLength(1)
  const anHourAgo = Date.now() - 3_600_000
  watchers[0]!(told(anHourAgo))
  watchers[0]!(told(anHourAgo + 1000))
  expect(taken.map(({ t }) => t)).toEqual([anHourAgo, anHourAgo + 1000])
})

test('a person who does not let the app see where they are is told so', async () => {
  const problems: string[] = []
  deviceSource.watch(nothing, (problem) => problems.push(problem))
  await expect.poll(() => watchers).toHaveLength(1)
  watchers[0]!(null, { code: 'denied' })
  watchers[0]!(null, { code: 'unavailable' })
  expect(problems).toEqual(['denied', 'unavailable'])
})

test('whoever stops before the phone’s kit was there is told nothing', async () => {
  const taken: Position[] = []
  deviceSource.watch((one) => taken.push(one), nothing)()
  const stop = deviceSource.watch(nothing, nothing)
  await expect.poll(() => watchers).toHaveLength(1)
  watchers[0]!(told())
  stop()
  expect(taken).toEqual([])
})

test('a receiver whose clock is years off counts by our own', () => {
  vi.stubGlobal('Capacitor', undefined)
  const coords = { latitude: 52.5, longitude: 13.4, altitude: null, accuracy: 6 }
  vi.stubGlobal('navigator', {
    geolocation: { watchPosition: (tell: Tell) => tell({ timestamp: 1, coords }), clearWatch() {} },
  })
  const positions: Position[] = []
  const before = Date.now()
  deviceSource.watch((one) => positions.push(one), nothing)
  expect(positions[0]!.t).toBeGreaterThanOrEqual(before)
})
