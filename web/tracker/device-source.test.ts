import { afterEach, expect, test, vi } from 'vitest'
import type { Position } from '#contract/track/position.ts'
import { deviceSource } from './device-source.ts'

type Watcher = (position: unknown, error?: unknown) => void
const phone = vi.hoisted(() => ({
  permission: 'granted',
  watchers: new Map<string, unknown>(),
}))
// The phone's side of the bridge exists only on a phone.
vi.mock('@capacitor/geolocation', () => ({
  Geolocation: {
    requestPermissions: async () => ({ location: phone.permission }),
    watchPosition: async (_: unknown, told: Watcher) => {
      const id = `watch-${phone.watchers.size}`
      phone.watchers.set(id, told)
      return id
    },
    clearWatch: async ({ id }: { id: string }) => void phone.watchers.delete(id),
  },
}))
afterEach(() => {
  vi.unstubAllGlobals()
  phone.watchers.clear()
  phone.permission = 'granted'
})
const inTheApp = () => vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' })
const coords = { latitude: 52.5, longitude: 13.4, altitude: null, accuracy: 6 }

test('inside the iOS app positions come from the phone, until somebody stops', async () => {
  inTheApp()
  const taken: Position[] = []
  const stop = deviceSource.watch(
    (one) => taken.push(one),
    () => undefined,
  )
  await vi.waitFor(() => expect(phone.watchers.size).toBe(1))
  const [tell] = [...phone.watchers.values()] as Watcher[]
  tell!({ timestamp: Date.now(), coords })
  stop()
  tell!({ timestamp: Date.now(), coords })
  expect(taken).toMatchObject([{ lat: 52.5, lon: 13.4, elevation: null, accuracy: 6 }])
  await vi.waitFor(() => expect(phone.watchers.size).toBe(0))
})

test('a person who does not let the app see where they are is told so', async () => {
  inTheApp()
  phone.permission = 'denied'
  const problems: string[] = []
  deviceSource.watch(
    () => undefined,
    (problem) => problems.push(problem),
  )
  await vi.waitFor(() => expect(problems).toEqual(['denied']))
})

test('a receiver whose clock is years off counts by our own', async () => {
  const positions: Position[] = []
  vi.stubGlobal('navigator', {
    geolocation: { watchPosition: (told: Watcher) => told({ timestamp: 1, coords }), clearWatch() {} },
  })
  const before = Date.now()
  deviceSource.watch(
    (one) => positions.push(one),
    () => undefined,
  )
  expect(positions[0]!.t).toBeGreaterThanOrEqual(before)
})
