import { expect, test } from 'vitest'
import { statedNote } from './stated-note.ts'

const told = (distance: number | null, elevation: number | null, isCounted = false) => ({
  distance,
  elevation,
  isCounted,
})

test('a distance that the device counted is said to be its own', () => {
  const swim = { distance: 0.985, elevation: null, stated: told(0.985, null, true) }
  expect(statedNote(swim, 'km')).toBe('Distance as your watch recorded it.')
  // Typed over since.
  expect(statedNote({ ...swim, distance: 1.2 }, 'km')).toBe('Your watch recorded 0.99 km.')
})

test('the device’s figures stand beside those of the positions where they differ', () => {
  const run = { distance: 10.02, elevation: 34, stated: told(10.21, 120) }
  expect(statedNote(run, 'km')).toBe('Your watch recorded 10.21 km, 120 m of elevation gain.')
  expect(statedNote({ ...run, stated: told(10.02, 120) }, 'km')).toBe(
    'Your watch recorded 120 m of elevation gain.',
  )
  expect(statedNote({ ...run, stated: told(10.021, 34) }, 'km')).toBe('')
  expect(statedNote({ ...run, stated: null }, 'km')).toBe('')
})
