import { expect, test } from 'vitest'
import { drunk } from '../testing.ts'
import { drinkFields, entryOf, fieldsOf } from './drink-fields.ts'

test('a logged drink goes through the form unchanged', () => {
  expect(entryOf(fieldsOf(drunk()))).toMatchObject({
    customName: 'Cola',
    drinkType: 'soda',
    volume: 355,
    calories: 140,
    sugar: 36.7,
    caffeine: 34,
    hydrationValue: '0.7',
  })
})

test('without a share of water the kind says how much counts', () => {
  const values = { customName: 'Espresso', drinkType: 'coffee', volume: 30, calories: 3 }
  expect(entryOf(values)).toMatchObject({ hydrationValue: '0.8', sugar: 0, caffeine: 0 })
  expect(entryOf({ ...values, asWater: 12.5 }).hydrationValue).toBe('0.125')
})

test('a kind that the form does not know is shown as another one', () => {
  expect(fieldsOf(drunk({ drinkType: 'elixir' })).drinkType).toBe('other')
})

test('name, volume and calories are asked for, each in its own words', () => {
  const refused = drinkFields.safeParse({ customName: ' ', drinkType: 'water' })
  const messages = Object.fromEntries(refused.error!.issues.map(({ path, message }) => [path[0], message]))
  expect(messages).toEqual({
    customName: 'Name the drink.',
    volume: 'Enter the volume.',
    calories: 'Enter the calories of this drink.',
  })
  for (const volume of [0, -5, 5001])
    expect(drinkFields.safeParse({ customName: 'Tea', drinkType: 'tea', volume, calories: 1 }).success).toBe(
      false,
    )
})
