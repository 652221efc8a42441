import { expect, test } from 'vitest'
import { typedNames } from './use-add-ingredients.ts'

test('commas, semicolons and lines part what was typed; nothing is named twice or empty', () => {
  expect(typedNames(' eggs, baby  spinach;rice\n Eggs ,, ')).toEqual(['Eggs', 'baby spinach', 'rice'])
  expect(typedNames(' , ')).toEqual([])
})
test('a name longer than an ingredient may be is cut, so that the others still arrive', () => {
  expect(typedNames(`${'a'.repeat(200)}, milk`).map(({ length }) => length)).toEqual([80, 4])
})
