import { expect, test } from 'vitest'
import { encodePolyline } from '#contract/activities/track/polyline.ts'
import { routeShape } from './route-shape.ts'

test('a way is drawn north up, in the middle of its square', () => {
  const shape = routeShape([
    encodePolyline([
      { lat: 50, lon: 8 },
      { lat: 50.02, lon: 8 },
    ]),
  ])!
  expect(shape.start).toEqual({ x: 50, y: 92 })
  expect(shape.end).toEqual({ x: 50, y: 8 })
})

test('a kilometre east is as long as a kilometre north', () => {
  const [lat, side] = [60, 0.01]
  const east = side / Math.cos((lat * Math.PI) / 180)
  const { start, end } = routeShape([
    encodePolyline([
      { lat, lon: 25 },
      { lat: lat + side, lon: 25 },
      { lat: lat + side, lon: 25 + east },
    ]),
  ])!
  expect((end.x - start.x) / (start.y - end.y)).toBeCloseTo(1, 1)
})

test('a way without two places draws nothing', () => {
  expect(routeShape([])).toBeUndefined()
  expect(routeShape([encodePolyline([{ lat: 50, lon: 8 }])])).toBeUndefined()
})
