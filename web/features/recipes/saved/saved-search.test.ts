import { expect, test } from 'vitest'
import { matching } from './saved-search.tsx'

const recipes = [
  { title: 'Crème brûlée', cuisine: 'French', parts: [{ name: 'egg yolk' }, { name: 'cream' }] },
  { title: 'Shakshuka', cuisine: 'Middle Eastern', parts: [{ name: 'egg' }, { name: 'tomato' }] },
]
const titles = (typed: string) => matching(recipes, typed).map(({ title }) => title)

test('saved recipes are found by title, ingredient and cuisine, in any order of the words', () => {
  expect(titles('creme')).toEqual(['Crème brûlée'])
  expect(titles('TOMATO egg')).toEqual(['Shakshuka'])
  expect(titles('eastern')).toEqual(['Shakshuka'])
  expect(titles('egg')).toHaveLength(2)
  expect(titles('egg beef')).toEqual([])
  expect(titles('  ')).toHaveLength(2)
})
