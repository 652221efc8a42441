import { expect, test } from 'vitest'
import { foodRef } from '#contract/foods/food-ref.ts'
import { food } from '#contract/foods/foods.ts'
import { referenceTableFood } from '../../food/table-food.ts'
import { readRows, referenceTexts } from './read-rows.ts'

const shared = food.pick({
  name: true,
  emoji: true,
  category: true,
  per100: true,
  nutrients: true,
  portions: true,
})

test('every food of the references can be answered and logged by the contract, but the one without energy', () => {
  const foods = readRows(referenceTexts()).rows.map(({ id }) => ({ id, found: referenceTableFood(id) }))
  expect(foods.filter(({ found }) => !found).map(({ id }) => id)).toEqual(['fndds:11000000'])
  const refused = foods.filter(
    ({ found }) => found && !(shared.safeParse(found).success && foodRef.safeParse(found.ref).success),
  )
  expect(refused).toEqual([])
})
