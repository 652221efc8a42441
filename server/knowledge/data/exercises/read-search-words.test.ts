import { expect, test } from 'vitest'
import { exerciseById } from '../../exercises/exercises.ts'
import { readSearchWords } from './read-search-words.ts'

const rows = [...readSearchWords()]

test('every row names an exercise of the library and what else it is called', () => {
  expect(rows.length).toBeGreaterThan(80)
  for (const [id, { also }] of rows) {
    expect(exerciseById(id), id).toBeDefined()
    const names = also.split('\n')
    expect(names, id).toEqual([...new Set(names)].filter(Boolean))
  }
})

test('the common exercises stand at the top of the file', () => {
  const common = rows.map(([, words]) => words.common)
  const places = common.filter((place) => place !== null)
  expect(places.length).toBeGreaterThan(30)
  expect(common.slice(0, places.length)).toEqual(places.map((_, place) => place))
})
