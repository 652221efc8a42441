import { expect, test } from 'vitest'
import { parseSearchWords, searchWords } from './search-words.ts'

test('an exercise has each of its other names once', () => {
  expect(searchWords.size).toBeGreaterThan(80)
  for (const [id, { also }] of searchWords) {
    const names = also.split('\n')
    expect(names, id).toEqual([...new Set(names)].filter(Boolean))
  }
})

test('the common exercises stand at the top of the file', () => {
  const common = [...searchWords.values()].map((words) => words.common)
  const places = common.filter((place) => place !== null)
  expect(places.length).toBeGreaterThan(30)
  expect(common.slice(0, places.length)).toEqual(places.map((_, place) => place))
})

test('words of an unknown exercise are refused with their line', () =>
  expect(() => parseSearchWords('id,common,also\nback-squad,yes,bb squat\n')).toThrow(
    'exercises/search-words.csv, line 2 (back-squad): "back-squad" is no exercise.',
  ))
