import { expect, test } from 'vitest'
import { laps, walk } from '#contract/activities/track/testing.ts'
import { createRouteLine, type Point } from './route-line.ts'

test('only the last positions are drawn anew; older pieces are short and hang together', () => {
  const line = createRouteLine()
  const positions = walk(laps(10), { speed: 3 })
  for (const position of positions) line.add(position, false)
  expect(line.tail.length).toBeLessThanOrEqual(200)
  const drawn = line.pieces.reduce((sum, piece) => sum + piece.length, 0)
  expect(drawn).toBeLessThan(positions.length / 3)
  const all: readonly Point[][] = [...line.pieces, line.tail]
  for (const [i, piece] of all.slice(1).entries()) expect(piece[0]).toEqual(all[i]!.at(-1))
})

test('a new stretch begins apart from the one before', () => {
  const line = createRouteLine()
  line.add({ lat: 1, lon: 1 }, true)
  line.add({ lat: 1.1, lon: 1 }, false)
  line.add({ lat: 2, lon: 2 }, true)
  expect(line.pieces).toEqual([[expect.anything(), expect.anything()]])
  expect(line.tail).toEqual([{ lat: 2, lon: 2 }])
})
