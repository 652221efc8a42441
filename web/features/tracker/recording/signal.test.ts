import { expect, test } from 'vitest'
import { signalOf } from './signal.ts'

const at = (accuracy: number | null, t = 0) => ({ t, accuracy })

test('the signal is as good as the last position is accurate, and lost after silence', () => {
  expect(signalOf(null, null, 0)).toBe('searching')
  expect([5, 20, 80].map((accuracy) => signalOf(at(accuracy), null, 1000))).toEqual(['good', 'fair', 'poor'])
  expect(signalOf(at(5), null, 20_000)).toBe('lost')
})

test('a refusal says so even after positions had come; an unavailable receiver only before the first', () => {
  expect(signalOf(at(5), 'denied', 0)).toBe('denied')
  expect(signalOf(null, 'insecure', 0)).toBe('insecure')
  expect(signalOf(null, 'unavailable', 0)).toBe('unavailable')
  expect(signalOf(at(5), 'unavailable', 0)).toBe('good')
})
