import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toColumns } from '#contract/activities/track/columns.ts'
import { recorded, straight, walk } from '#contract/activities/track/testing.ts'
import { packColumns, unpackColumns } from './packed-columns.ts'

const whole = fc.integer({ min: -(2 ** 50), max: 2 ** 50 })
const some = fc.option(fc.array(fc.option(whole)), { nil: undefined })
const columns = fc.record({
  time: fc.array(whole, { minLength: 1 }),
  lat: fc.array(whole),
  lon: fc.array(whole),
  elevation: some,
  accuracy: some,
  heartRate: some,
  pauses: fc.array(fc.tuple(whole, whole)),
  laps: fc.array(whole),
  startedAt: whole,
  endedAt: whole,
})

test('whatever columns are packed come out again', () => {
  fc.assert(
    fc.property(columns, (packed) => {
      // A column of nulls equals a missing one.
      const sent = (column: (number | null)[] | undefined) => (column?.length ? column : undefined)
      const [elevation, accuracy, heartRate] = [packed.elevation, packed.accuracy, packed.heartRate].map(sent)
      expect(unpackColumns(packColumns(packed))).toEqual({ ...packed, elevation, accuracy, heartRate })
    }),
  )
})

test('an hour of positions takes less than a fifth of its JSON', () => {
  const hour = toColumns(
    recorded(walk(straight(3600 * 3), { speed: 3, wander: 3, jitter: 0.3, elevation: (at) => at / 50 })),
  )
  expect(packColumns(hour).length).toBeLessThan(JSON.stringify(hour).length / 5)
})

test('what was cut short or is of another kind is told, and never read as a recording', () => {
  const packed = packColumns(toColumns(recorded(walk(straight(300), { speed: 3 }))))
  expect(() => unpackColumns(packed.subarray(0, packed.length / 2))).toThrow()
  expect(() => unpackColumns(new Uint8Array([1, 2, 3]))).toThrow()
})
