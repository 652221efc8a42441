import { expect, test } from 'vitest'
import { logged } from '../testing.ts'
import { longSource, shortSource } from './figures-source.ts'

const photoUrl = '/api/nutrition/logs/1/photo'

test.each([
  [{ provenance: 'own', confidence: null }, 'your own'],
  [{ provenance: 'words' }, 'from your words'],
  [{ provenance: 'table', confidence: null }, 'from the food table'],
  [{ provenance: 'label', confidence: null }, 'from the label'],
  [{ provenance: 'model', confidence: 0.71, photoUrl }, 'from a model, high confidence'],
  [{ provenance: 'model', confidence: 0.7 }, 'from a model, medium confidence'],
  [{ provenance: 'model', confidence: null }, 'from a model'],
] as const)('%o reads “%s”', (entry, text) => {
  expect(shortSource(logged(entry))).toBe(text)
})

test.each([
  [{ source: 'manual', confidence: null }, 'your own'],
  [{ source: 'builtin', confidence: 0.9 }, 'from your words'],
  [{ source: 'builtin', confidence: null }, 'from the food table'],
  [{ source: 'model', confidence: 0.5 }, 'from a model, low confidence'],
] as const)('an entry that a device kept from an earlier version, %o, reads “%s”', (entry, text) => {
  expect(shortSource(logged({ ...entry, provenance: null }))).toBe(text)
})

test('a photo that only the food table stood behind is never said to have been read', () => {
  expect(longSource(logged({ provenance: 'words', photoUrl }))).not.toMatch(/photo/)
  expect(longSource(logged({ provenance: 'model', source: 'model', photoUrl }))).toMatch(/photo/)
})
