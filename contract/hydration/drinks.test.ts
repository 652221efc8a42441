import { expect, test } from 'vitest'
import { drinkEmoji, drinkName, quickDrinkNamed, quickDrinks, waterOf } from './drinks.ts'

test('the eight presets have the specified volume, calories and hydration value', () => {
  expect(
    quickDrinks.map(({ id, volume, calories, hydrationValue }) => [id, volume, calories, hydrationValue]),
  ).toEqual([
    ['water', 240, 0, 1],
    ['black_coffee', 240, 2, 0.8],
    ['green_tea', 240, 0, 0.9],
    ['orange_juice', 240, 110, 0.9],
    ['cola', 355, 140, 0.7],
    ['sports_drink', 355, 80, 1],
    ['milk', 240, 150, 0.9],
    ['beer', 355, 150, 0],
  ])
  expect(quickDrinks.at(-1)!.drinkType).toBe('alcohol')
})

test('a preset is found by its name however it is written, and only as the kind it is', () => {
  expect(quickDrinkNamed('black coffee')?.id).toBe('black_coffee')
  expect(quickDrinkNamed('coffee', 'Black Coffee')?.id).toBe('black_coffee')
  expect(quickDrinkNamed('alcohol', 'Beer')?.id).toBe('beer')
  expect(quickDrinkNamed('coffee')).toBeUndefined()
  expect(quickDrinkNamed('coffee', 'Cola')).toBeUndefined()
  expect(quickDrinkNamed('alcohol', 'Milk')).toBeUndefined()
})

test('the water of a drink is the share of its volume that counts, not a binary fraction below it', () => {
  expect(waterOf({ volume: 355, hydrationValue: '0.7' })).toBe(248.5)
  expect(waterOf({ volume: 355, hydrationValue: 0 })).toBe(0)
})

test('every drink has a name and an emoji', () => {
  expect(drinkName({ drinkType: 'soda', customName: 'Cola' })).toBe('Cola')
  expect(drinkName({ drinkType: 'sports_drink', customName: null })).toBe('Sports Drink')
  expect(drinkName({ drinkType: 'energy_drink', customName: null })).toBe('Energy drink')
  expect(drinkEmoji('alcohol')).toBe('🍺')
  expect(drinkEmoji('constructor')).toBe('🥤')
})
