import { expect, test } from 'vitest'
import { searchQuery, searchVector, searchWords } from './search-words.ts'

const asked = (typed: string, begun?: Parameters<typeof searchQuery>[1]) =>
  searchQuery(searchWords(typed), begun)

test('names are searched without accents, apostrophes and glue, and by the singular too', () => {
  expect(searchVector('Jalapeño Peppers with Ben’s Cheddar', null)).toBe(
    "'jalapeno' 'peppers' 'pepper' 'bens' 'ben' 'cheddar'",
  )
})

test('the last word typed is the beginning of one, the others stand whole', () => {
  expect(asked('Chicken br')).toBe("'chicken' & 'br':*")
  expect(asked('eggs')).toBe("('eggs':* | 'egg':*)")
  expect(asked('chick br', 'all')).toBe("'chick':* & 'br':*")
  expect(asked('chicken breast', 'whole')).toBe("'chicken' & 'breast'")
})

test('a single letter after other words is a word or not told yet', () => {
  expect(asked('vitamin d')).toBe("'vitamin' & 'd'")
  expect(asked('vitamin d', 'all')).toBe("'vitamin':*")
})

test('nothing that was typed can break out of a search', () => {
  for (const typed of ["'", "' & !", ':*', '\\', 'a\u0000b', "o'hara & (b | c):*", '((', '🍕'])
    expect(asked(typed) ?? '').toMatch(/^[\p{L}\p{N}'&|():* ]*$/u)
  expect(asked('')).toBeUndefined()
  expect(asked("' :* &")).toBeUndefined()
})
