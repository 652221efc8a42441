import { expect, test } from 'vitest'
import { searchTable } from './food-search.ts'

const names = (query: string) => searchTable(query, 10).map(({ name }) => name.toLowerCase())

test('beginnings of words find foods, the plainest first', () => {
  expect(names('ban')[0]).toBe('banana')
  expect(names('chick br')[0]).toBe('chicken breast')
})

test('a plural finds its singular, and other names find the food', () => {
  expect(names('bananas')[0]).toBe('banana')
  expect(names('garbanzo')[0]).toMatch(/chickpea/)
})

test('a slip of the keyboard is mended when nothing else is found', () => {
  expect(names('bananna')[0]).toBe('banana')
})

test('nothing is found for nothing, and for what is no food', () => {
  expect(names('')).toEqual([])
  expect(names('zzqxv')).toEqual([])
})
