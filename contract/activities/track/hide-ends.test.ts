import { expect, test } from 'vitest'
import { linesWithoutEnds } from './hide-ends.ts'
import { metresBetween, placeOf } from './place.ts'
import { laps, placed, start, straight, walk } from './testing.ts'

const away = (one: { lat: number; lon: number }, other: { lat: number; lon: number }) =>
  metresBetween(placeOf(one), placeOf(other))

test('nothing within the radius of start or end is left, and the middle is whole', () => {
  const line = walk(straight(3000), { speed: 3 })
  const [shown, ...more] = linesWithoutEnds([line], 400)
  expect(more).toEqual([])
  for (const point of shown!)
    for (const end of [line[0]!, line.at(-1)!]) expect(away(point, end)).toBeGreaterThan(398)
  expect(Math.abs(away(shown![0]!, shown!.at(-1)!) - 2200)).toBeLessThan(15)
})

test('a route that passes its start on the way is broken there, even between two far points', () => {
  const at = (east: number, north: number) => placed(start, [east, north])
  const line = [at(0, 0), at(0, 1000), at(1000, 1000), at(1000, 50), at(-1000, 50), at(-1000, 2000)]
  const shown = linesWithoutEnds([line], 200)
  expect(shown).toEqual([line.slice(1, 4)])
})

test('a route that never leaves the radius is not shown at all; without a radius it is shown whole', () => {
  const line = walk(laps(2), { speed: 4 })
  expect(linesWithoutEnds([line], 400)).toEqual([])
  expect(linesWithoutEnds([line], 0)).toEqual([line])
})
