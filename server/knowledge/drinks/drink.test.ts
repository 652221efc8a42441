import { expect, test } from 'vitest'
import { hydrationOf, quickDrinks } from '#contract/hydration/drinks.ts'
import { drinkAnalysis } from '#contract/hydration/hydration.ts'
import { exactMatch } from '../food/food-match.ts'
import { foods } from '../food/food-table.ts'
import { describeDrink } from './drink.ts'
import { caffeinePer100 } from './drink-caffeine.ts'
import { drinkKindOf, isDrink } from './drink-kind.ts'

test.each([
  ['a large latte', 'Latte', 'coffee', 464],
  ['2 cans of cola', 'Cola', 'soda', 712],
  ['500 ml water', 'Water', 'water', 500],
  ['pint of lager', 'Beer', 'alcohol', 473],
  ['a glass of orange juice', 'Orange juice', 'juice', 238],
  ['red bull', 'Energy drink', 'energy_drink', 250],
])('%s is %s, of the kind %s, %i ml', (details, customName, drinkType, volume) => {
  const drink = describeDrink(details)
  expect(drink).toMatchObject({ customName, drinkType, volume })
  expect(drinkAnalysis.omit({ source: true }).parse(drink)).toEqual(drink)
})

test('what is stirred in counts with the drink; what is eaten beside it does not', () => {
  const plain = describeDrink('a cup of coffee')!
  const sweet = describeDrink('a cup of coffee with 2 sugars and a splash of milk')!
  expect(sweet.customName).toBe('Coffee with whole milk and sugar')
  expect(sweet.sugar - plain.sugar).toBeGreaterThan(7)
  expect(sweet.caffeine).toBe(plain.caffeine)
  const beside = describeDrink('a cup of coffee and a croissant')!
  expect(beside).toMatchObject({ calories: plain.calories, notUnderstood: ['croissant'] })
})

test('alcohol is no water, and drinks named together count each by its kind', () => {
  expect(describeDrink('a whisky')).toMatchObject({ hydrationValue: '0' })
  const both = describeDrink('240 ml beer and 240 ml water')!
  expect(both).toMatchObject({ volume: 480, hydrationValue: '0.5' })
})

test('no drink, no known drink and more than anybody drinks are no answer', () => {
  for (const details of ['a banana', 'qzxv wvut', '', '6 liters of water'])
    expect(describeDrink(details)).toBeUndefined()
})

test('a guessed size is said to be one and trusted less', () => {
  const guessed = describeDrink('espresso')!
  expect(guessed.analysis).toContain('a usual portion was taken')
  expect(guessed.confidence).toBeLessThan(describeDrink('30 ml espresso')!.confidence)
})

test('caffeine of a mixed drink is that of its parts', () => {
  const per100 = (name: string) => caffeinePer100(exactMatch(name.split(' '))!.food)
  expect(per100('coffee')).toBe(40)
  expect(per100('latte')).toBeCloseTo((60 / 350) * 212, 0)
  expect(per100('decaf coffee')).toBeLessThan(3)
  expect(per100('water')).toBe(0)
})

test('no drink of the table is left without a kind by accident, and none is stronger than espresso', () => {
  const others = foods()
    .filter((food) => isDrink(food) && drinkKindOf(food.name, food.contains.has('alcohol')) === 'other')
    .map((food) => food.name)
  expect(others).toEqual([
    'agua de jamaica',
    'ginger shot',
    'sattu drink',
    'non-alcoholic beer',
    'non-alcoholic wine',
    'virgin mojito',
  ])
  for (const food of foods().filter(isDrink)) expect(caffeinePer100(food), food.name).toBeLessThanOrEqual(212)
})

/** The preset's row in the food table. */
const rows: Record<string, string> = {
  water: 'water',
  black_coffee: 'coffee',
  green_tea: 'green tea',
  orange_juice: 'fresh orange juice',
  cola: 'cola',
  sports_drink: 'sports drink',
  milk: 'whole milk',
  beer: 'beer',
}

test.each(quickDrinks)('the sugar and caffeine of the preset $name are the food table’s', (preset) => {
  const food = foods().find(({ name }) => name === rows[preset.id])!
  const grams = preset.volume * food.gramsPerMillilitre!
  expect(preset.sugar).toBeCloseTo((food.per100.sugar * grams) / 100, 0)
  expect(preset.caffeine).toBeCloseTo((caffeinePer100(food) * grams) / 100, -0.5)
  expect(preset.protein).toBeCloseTo((food.per100.protein * grams) / 100, 0)
  expect(preset.fat).toBeCloseTo((food.per100.fat * grams) / 100, 0)
  expect(preset.drinkType).toBe(drinkKindOf(food.name, food.contains.has('alcohol')))
  expect(preset.hydrationValue).toBe(hydrationOf[preset.drinkType])
})
