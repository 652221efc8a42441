import { expect, test } from 'vitest'
import { packSections, SectionsError, unpackSections } from './sections.ts'

const sections = {
  names: ['crêpe', '', 'milk'],
  none: [],
  figures: Float32Array.of(1.5, Number.NaN, 3),
  places: Uint16Array.of(7, 65_535, 2),
  flags: Uint8Array.of(9),
  starts: Uint32Array.of(4_000_000_000),
}

test('what was packed is unpacked as it was', () => {
  expect(unpackSections(packSections(sections))).toEqual(sections)
})

test('a file that is cut short, damaged or something else is refused by its fault', () => {
  const file = packSections(sections)
  const damaged = Buffer.from(file)
  damaged[file.length - 5]! ^= 1
  expect(() => unpackSections(file.subarray(0, -3))).toThrow(new SectionsError('cut short'))
  expect(() => unpackSections(damaged)).toThrow(new SectionsError('damaged'))
  expect(() => unpackSections(Buffer.from('id,name\n'))).toThrow(new SectionsError('not a table file'))
  expect(() => unpackSections(Buffer.alloc(0))).toThrow(SectionsError)
})
